import { type BookableWindow, nightsOf, parseNights, parseStayDates } from '../calendar/stay-dates.ts';
import { parseBounds, printBounds } from '../map/bounds.ts';
import { parseParty, printParty } from '../party/party.ts';
import type { Criteria, Range } from './criteria.ts';
import { parseDestination, parseDistance, parsePoint } from './destination.ts';
import { withSort } from './effective-sort.ts';
import { criteriaKeys, type KeyReader } from './keys.ts';
import { parseSort } from './sort.ts';
import {
  maxPrice,
  parseId,
  parseNames,
  parseNumbers,
  parseRange,
  parseSwitch,
  parseWhole,
  printDegrees,
} from './values.ts';

/**
 * The criteria that the keys of a hash or query hold. Keys that are unknown, repeated or unusable are as if absent, so
 * no text is an error; prices are cents, distances kilometres.
 * @rule FLOW-029 FLOW-030 FLOW-031 FLOW-032 FLOW-033 FLOW-034 FLOW-035 FILT-036 FILT-037 CAL-032
 */
export function parseCriteria(reader: KeyReader, window: BookableWindow): Criteria {
  const get = (key: string) => reader.get(key);
  const facilities = parseNames(get('facilities'));
  const dates = parseStayDates({ checkin: get('checkin'), checkout: get('checkout'), nights: get('nights') }, window);
  const criteria = {
    party: parseParty(get),
    ...present('destination', parseDestination(reader)),
    ...present('hotelId', parseId(get('hotelId'))),
    ...present('point', parsePoint(reader)),
    ...present('distance', parseDistance(reader)),
    ...present('bounds', parseBounds(get('bounds'))),
    ...present('dates', dates),
    ...present('nights', dates ? undefined : parseNights(get('nights'))),
    ...present('theme', parseId(get('theme'))),
    ...present('price', parseRange(get('priceMin'), get('priceMax'), maxPrice)),
    ...present('singleVoucherPrice', parseRange(get('singleVoucherPriceMin'), get('singleVoucherPriceMax'), maxPrice)),
    stars: parseNumbers(get('stars'), 1, 5),
    ...present('hotelScore', parseWhole(get('hotelScore'), 1, 10)),
    ...present('minHotelReviewScore', parseWhole(get('minHotelReviewScore'), 1, 10)),
    facilities: facilities.filter((name) => name !== 'pets'),
    petsAllowed: parseSwitch(get('petsAllowed')) || facilities.includes('pets'),
    hotelTypes: parseNames(get('hotelTypes')),
    hotelEnvironments: parseNames(get('hotelEnvironments')),
    hotelStyles: parseNames(get('hotelStyles')),
    tags: parseNumbers(get('tags'), 1, 999_999_999),
    ...present('giftNights', parseNights(get('giftNights'))),
    hasInsurance: parseSwitch(get('hasInsurance')),
  };
  return withSort<Criteria>(criteria, parseSort(get('sort')));
}

/**
 * The criteria as a query or hash string without its mark: keys in a fixed order, defaults left out, '' when nothing
 * is asked. {@link parseCriteria} reads the same criteria back.
 * @rule FLOW-029 CAL-017
 */
export function printCriteria(criteria: Criteria): string {
  const values = new Map<string, string>(printParty(criteria.party));
  const put = (key: string, value: number | string | undefined) => {
    if (value !== undefined && value !== '') values.set(key, String(value));
  };
  const putRange = (name: string, range: Range | undefined) => {
    put(`${name}Min`, range?.min);
    put(`${name}Max`, range?.max);
  };
  const { destination, point, dates } = criteria;
  if (destination) put(destination.category, destination.id);
  put('hotelId', criteria.hotelId);
  put('lat', point && printDegrees(point.lat));
  put('lng', point && printDegrees(point.lng));
  putRange('distance', criteria.distance);
  put('bounds', criteria.bounds && printBounds(criteria.bounds));
  put('checkin', dates?.checkin);
  put('checkout', dates?.checkout);
  put('nights', dates ? nightsOf(dates) : criteria.nights);
  put('theme', criteria.theme);
  putRange('price', criteria.price);
  putRange('singleVoucherPrice', criteria.singleVoucherPrice);
  put('hotelScore', criteria.hotelScore);
  put('minHotelReviewScore', criteria.minHotelReviewScore);
  for (const list of ['stars', 'facilities', 'hotelTypes', 'hotelEnvironments', 'hotelStyles', 'tags'] as const) {
    put(list, criteria[list].join(','));
  }
  put('petsAllowed', criteria.petsAllowed ? '1' : '');
  put('sort', withSort(criteria, criteria.sort).sort);
  put('giftNights', criteria.giftNights);
  put('hasInsurance', criteria.hasInsurance ? '1' : '');
  const entries = criteriaKeys.flatMap((key): [string, string][] => {
    const value = values.get(key);
    return value === undefined ? [] : [[key, value]];
  });
  return new URLSearchParams(entries).toString();
}

/** Whether two searches ask for the same; the adults that one leaves out count as two. @rule FLOW-038 FILT-011 */
export function isSameSearch(a: Criteria, b: Criteria): boolean {
  return printCriteria(a) === printCriteria(b);
}

function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}
