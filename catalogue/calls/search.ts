import { searchRequest } from '#shared/catalogue/search.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { findPlaceLinks } from '../queries/find-place-links.ts';
import { findStays } from '../queries/find-stays.ts';
import { loadHierarchy } from '../queries/load-hierarchy.ts';
import { constrainGift } from '../rules/constrain-gift.ts';
import { marketOf } from '../rules/market-of.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';
import { writePlaceLinks } from '../text/write-place-links.ts';
import { nameSearch, writeSearchPage } from '../text/write-search-page.ts';
import { decideCentre, findDestination, hasMiddle } from './destination.ts';
import { loadOffers } from './load-offers.ts';

const purposes = { booking: undefined, hotel: undefined, activity: undefined, gifting: 'gift' } as const;

/** @rule API-001 API-002 SERP-016 SERP-023 */
export async function handleSearch({ request, db, now }: Asking): Promise<Response> {
  const asked = readQuery(searchRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { orderBy, page, limit, fetchPageModel, ...given } = asked.value;
  const criteria = constrainGift(given);
  const { locale, adult, child, baby, checkin, flow } = criteria;
  const { language } = factsOf(locale);
  const placed = findDestination(db, criteria, language);
  const centre = decideCentre(criteria, hasMiddle(criteria) ? await placed : undefined);
  const [destination, { stays, total }] = await Promise.all([
    placed,
    findStays(db, criteria, centre, { orderBy, page, limit }),
  ]);
  const isPlace = destination && destination.category !== 'hotel';
  const [offers, links, locationHierarchy] = await Promise.all([
    loadOffers(db, stays, { language, party: { adult, child, baby }, checkin, now, purpose: purposes[flow] }),
    fetchPageModel ? findPlaceLinks(db, destination, marketOf(locale), language) : [],
    isPlace ? loadHierarchy(db, destination.id, language) : undefined,
  ]);
  return Response.json({
    exactMatch: offers,
    searchDetails: {
      totalCount: total,
      ...(destination && { destination, location: { latitude: destination.lat, longitude: destination.lng } }),
      ...(locationHierarchy && { locationHierarchy }),
      ...(destination?.category === 'city' && { cityId: destination.id }),
      ...(destination && criteria.distanceMax !== undefined && { destinationAround: destination.label }),
    },
    mainTitle: nameSearch(textsOf(language), destination?.label),
    ...(fetchPageModel && {
      pageModel: {
        ...writeSearchPage(textsOf(language), destination?.label),
        ...writePlaceLinks(productTextsOf(language), links, destination?.label, flow),
      },
    }),
  });
}
