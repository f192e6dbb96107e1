import type { Context, MiddlewareHandler } from 'hono';
import type { Locale } from '#shared/locale/locales.ts';
import type { Routes } from '#shared/routes.ts';
import type { Bindings, Settings } from './env.ts';
import type { Upstream } from './upstream/client.ts';

/** What middleware has found out about the request by the time a route runs. */
export interface Variables {
  requestId: string;
  nonce: string;
  settings: Settings;
  locale: Locale;
  /** '' or '/fr' or '/nl'. */
  base: string;
  routes: Routes;
  /** Milliseconds since 1970; frozen by the `CLOCK` setting. */
  now: number;
  upstream: Upstream;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;
