import type { RenderedQuote } from '#client/stay/panel-stay.ts';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { Offer } from '#shared/catalogue/offer.ts';
import type { PlaceLink } from '#shared/catalogue/place.ts';
import type { ProductOffers } from '#shared/catalogue/quote.ts';
import type { VoucherPrices } from '#shared/catalogue/single-voucher.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { toPartyCounts } from '#shared/party/party.ts';
import { defaultCriteria } from '#shared/search/criteria.ts';
import { toSearchRequest } from '#shared/search/request.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext } from '../context.ts';
import type { Result } from '../upstream/outcome.ts';
import { criticalMs, deferredMs } from '../upstream/policies.ts';
import { loadQuote } from './load-quote.ts';

/** Critical: decides the status line and the head. @rule API-026 API-027 */
export function loadStay(c: AppContext, id: number): Promise<Result<WeekendDetail>> {
  return c.var.upstream.get('stay', { id }, { waitMs: criticalMs });
}

/** Deferred: the price of what the query asks for, so that the page is priced without script. @rule STAY-043 */
export async function loadRenderedQuote(c: AppContext, id: number, criteria: StayCriteria): Promise<RenderedQuote> {
  const { dates, party } = criteria;
  if (!dates) return undefined;
  const given = { id, checkin: dates.checkin, nights: nightsOf(dates), ...toPartyCounts(party) };
  const found = await loadQuote(c, given, deferredMs);
  return found.ok ? found.value : 'failed';
}

/** Deferred: the other stays of the hotel, cheapest first; `undefined` when they cannot be had. @rule API-030 */
export async function loadOthers(c: AppContext, id: number): Promise<ProductOffers | undefined> {
  const found = await c.var.upstream.get('productOffers', { id }, { waitMs: deferredMs });
  return found.ok ? found.value.filter(({ weekendId }) => weekendId !== id) : undefined;
}

/** Deferred: what the stay costs as a gift; `undefined` when it cannot be had. @rule STAY-047 */
export async function loadGiftPrices(c: AppContext, id: number): Promise<VoucherPrices | undefined> {
  const found = await c.var.upstream.get('voucherPrices', { id }, { waitMs: deferredMs });
  return found.ok ? found.value : undefined;
}

/** Stays beside those of the hotel itself that its page shows. */
const shownNearby = 3;

/** Deferred: stays of other hotels of a place; `undefined` when they cannot be had. @rule STAY-031 */
export async function loadNearby(
  c: AppContext,
  place: PlaceLink | undefined,
  hotelId: number,
): Promise<readonly Offer[] | undefined> {
  if (!place) return undefined;
  const criteria = { ...defaultCriteria, destination: { category: place.category, id: place.id } };
  const situation = { locale: c.var.locale, flow: 'booking', page: 0, exclude: [hotelId] } as const;
  const { locale: _, ...given } = toSearchRequest(criteria, situation);
  const asked = { ...given, limit: shownNearby, fetchPageModel: false };
  const found = await c.var.upstream.get('search', asked, { waitMs: deferredMs });
  return found.ok ? found.value.exactMatch : undefined;
}
