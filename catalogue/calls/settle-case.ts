import { settlementRequest } from '#shared/catalogue/contact-case.ts';
import { noStore } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { isFromBinding } from '../http/is-from-binding.ts';
import { createProblem } from '../http/problem.ts';
import { readBody } from '../http/read-request.ts';
import { settleCase } from '../queries/settle-case.ts';
import { nextAttemptAt } from '../rules/next-attempt.ts';

/** Notes what became of a claimed case. Settling twice changes nothing, and a lapsed claim settles nothing. */
export async function handleSettleCase({ request, parts, db, now }: Asking): Promise<Response> {
  if (!isFromBinding(request)) return createProblem('NOT_FOUND');
  const asked = await readBody(settlementRequest, request);
  if (!asked.ok) return asked.problem;
  const { claim, outcome } = asked.value;
  const entry = await settleCase(db, {
    number: parts.number ?? '',
    claim,
    state: outcome === 'failed' ? 'waiting' : outcome,
    dueAt: (attempts) => nextAttemptAt(attempts, now),
  });
  if (!entry) return createProblem('NOT_FOUND');
  const { state, dueAt } = entry;
  const next = state === 'waiting' ? { dueAt: new Date(dueAt).toISOString() } : {};
  return Response.json({ state, ...next }, { headers: noStore });
}
