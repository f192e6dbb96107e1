import { partyKeys } from '../party/party.ts';
import { destinationCategories } from './destination-category.ts';

/**
 * Every key of the search criteria, in the order in which they are printed.
 * @rule FLOW-030 FLOW-031 FLOW-032 FLOW-033 FLOW-034 FLOW-035
 */
export const criteriaKeys = [
  ...destinationCategories,
  'hotelId',
  'lat',
  'lng',
  'distanceMin',
  'distanceMax',
  'bounds',
  'checkin',
  'checkout',
  'nights',
  partyKeys.adults,
  partyKeys.babies,
  partyKeys.children,
  partyKeys.singleRoom,
  'theme',
  'priceMin',
  'priceMax',
  'singleVoucherPriceMin',
  'singleVoucherPriceMax',
  'stars',
  'hotelScore',
  'minHotelReviewScore',
  'facilities',
  'petsAllowed',
  'hotelTypes',
  'hotelEnvironments',
  'hotelStyles',
  'tags',
  'sort',
  'giftNights',
  'hasInsurance',
] as const;
export type CriteriaKey = (typeof criteriaKeys)[number];

/** The keys that always stand in the query string, whichever container holds the criteria. @rule FLOW-036 */
export const queryKeys = ['flow', 'page', 'from'] as const;

/** Answers the first value of a key, `null` when there is none; `URLSearchParams` is one. */
export interface KeyReader {
  get(key: string): string | null;
}

/** Whether any search criterion is named with a value, usable or not; this decides whether the hash wins. */
export function hasCriteria(reader: KeyReader): boolean {
  return criteriaKeys.some((key) => Boolean(reader.get(key)));
}
