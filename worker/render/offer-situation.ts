import { useVisitor } from '#client/islands/language.tsx';
import { todayIn } from '#shared/calendar/date.ts';
import { isFlagOn } from '#shared/market/flags.ts';
import type { OfferSituation } from '#shared/offer/describe-offer.ts';
import { carriedCriteria } from '#shared/search/carried.ts';
import type { Container } from '#shared/search/container.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { defaultFlow, type Flow } from '#shared/search/flow.ts';
import { usePage } from './page-context.ts';

/** What decides how the offers of a list are shown; a list of no flow shows stays to book. */
export function useOfferSituation(asked: { criteria: Criteria; container: Container; flow?: Flow }): OfferSituation {
  const { locale, now, timeZone } = useVisitor();
  const { settings } = usePage();
  return {
    today: todayIn(now, timeZone),
    allIncentive: isFlagOn('allIncentive', locale, settings.flags),
    hasWishlist: isFlagOn('wishlist', locale, settings.flags),
    carried: carriedCriteria(asked.criteria),
    container: asked.container,
    flow: asked.flow ?? defaultFlow,
  };
}
