import type { Written } from '../queries/write-once.ts';
import { createProblem } from './problem.ts';

/** Nobody keeps what belongs to one person. */
export const noStore = { 'cache-control': 'no-store' };

/**
 * 201 for what was just written, 200 for the first answer to the same body, 409 and no content for any other; without
 * anything that was written, 503.
 */
export function answerWritten(written: Written | undefined, hash: string): Response {
  if (!written) return createProblem('UNAVAILABLE', { headers: { 'retry-after': '1' } });
  const { requestHash, answer, isMine } = written;
  if (isMine) return Response.json(answer, { status: 201, headers: noStore });
  if (requestHash !== hash) return createProblem('IDEMPOTENCY_MISMATCH');
  return Response.json(answer, { headers: noStore });
}
