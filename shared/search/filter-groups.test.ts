import { expect, test } from 'vitest';
import { type Criteria, defaultCriteria } from './criteria.ts';
import {
  chosenOptions,
  clearFilters,
  countChosen,
  isFilterOffered,
  optionGroups,
  toggleOption,
} from './filter-groups.ts';

const chosen: Criteria = {
  ...defaultCriteria,
  tags: [4],
  facilities: ['spa'],
  petsAllowed: true,
  hotelTypes: ['castle'],
  minHotelReviewScore: 8,
  stars: [4, 5],
  price: { max: 20_000 },
  distance: { max: 30 },
};

test('FILT-015 activities, stars, facilities, types, environments and styles are added and removed by a toggle', () => {
  const added = (['tag', 'stars', 'facility', 'type', 'environment', 'style'] as const).reduce(
    (criteria, group) => toggleOption(criteria, group, group === 'tag' || group === 'stars' ? 3 : 'sea'),
    defaultCriteria,
  );
  expect(added).toEqual({
    ...defaultCriteria,
    tags: [3],
    stars: [3],
    facilities: ['sea'],
    hotelTypes: ['sea'],
    hotelEnvironments: ['sea'],
    hotelStyles: ['sea'],
  });
  expect(toggleOption(added, 'environment', 'sea').hotelEnvironments).toEqual([]);
});

test('FILT-016 a score replaces another, and goes when it is clicked again', () => {
  expect(toggleOption(chosen, 'score', 9).minHotelReviewScore).toBe(9);
  expect(toggleOption(chosen, 'score', 8)).not.toHaveProperty('minHotelReviewScore');
  expect(toggleOption({ ...defaultCriteria, hotelScore: 7 }, 'score', 7)).toEqual(defaultCriteria);
});

test('FILT-036 pets are chosen among the facilities and kept as a criterion of their own', () => {
  expect(chosenOptions(chosen, 'facility')).toEqual(['spa', 'pets']);
  const without = toggleOption(chosen, 'facility', 'pets');
  expect([without.petsAllowed, without.facilities]).toEqual([false, ['spa']]);
});

test('FILT-008 clearing groups takes all of them and nothing else', () => {
  const { price: _, ...rest } = chosen;
  expect(clearFilters(chosen, ['facility', 'price'])).toEqual({ ...rest, facilities: [], petsAllowed: false });
  expect(clearFilters(chosen, ['tag', 'facility', 'score', 'stars', 'type', 'price', 'distance'])).toEqual(
    defaultCriteria,
  );
});

test('SERP-003 every value in force counts, a price and a distance once', () => {
  expect(countChosen(chosen, ['facility', 'price'])).toBe(3);
  expect(countChosen(chosen, ['score', 'stars', 'type', 'distance'])).toBe(5);
  expect(countChosen(defaultCriteria, ['tag', 'price', 'distance'])).toBe(0);
});

test('FLOW-006 activities are filtered by kind, price and distance, and by nothing that only hotels have', () => {
  const groups = [...optionGroups, 'price', 'distance'] as const;
  expect(groups.filter((group) => isFilterOffered(group, 'activity'))).toEqual(['tag', 'price', 'distance']);
  expect(groups.every((group) => isFilterOffered(group, 'hotel'))).toBe(true);
});
