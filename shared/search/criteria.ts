import type { StayDates } from '../calendar/stay-dates.ts';
import type { Bounds } from '../map/area.ts';
import { defaultParty, type Party } from '../party/party.ts';
import type { DestinationCategory } from './destination-category.ts';
import type { SortKey } from './sort.ts';

/** Where to search: the one geography key that is set, and its id. @rule FLOW-032 DEST-012 */
export interface DestinationKey {
  readonly category: DestinationCategory;
  readonly id: number;
}

/** A point, rounded to five decimals (a metre). */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** An optional lower and upper bound, both included; never min above max. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Everything a search can ask for, in one shape per meaning: dates are complete or absent, bounds are ordered, lists are
 * sorted and hold no value twice. Absent fields are not filtered by.
 * @rule FLOW-029 FLOW-030 FLOW-031 FLOW-032 FLOW-033 FLOW-034 FLOW-035
 */
export interface Criteria {
  readonly party: Party;
  readonly destination?: DestinationKey;
  /** The hotel whose offers the hotel flow lists. */
  readonly hotelId?: number;
  readonly point?: Point;
  /** Kilometres around the destination or point. */
  readonly distance?: Range;
  /** The area of the map; what lies outside is not found. @rule MAP-006 */
  readonly bounds?: Bounds;
  readonly dates?: StayDates;
  /** A wished length in nights; absent when dates say it. */
  readonly nights?: number;
  readonly theme?: number;
  /** Cents; totals of a stay. */
  readonly price?: Range;
  /** Cents; what gifting uses instead of `price`. */
  readonly singleVoucherPrice?: Range;
  readonly stars: readonly number[];
  readonly hotelScore?: number;
  readonly minHotelReviewScore?: number;
  /** Names of facilities; pets are `petsAllowed`. */
  readonly facilities: readonly string[];
  readonly petsAllowed: boolean;
  readonly hotelTypes: readonly string[];
  readonly hotelEnvironments: readonly string[];
  readonly hotelStyles: readonly string[];
  /** Ids of activities. */
  readonly tags: readonly number[];
  /** Absent means the order of `usualSort`; set with `withSort`, so that one search has one spelling. */
  readonly sort?: SortKey;
  readonly giftNights?: number;
  readonly hasInsurance: boolean;
}

/** The criteria of a search that asks for nothing: two adults, everything else open. @rule FLOW-041 PAX-007 */
export const defaultCriteria: Criteria = {
  party: defaultParty,
  stars: [],
  facilities: [],
  petsAllowed: false,
  hotelTypes: [],
  hotelEnvironments: [],
  hotelStyles: [],
  tags: [],
  hasInsurance: false,
};
