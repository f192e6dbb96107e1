import type { AppMiddleware } from '../context.ts';

/** Names every request; the name goes into logs and, for support, into the answer. */
export const requestId: AppMiddleware = async function requestId(c, next) {
  const id = crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.header('x-request-id', id);
};
