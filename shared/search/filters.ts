import type { Criteria, Range } from './criteria.ts';

/** One filter in force, as a chip shows it: a group and, of a list, one value. Prices are cents, distances km. */
export type ActiveFilter =
  | { readonly key: 'price' | 'singleVoucherPrice' | 'distance'; readonly value: Range }
  | { readonly key: 'theme' | 'hotelScore' | 'minHotelReviewScore'; readonly value: number }
  | { readonly key: 'stars' | 'tags'; readonly value: number }
  | { readonly key: 'facilities' | NamedList; readonly value: string }
  | { readonly key: 'petsAllowed'; readonly value: true };

/** The groups of filters; each can be cleared alone. */
export type FilterKey = ActiveFilter['key'];

type NamedList = 'hotelTypes' | 'hotelEnvironments' | 'hotelStyles';
type NumberList = 'stars' | 'tags';

const single = ['theme', 'hotelScore', 'minHotelReviewScore'] as const;
const ranges = ['price', 'singleVoucherPrice', 'distance'] as const;
const nameLists = ['facilities', 'hotelTypes', 'hotelEnvironments', 'hotelStyles'] as const;
const numberLists = ['stars', 'tags'] as const;

/** Every filter in force, in the order of the chips; destination, dates and party belong to the search box. */
export function activeFilters(criteria: Criteria): ActiveFilter[] {
  return [
    ...single.flatMap((key) => (criteria[key] === undefined ? [] : [{ key, value: criteria[key] }])),
    ...ranges.flatMap((key) => (criteria[key] === undefined ? [] : [{ key, value: criteria[key] }])),
    ...numberLists.flatMap((key) => criteria[key].map((value) => ({ key, value }))),
    ...nameLists.flatMap((key) => criteria[key].map((value) => ({ key, value }))),
    ...(criteria.petsAllowed ? [{ key: 'petsAllowed', value: true } as const] : []),
  ];
}

/** The criteria without one filter; of a list only its value goes. @rule FILT-008 FILT-015 */
export function clearFilter(criteria: Criteria, { key, value }: ActiveFilter): Criteria {
  switch (key) {
    case 'stars':
    case 'tags':
      return { ...criteria, [key]: criteria[key].filter((other) => other !== value) };
    case 'facilities':
    case 'hotelTypes':
    case 'hotelEnvironments':
    case 'hotelStyles':
      return { ...criteria, [key]: criteria[key].filter((other) => other !== value) };
    default:
      return clearGroup(criteria, key);
  }
}

/** The criteria without a whole group of filters. @rule FILT-008 */
export function clearGroup(criteria: Criteria, key: FilterKey): Criteria {
  if (key === 'petsAllowed') return { ...criteria, petsAllowed: false };
  if (isList(key)) return { ...criteria, [key]: [] };
  const { [key]: _, ...rest } = criteria;
  return rest;
}

/** The criteria without any filter; destination, dates, party and sort stay. */
export function clearAllFilters(criteria: Criteria): Criteria {
  const keys = [...single, ...ranges, ...numberLists, ...nameLists, 'petsAllowed'] as const;
  return keys.reduce<Criteria>(clearGroup, criteria);
}

/** The filters of a search in one shape; prices are whole euros, `budget` is the same in cents with its ends filled in. @rule FILT-001 */
export interface FilterState {
  readonly price: Range;
  readonly facilities: readonly string[];
  readonly score?: number;
  readonly hotelTypes: readonly string[];
  readonly hotelEnvironments: readonly string[];
  readonly hotelStyles: readonly string[];
  readonly stars: readonly number[];
  readonly distance: Range;
  /** Ids. */
  readonly activities: readonly number[];
  readonly isDistanceActive: boolean;
  readonly budget: Required<Range>;
}

/** The budget without a price filter, in cents: from 9 euros, and at most 1000 where no maximum is set. @rule FILT-027 OPEN-024 */
export const defaultBudget = { min: 900, max: 100_000 } as const;

/** What the criteria filter by; gifting has its price in `singleVoucherPrice`. @rule FILT-001 FILT-023 FILT-027 FILT-028 */
export function filterState(criteria: Criteria): FilterState {
  const cents = criteria.price ?? criteria.singleVoucherPrice ?? {};
  const { facilities, petsAllowed, hotelTypes, hotelEnvironments, hotelStyles, stars, distance = {}, tags } = criteria;
  const score = criteria.minHotelReviewScore ?? criteria.hotelScore;
  return {
    price: {
      ...(cents.min !== undefined && { min: cents.min / 100 }),
      ...(cents.max !== undefined && { max: cents.max / 100 }),
    },
    facilities: petsAllowed ? [...facilities, 'pets'] : facilities,
    ...(score !== undefined && { score }),
    hotelTypes,
    hotelEnvironments,
    hotelStyles,
    stars,
    distance,
    activities: tags,
    isDistanceActive: isDistanceActive(criteria),
    budget: { ...defaultBudget, ...cents },
  };
}

/**
 * How many groups of filters are in force: activities, stars, facilities, amenities (type, surroundings and style), score,
 * budget and distance count one each. @rule FILT-020
 */
export function countActive(criteria: Criteria): number {
  const state = filterState(criteria);
  const { budget, hotelTypes, hotelEnvironments, hotelStyles } = state;
  const groups = [
    state.activities.length,
    state.stars.length,
    state.facilities.length,
    hotelTypes.length + hotelEnvironments.length + hotelStyles.length,
    state.score,
    budget.min !== defaultBudget.min || budget.max !== defaultBudget.max,
    state.isDistanceActive,
  ];
  return groups.filter(Boolean).length;
}

/** Whether results are limited to a distance: as soon as one end of it is given. @rule FILT-017 */
export function isDistanceActive({ distance }: Criteria): boolean {
  return distance?.min !== undefined || distance?.max !== undefined;
}

/** The list with a value added, or removed where it was in it; ascending, each value once. @rule FILT-015 */
export function toggleValue<T extends string | number>(list: readonly T[], value: T): T[] {
  if (list.includes(value)) return list.filter((other) => other !== value);
  return [...new Set([...list, value])].toSorted((a, b) => (a < b ? -1 : 1));
}

/** The chosen score after a click on `clicked`: the same score again takes the filter away. @rule FILT-016 */
export function toggleScore(chosen: number | undefined, clicked: number): number | undefined {
  return chosen === clicked ? undefined : clicked;
}

/** Whether an option with so many results cannot be ticked; one that is ticked can always be taken off. @rule FILT-038 FILT-039 */
export function isOptionDisabled({ count, isSelected }: { count: number; isSelected: boolean }): boolean {
  return count === 0 && !isSelected;
}

function isList(key: string): key is NumberList | (typeof nameLists)[number] {
  return [...numberLists, ...nameLists].some((list) => list === key);
}
