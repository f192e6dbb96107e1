import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { printActivityDays } from '#shared/checkout/activity-days.ts';
import type { CheckoutAddress } from '#shared/checkout/checkout-address.ts';
import { toPartyCounts } from '#shared/party/party.ts';
import { isPriced, type PricedQuote, quoteFailure } from '#shared/price/quote-failure.ts';
import type { AppContext } from '../context.ts';

/** The price of this moment, or why there is none. */
type QuoteOutcome =
  | { readonly kind: 'priced'; readonly quote: PricedQuote }
  | { readonly kind: 'unavailable' | 'failed' };

/** Reasons that other dates or another party can cure. @rule QUOTE-018 QUOTE-019 */
const cured: ReadonlySet<string> = new Set(['DATE_IN_THE_PAST', 'PACKAGE_UNAVAILABLE', 'NOT_BOOKABLE', 'SOLD_OUT']);

export function isCuredByOtherDates(code: string | undefined): boolean {
  return code !== undefined && cured.has(code);
}

/** Asks for the price again as checkout starts; never a stored one. @rule QUOTE-020 QUOTE-025 QUOTE-026 API-013 */
export async function loadQuote(c: AppContext, address: CheckoutAddress, waitMs?: number): Promise<QuoteOutcome> {
  const { id, dates, party, activities } = address;
  const found = await c.var.upstream.get(
    'realtimeQuote',
    {
      id,
      checkin: dates.checkin,
      night: nightsOf(dates),
      ...toPartyCounts(party),
      ...(activities.length > 0 && { activitySelectionList: printActivityDays(activities) }),
    },
    waitMs === undefined ? {} : { waitMs },
  );
  if (found.ok && isPriced(found.value)) return { kind: 'priced', quote: found.value };
  const reason = found.ok ? quoteFailure(found.value) : (found.problem?.code ?? found.reason);
  logFailure(c, reason);
  return { kind: isCuredByOtherDates(reason) ? 'unavailable' : 'failed' };
}

function logFailure(c: AppContext, reason: string | undefined): void {
  const message = 'Availabilities or quote error during the init checkout';
  console.warn(JSON.stringify({ level: 'warn', requestId: c.var.requestId, message, reason }));
}
