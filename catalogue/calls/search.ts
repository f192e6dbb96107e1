import { searchRequest } from '#shared/catalogue/search.ts';
import { factsOf, type Language } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { askTogether } from '../queries/ask-together.ts';
import { destinationOf } from '../queries/centre.ts';
import { countStays, selectStays } from '../queries/find-stays.ts';
import { type DestinationRow, selectDestination } from '../queries/select-destination.ts';
import { selectPlacesNear, selectRegions } from '../queries/select-place-links.ts';
import { constrainGift } from '../rules/constrain-gift.ts';
import { marketOf } from '../rules/market-of.ts';
import { countries } from '../seed/geography/countries.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';
import { writePlaceLinks } from '../text/write-place-links.ts';
import { nameSearch, writeSearchPage } from '../text/write-search-page.ts';
import { writeDestination } from './write-destination.ts';
import { writeOffers } from './write-offers.ts';

const purposes = { booking: undefined, hotel: undefined, activity: undefined, gifting: 'gift' } as const;

/** @rule API-001 API-002 SERP-016 SERP-023 */
export async function handleSearch({ request, db, now }: Asking): Promise<Response> {
  const asked = readQuery(searchRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { orderBy, page, limit, fetchPageModel, ...given } = asked.value;
  const criteria = constrainGift(given);
  const { locale, adult, child, baby, checkin, flow } = criteria;
  const { language } = factsOf(locale);
  const named = destinationOf(criteria);
  const wanted = { orderBy, page, limit, language };
  const answers = await askTogether(db, {
    stays: selectStays(db, criteria, wanted),
    destination: named && selectDestination(db, named, language),
    near: fetchPageModel && named ? selectPlacesNear(db, named, language) : undefined,
    regions: fetchPageModel ? selectRegions(db, marketOf(locale), language) : undefined,
  });
  const { stays, near } = answers;
  const [destination] = answers.destination ?? [];
  const links = (near?.length ? near : answers.regions) ?? [];
  return Response.json({
    exactMatch: writeOffers(stays, { language, party: { adult, child, baby }, checkin, now, purpose: purposes[flow] }),
    searchDetails: {
      totalCount: await countStays(db, criteria, wanted, stays),
      ...(destination && writeDestination(destination, criteria)),
      ...writeHierarchy(destination, language),
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

/** The region and the country that a place lies in; a country lies in none. @rule SERP-024 FALL-009 FALL-010 */
function writeHierarchy(place: DestinationRow | undefined, language: Language) {
  if (!place || place.category === 'hotel' || place.category === 'country') return {};
  const { id, names } = countries[place.country];
  return {
    locationHierarchy: {
      ...(place.regionId !== null && { region: { id: place.regionId, label: place.region, category: 'region' } }),
      country: { id, label: names[language], category: 'country' },
    },
  };
}
