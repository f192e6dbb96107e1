import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { describePriceLines, type Priced } from '#shared/checkout/price-lines.ts';
import type { AppContext } from '../context.ts';
import { loadPayLater, type PayLaterOffer } from '../pay-later/load-pay-later.ts';
import type { QuotedTerms } from './booked-stay.ts';
import type { CheckoutEntry } from './enter-checkout.ts';

/** How what is paid for this stay today could be paid later. @rule PAYL-003 */
export function loadPayLaterFor(
  c: AppContext,
  { address: { dates, party } }: CheckoutEntry,
  priced: Priced & QuotedTerms,
): Promise<PayLaterOffer> {
  const { today } = describePriceLines(priced, { adults: party.adults, nights: nightsOf(dates) });
  return loadPayLater(c, { amount: today, checkin: dates.checkin, cancellation: priced.cancellationPolicy });
}
