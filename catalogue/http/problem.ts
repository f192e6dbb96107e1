import type { ProblemCode } from '#shared/catalogue/problem.ts';

interface ProblemOptions {
  readonly detail?: string;
  /** The parameter that a 400 is about, or the choice that is gone. */
  readonly field?: string;
  readonly currentTotalCents?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<ProblemCode, { status: number; title: string }>> = {
  BAD_REQUEST: { status: 400, title: 'A parameter is not right' },
  DATE_IN_THE_PAST: { status: 400, title: 'The date lies in the past' },
  NOT_FOUND: { status: 404, title: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method is not answered here' },
  PRICE_CHANGED: { status: 409, title: 'The price has changed' },
  SOLD_OUT: { status: 409, title: 'No room is left on these dates' },
  NOT_BOOKABLE: { status: 409, title: 'The stay cannot be booked like this' },
  IDEMPOTENCY_MISMATCH: { status: 409, title: 'The key was used for another order' },
  ALREADY_BOOKED: { status: 409, title: 'The same was booked a moment ago' },
  CHOICE_GONE: { status: 409, title: 'A choice is not offered like this any more' },
  TOO_LARGE: { status: 413, title: 'The body is too large' },
  UNAVAILABLE: { status: 503, title: 'The catalogue is busy' },
};

/** An application/problem+json answer (RFC 9457). */
export function createProblem(code: ProblemCode, { headers, ...extra }: ProblemOptions = {}): Response {
  const { status, title } = kinds[code];
  return new Response(JSON.stringify({ type: 'about:blank', title, status, code, ...extra }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
