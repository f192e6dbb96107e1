import type { Context } from 'hono';
import { createProblem } from './problem.ts';

/** What the database says when it is locked, overloaded or gone; none of it is the caller's fault, all of it passes. */
const passing =
  /SQLITE_BUSY|SQLITE_LOCKED|database is locked|overloaded|storage operation exceeded|connection lost|reset because|internal error; reference/i;

/** Answers what a handler threw: never a stack, never SQL. A database that does not answer is 503 with Retry-After. */
export function handleError(error: Error, context: Context): Response {
  console.error(`${context.req.method} ${context.req.path}`, error);
  if (isPassing(error)) return createProblem('UNAVAILABLE', { headers: { 'retry-after': '2' } });
  return new Response(JSON.stringify({ type: 'about:blank', title: 'The catalogue failed', status: 500 }), {
    status: 500,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}

/** The database's own words may lie under an error that only tells the query. */
function isPassing(error: unknown): boolean {
  return error instanceof Error && (passing.test(error.message) || isPassing(error.cause));
}
