import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../context.ts';
import { formatCacheStatus } from '../upstream/cache-status.ts';
import type { Failure } from '../upstream/outcome.ts';

/** Says on the answer what the last upstream call behind it came to (RFC 9211). */
export function reportCall(c: AppContext): void {
  const last = c.var.upstream.records().at(-1);
  if (last) c.header('cache-status', formatCacheStatus(last));
}

/** A view model; `maxAge` in seconds is how long the browser that asked may keep it. */
export function sendView(c: AppContext, view: object, maxAge: number): Response {
  reportCall(c);
  c.header('cache-control', maxAge > 0 ? `private, max-age=${maxAge}` : 'no-store');
  return c.json(view);
}

/** A parameter that makes no sense: 400 with its name (RFC 9457). */
export function sendNonsense(c: AppContext, field: string): Response {
  return sendProblem(c, 400, { code: 'BAD_REQUEST', title: `The parameter ${field} cannot be used`, field });
}

/** What upstream could not answer: 404 for what is not there, 400 for what it refused, else 503 to be tried again. */
export function sendFailure(c: AppContext, failure: Failure): Response {
  reportCall(c);
  if (failure.reason === 'not-found') return sendProblem(c, 404, { code: 'NOT_FOUND', title: 'Not found' });
  if (failure.reason === 'refused') {
    const { code = 'BAD_REQUEST', title = 'The request was refused', field } = failure.problem ?? {};
    return sendProblem(c, 400, { code, title, ...(field && { field }) });
  }
  c.header('retry-after', '5');
  return sendProblem(c, 503, { code: 'UNAVAILABLE', title: 'The catalogue does not answer' });
}

interface Told {
  readonly code: string;
  readonly title: string;
  readonly field?: string;
  /** Of a form: why each of its fields cannot be used. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** An application/problem+json answer (RFC 9457). */
export function sendProblem(c: AppContext, status: ContentfulStatusCode, told: Told): Response {
  c.header('cache-control', 'no-store');
  return c.body(JSON.stringify({ type: 'about:blank', status, ...told }), status, {
    'content-type': 'application/problem+json',
  });
}
