import type { Offer } from '#shared/catalogue/offer.ts';
import { defaultCriteria } from '#shared/search/criteria.ts';
import type { Flow } from '#shared/search/flow.ts';
import { toSearchRequest } from '#shared/search/request.ts';
import type { AppContext } from '../context.ts';
import { deferredMs } from '../upstream/policies.ts';

/** Offers in the block of the home page. */
const shownOffers = 6;

/** The best offers of the flow; `undefined` when they cannot be had in time. Never throws. */
export async function loadTopOffers(c: AppContext, flow: Flow): Promise<readonly Offer[] | undefined> {
  const asked = toSearchRequest(defaultCriteria, { locale: c.var.locale, flow, page: 0 });
  const { locale: _, ...given } = asked;
  const result = await c.var.upstream.get(
    'search',
    { ...given, limit: shownOffers, orderBy: 'popularity', fetchPageModel: false },
    { waitMs: deferredMs },
  );
  return result.ok ? result.value.exactMatch : undefined;
}
