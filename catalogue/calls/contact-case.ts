import { contactCaseRequest } from '#shared/catalogue/contact-case.ts';
import { answerWritten } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { readWrite } from '../http/read-write.ts';
import { insertCase } from '../queries/insert-case.ts';
import { createCaseNumber } from '../rules/order-secrets.ts';

/** Keeps a message to customer care and, when it is to be forwarded, puts it into the outbox with it. @rule API-039 */
export async function handleContactCase({ request, db, now }: Asking): Promise<Response> {
  const asked = await readWrite(contactCaseRequest, request);
  if (!asked.ok) return asked.problem;
  const { body, key, hash } = asked.value;
  const { isForwarded, session: _, ...document } = body;
  const number = createCaseNumber();
  const written = await insertCase(db, {
    idempotencyKey: key,
    requestHash: hash,
    answer: { number, createdAt: new Date(now).toISOString() },
    now,
    number,
    document,
    isForwarded,
  });
  return answerWritten(written, hash);
}
