import { voucherPricesRequest } from '#shared/catalogue/single-voucher.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadFares } from '../queries/load-fares.ts';
import { loadStay } from '../queries/load-stay.ts';
import { priceVoucher } from '../rules/price-voucher.ts';
import { validityMonths } from '../seed/gift-extras.ts';

/** @rule OPEN-047 SV-002 */
export async function handleVoucherPrices({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(voucherPricesRequest, request.url);
  if (!asked.ok) return asked.problem;
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, factsOf(asked.value.locale).language);
  if (!row) return createProblem('NOT_FOUND');
  const priceList = priceVoucher(row.stay, await loadFares(db, row.room.id));
  return Response.json({ priceList, isGiftable: priceList.length > 0, validityMonths: validityMonths.voucher });
}
