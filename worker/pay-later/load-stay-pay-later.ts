import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';
import { loadPayLater, type PayLaterOffer } from './load-pay-later.ts';

/** How the from-price of a stay could be paid later; `undefined` without a price. Never rejects. @rule PAYL-003 */
export async function loadStayPayLater(
  c: AppContext,
  { priceInfo, cancellationPolicy }: WeekendDetail,
  { dates }: StayCriteria,
): Promise<PayLaterOffer | undefined> {
  if (!priceInfo) return undefined;
  return loadPayLater(c, { amount: priceInfo.sellPrice, checkin: dates?.checkin, cancellation: cancellationPolicy });
}
