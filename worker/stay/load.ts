import type { RenderedQuote } from '#client/stay/panel-stay.ts';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { ProductOffers } from '#shared/catalogue/quote.ts';
import type { Reviews } from '#shared/catalogue/reviews.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { toPartyCounts } from '#shared/party/party.ts';
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

/** Deferred: the newest reviews of the hotel; `undefined` when they cannot be had. @rule API-032 REV-019 */
export async function loadReviews(c: AppContext, hotelId: number): Promise<Reviews | undefined> {
  const given = { hotelId, client: 'msite', page: 0, withOtherLanguageFallback: true };
  const found = await c.var.upstream.get('reviews', given, { waitMs: deferredMs });
  return found.ok ? found.value : undefined;
}

/** Deferred: the other stays of the hotel, cheapest first; `undefined` when they cannot be had. @rule API-030 */
export async function loadOthers(c: AppContext, id: number): Promise<ProductOffers | undefined> {
  const found = await c.var.upstream.get('productOffers', { id }, { waitMs: deferredMs });
  return found.ok ? found.value.filter(({ weekendId }) => weekendId !== id) : undefined;
}
