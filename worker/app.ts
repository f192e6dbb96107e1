import { Hono } from 'hono';
import type { AppEnv } from './context.ts';
import { handleError } from './error/handle-error.tsx';
import { handleNotFound } from './error/not-found.tsx';
import { home } from './home/route.tsx';
import { locale, routedPath } from './middleware/locale.ts';
import { requestId } from './middleware/request-id.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { settings } from './middleware/settings.ts';

/** The site's table of contents: middleware in the order it runs, then the page families. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: routedPath });
  app.onError(handleError);
  app.notFound(handleNotFound);

  app.use(requestId);
  app.use(securityHeaders);
  app.use(settings);
  app.use(locale);

  app.route('/', home);
  return app;
}
