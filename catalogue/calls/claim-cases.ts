import { caseClaimRequest } from '#shared/catalogue/contact-case.ts';
import { noStore } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { isFromBinding } from '../http/is-from-binding.ts';
import { createProblem } from '../http/problem.ts';
import { readWrite } from '../http/read-write.ts';
import { claimCases } from '../queries/claim-cases.ts';

/** Hands out cases that wait, to the storefront only: nobody else may read what people wrote. */
export async function handleClaimCases({ request, db, now }: Asking): Promise<Response> {
  if (!isFromBinding(request)) return createProblem('NOT_FOUND');
  const asked = await readWrite(caseClaimRequest, request);
  if (!asked.ok) return asked.problem;
  const items = await claimCases(db, { claim: asked.value.key, limit: asked.value.body.limit, now });
  return Response.json({ items }, { headers: noStore });
}
