import type { Criteria } from './criteria.ts';
import { clearGroup, type FilterKey, toggleScore, toggleValue } from './filters.ts';
import type { Flow } from './flow.ts';

/** The groups of options that facets count, under the names of the facets. @rule FILT-002 FILT-003 */
export const optionGroups = ['tag', 'facility', 'score', 'stars', 'type', 'environment', 'style'] as const;
export type OptionGroup = (typeof optionGroups)[number];

/** Everything the filter bar can clear. */
export type FilterGroup = OptionGroup | 'price' | 'distance';

/** What can be filtered by in a flow: activities have no hotel, so none of what hotels are told apart by. @rule FLOW-006 */
export function isFilterOffered(group: FilterGroup, flow: Flow): boolean {
  return flow !== 'activity' || group === 'tag' || group === 'price' || group === 'distance';
}

export type OptionValue = string | number;

/** The facility that is a criterion of its own. @rule FILT-036 */
export const petsFacility = 'pets';

/** The values that are the same in every search; the other groups are what the facets say. @rule FILT-004 FILT-040 */
export const fixedValues: Readonly<Partial<Record<OptionGroup, readonly number[]>>> = {
  score: [9, 8, 7],
  stars: [5, 4, 3],
};

const keysOf = {
  tag: ['tags'],
  facility: ['facilities', 'petsAllowed'],
  score: ['minHotelReviewScore', 'hotelScore'],
  stars: ['stars'],
  type: ['hotelTypes'],
  environment: ['hotelEnvironments'],
  style: ['hotelStyles'],
  price: ['price', 'singleVoucherPrice'],
  distance: ['distance'],
} as const satisfies Record<FilterGroup, readonly FilterKey[]>;

/** The values in force in a group of options, pets among the facilities. */
export function chosenOptions(criteria: Criteria, group: OptionGroup): readonly OptionValue[] {
  if (group === 'facility') return criteria.petsAllowed ? [...criteria.facilities, petsFacility] : criteria.facilities;
  if (group === 'score') return [scoreOf(criteria) ?? []].flat();
  return criteria[keysOf[group][0]];
}

/** The criteria with a value added to its group, or removed where it was in it; of scores there is one at most. @rule FILT-015 FILT-016 FILT-036 */
export function toggleOption(criteria: Criteria, group: OptionGroup, value: OptionValue): Criteria {
  switch (group) {
    case 'score': {
      const score = toggleScore(scoreOf(criteria), Number(value));
      const rest = clearFilters(criteria, ['score']);
      return score === undefined ? rest : { ...rest, minHotelReviewScore: score };
    }
    case 'tag':
    case 'stars': {
      const key = keysOf[group][0];
      return { ...criteria, [key]: toggleValue(criteria[key], Number(value)) };
    }
    default: {
      if (value === petsFacility && group === 'facility') return { ...criteria, petsAllowed: !criteria.petsAllowed };
      const key = keysOf[group][0];
      return { ...criteria, [key]: toggleValue(criteria[key], String(value)) };
    }
  }
}

/** The criteria without these groups. @rule FILT-008 */
export function clearFilters(criteria: Criteria, groups: readonly FilterGroup[]): Criteria {
  return groups.flatMap((group): readonly FilterKey[] => keysOf[group]).reduce<Criteria>(clearGroup, criteria);
}

/** How many values of these groups are in force; a price and a distance are one each. */
export function countChosen(criteria: Criteria, groups: readonly FilterGroup[]): number {
  const counts = groups.map((group) => {
    if (group === 'price' || group === 'distance') return keysOf[group].some((key) => criteria[key]) ? 1 : 0;
    return chosenOptions(criteria, group).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function scoreOf({ minHotelReviewScore, hotelScore }: Criteria): number | undefined {
  return minHotelReviewScore ?? hotelScore;
}
