import { boxesFacetsRequest, boxFacetsRequest, voucherFacetsRequest } from '#shared/catalogue/beneficiary.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { staysOfBox } from '../queries/box-stays.ts';
import { anyGift } from './beneficiary-offers.ts';
import { answerFacets } from './facets.ts';
import { findBox } from './find-box.ts';

/** @rule API-017 */
export async function handleBoxFacets({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(boxFacetsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const found = await findBox(db, asked.value.locale, parts.code);
  return found ? answerFacets(db, asked.value, staysOfBox(found.box)) : createProblem('NOT_FOUND');
}

/** @rule API-017 */
export async function handleBoxesFacets({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(boxesFacetsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { code, ...wanted } = asked.value;
  if (code === undefined) return answerFacets(db, wanted, anyGift);
  const found = await findBox(db, wanted.locale, code);
  return found ? answerFacets(db, wanted, staysOfBox(found.box)) : createProblem('NOT_FOUND');
}

/** @rule API-018 */
export async function handleVoucherFacets({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(voucherFacetsRequest, request.url);
  return asked.ok ? answerFacets(db, asked.value, anyGift) : asked.problem;
}
