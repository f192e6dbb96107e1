import { clientErrorRequest } from '#shared/catalogue/client-error.ts';
import { answerWritten, noStore } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { readWrite } from '../http/read-write.ts';
import { insertClientError } from '../queries/insert-report.ts';

/** @rule API-040 API-041 */
export async function handleClientError({ request, db, now }: Asking): Promise<Response> {
  const asked = await readWrite(clientErrorRequest, request);
  if (!asked.ok) return asked.problem;
  const { body, key, hash } = asked.value;
  const answer = { kept: true };
  const written = await insertClientError(db, { idempotencyKey: key, requestHash: hash, answer, now, document: body });
  return written ? answerWritten(written, hash) : Response.json({ kept: false }, { headers: noStore });
}
