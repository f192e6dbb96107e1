import { analyticsBatch, pointsOfSale } from '#shared/catalogue/analytics.ts';
import { answerWritten, noStore } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readWrite } from '../http/read-write.ts';
import { insertAnalytics } from '../queries/insert-report.ts';

/** @rule API-042 TRACK-006 */
export async function handleAnalytics({ request, parts, db, now }: Asking): Promise<Response> {
  const pos = pointsOfSale.find((known) => known === parts.pos);
  if (pos === undefined) return createProblem('NOT_FOUND');
  const asked = await readWrite(analyticsBatch, request);
  if (!asked.ok) return asked.problem;
  const { body, key, hash } = asked.value;
  const requestHash = `${pos} ${hash}`;
  const writing = { idempotencyKey: key, requestHash, answer: { kept: true }, now, document: body, pos };
  const written = await insertAnalytics(db, writing);
  return written ? answerWritten(written, requestHash) : Response.json({ kept: false }, { headers: noStore });
}
