import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { Quote } from '#shared/catalogue/quote.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { describePriceLines } from '#shared/checkout/price-lines.ts';
import { isPriced } from '#shared/price/quote-failure.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';
import { loadPayLater, type PayLaterOffer } from './load-pay-later.ts';

/** How a stay can be paid later: what is paid today for a price with dates, else a stay at the from-price. */
export interface StayPayLater {
  readonly offer: PayLaterOffer;
  readonly isFrom: boolean;
}

/** How a stay could be paid later; `undefined` without any price. Never rejects. @rule PAYL-003 */
export async function loadStayPayLater(
  c: AppContext,
  stay: WeekendDetail,
  { dates, party }: StayCriteria,
  quote: Quote | undefined,
): Promise<StayPayLater | undefined> {
  const checkin = dates?.checkin;
  if (dates && quote && isPriced(quote)) {
    const { today } = describePriceLines(quote, { adults: party.adults, nights: nightsOf(dates) });
    const cancellation = quote.cancellationPolicy ?? stay.cancellationPolicy;
    return { offer: await loadPayLater(c, { amount: today, checkin, cancellation }), isFrom: false };
  }
  if (!stay.priceInfo) return undefined;
  const { sellPrice: amount } = stay.priceInfo;
  return { offer: await loadPayLater(c, { amount, checkin, cancellation: stay.cancellationPolicy }), isFrom: true };
}
