import type { AppMiddleware } from '../context.ts';
import { formatServerTiming } from '../upstream/cache-status.ts';
import { type Shared, upstreamOf } from '../upstream/request.ts';

/** Gives the request its catalogue client, and tells in `Server-Timing` what each call that has ended came to. */
export function upstream(shared?: Shared): AppMiddleware {
  return async function upstream(c, next) {
    const { settings, locale } = c.var;
    const client = upstreamOf({ settings, bindings: c.env, locale, executionCtx: c.executionCtx }, shared);
    c.set('upstream', client);
    await next();
    const timing = formatServerTiming(client.records());
    if (timing) c.header('server-timing', timing);
  };
}
