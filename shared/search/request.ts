import { nightsOf } from '../calendar/stay-dates.ts';
import type { Request } from '../catalogue/calls.ts';
import type { FacetProperty } from '../catalogue/facets.ts';
import type { Locale } from '../locale/locales.ts';
import { printBounds } from '../map/bounds.ts';
import { activityParticipants, constrainParticipants } from '../party/participants.ts';
import { defaultParty, toPartyCounts } from '../party/party.ts';
import type { Criteria } from './criteria.ts';
import { effectiveSort } from './effective-sort.ts';
import type { Flow } from './flow.ts';

/** What a search asks besides its criteria; `page` counts from 0, `exclude` holds ids of hotels to leave out. */
export interface SearchContext {
  readonly locale: Locale;
  readonly flow: Flow;
  readonly page: number;
  readonly exclude?: readonly number[];
}

/** Of one activity centre a search lists no more. @rule SERP-026 */
const activitiesPerCenter = 20;

/** The inputs of the search call for a page of results. @rule API-001 FLOW-037 FLOW-039 FLOW-040 FILT-028 FILT-035 FILT-036 FILT-037 */
export function toSearchRequest(criteria: Criteria, context: SearchContext): Request<'search'> {
  return {
    ...toCriteriaRequest(criteria, context.locale, context.flow),
    orderBy: effectiveSort(criteria, context.flow),
    page: context.page,
    ...(context.exclude?.length && { exclude: context.exclude.slice(0, 50).join(',') }),
  };
}

/**
 * The body of a search for activities: the criteria of the search, of which dates say nothing here, for one or two
 * people.
 * @rule API-007 FLOW-006 PAX-013
 */
export function toActivityRequest(
  criteria: Criteria,
  { locale, page }: Pick<SearchContext, 'locale' | 'page'>,
): Omit<Request<'activitySearch'>, 'locale'> {
  const { dates: _, nights: _1, ...lasting } = criteria;
  const adults = constrainParticipants(criteria.party.adults, activityParticipants);
  const asked = toSearchRequest({ ...lasting, party: { ...defaultParty, adults } }, { locale, flow: 'activity', page });
  const { locale: _2, flow: _3, orderBy, page: _4, ...rest } = asked;
  return { criteria: rest, orderBy, page, numberOfPackagesPerHotel: activitiesPerCenter };
}

/** The inputs of the facets call for the same criteria. @rule API-005 FILT-003 */
export function toFacetsRequest(
  criteria: Criteria,
  context: Pick<SearchContext, 'locale' | 'flow'>,
  properties: readonly FacetProperty[],
): Request<'facets'> {
  return {
    ...toCriteriaRequest(criteria, context.locale, context.flow),
    orderBy: 'priceQuality',
    withNames: true,
    propertiesRequested: properties.join(','),
  };
}

function toCriteriaRequest(criteria: Criteria, locale: Locale, flow: Flow) {
  const isGift = flow === 'gifting';
  const { destination, point, distance, bounds, theme, hotelId } = criteria;
  const score = criteria.minHotelReviewScore ?? criteria.hotelScore;
  const price = isGift ? undefined : criteria.price;
  const giftPrice = isGift ? criteria.singleVoucherPrice : undefined;
  const giftNights = isGift && isGiftLength(criteria.giftNights) ? criteria.giftNights : undefined;
  const dates = isGift ? undefined : criteria.dates;
  const nights = dates ? nightsOf(dates) : criteria.nights;
  return {
    locale,
    flow,
    ...(destination && { [destination.category]: destination.id }),
    ...(hotelId !== undefined && { hotelId }),
    ...(theme !== undefined && { theme }),
    ...(point && { lat: point.lat, lng: point.lng }),
    ...(distance?.min !== undefined && { distanceMin: distance.min }),
    ...(distance?.max !== undefined && { distanceMax: distance.max }),
    ...(price?.min !== undefined && { priceMin: price.min }),
    ...(price?.max !== undefined && { priceMax: price.max }),
    ...(giftPrice?.min !== undefined && { singleVoucherPriceMin: giftPrice.min }),
    ...(giftPrice?.max !== undefined && { singleVoucherPriceMax: giftPrice.max }),
    ...(giftNights !== undefined && { giftNights }),
    ...(bounds && { bounds: printBounds(bounds) }),
    ...list('stars', criteria.stars),
    ...(score !== undefined && { minHotelReviewScore: score }),
    ...list('hotelType', criteria.hotelTypes.filter(isCode)),
    ...list('hotelEnvironment', criteria.hotelEnvironments.filter(isCode)),
    ...list('hotelStyle', criteria.hotelStyles.filter(isCode)),
    ...list('facilities', criteria.facilities.filter(isCode)),
    ...(criteria.petsAllowed && { petsAllowed: true }),
    ...list('tags', criteria.tags),
    ...(dates && { checkin: dates.checkin }),
    ...(nights !== undefined && !isGift && { night: nights }),
    ...toPartyCounts(isGift ? defaultParty : criteria.party),
  };
}

/** The comma list of a key; nothing where the list is empty. @rule FILT-037 */
function list<K extends string>(key: K, values: readonly (string | number)[]): { readonly [P in K]?: string } {
  return values.length === 0 ? {} : ({ [key]: values.join(',') } as { readonly [P in K]: string });
}

/** Whether a stay of so many nights can be given; any other would have the whole search refused. */
function isGiftLength(nights: number | undefined): boolean {
  return nights !== undefined && nights <= 3;
}

/** Whether a name can be one of the catalogue's codes; any other would have the whole search refused. */
function isCode(name: string): boolean {
  return /^[a-z]{2,30}$/.test(name);
}
