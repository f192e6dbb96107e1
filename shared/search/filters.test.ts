import { expect, test } from 'vitest';
import { type Criteria, defaultCriteria } from './criteria.ts';
import {
  activeFilters,
  clearAllFilters,
  clearFilter,
  clearGroup,
  countActive,
  filterState,
  isDistanceActive,
  isOptionDisabled,
  toggleScore,
  toggleValue,
} from './filters.ts';

const filtered: Criteria = {
  ...defaultCriteria,
  destination: { category: 'city', id: 7 },
  theme: 26,
  stars: [4, 5],
  price: { min: 9000 },
  facilities: ['pool'],
  petsAllowed: true,
};

test('FILT-008 each filter in force is listed, one entry for each value of a list', () => {
  expect(activeFilters(filtered)).toEqual([
    { key: 'theme', value: 26 },
    { key: 'price', value: { min: 9000 } },
    { key: 'stars', value: 4 },
    { key: 'stars', value: 5 },
    { key: 'facilities', value: 'pool' },
    { key: 'petsAllowed', value: true },
  ]);
  expect(activeFilters(defaultCriteria)).toEqual([]);
});

test('FILT-008 clearing a group takes all of it and nothing else', () => {
  expect(clearGroup(filtered, 'stars')).toEqual({ ...filtered, stars: [] });
  expect(clearGroup(filtered, 'price')).not.toHaveProperty('price');
  expect(clearGroup(filtered, 'petsAllowed').petsAllowed).toBe(false);
});

test('FILT-008 clearing one filter after the other leaves the search without filters', () => {
  const cleared = activeFilters(filtered).reduce(clearFilter, filtered);
  expect(cleared).toEqual({ ...defaultCriteria, destination: { category: 'city', id: 7 } });
  expect(clearAllFilters(filtered)).toEqual(cleared);
});

test('FILT-015 a toggle adds the value, or removes it where it was', () => {
  expect(toggleValue([3, 5], 4)).toEqual([3, 4, 5]);
  expect(toggleValue([3, 4, 5], 4)).toEqual([3, 5]);
  expect(toggleValue(['pool'], 'bar')).toEqual(['bar', 'pool']);
});

test('FILT-015 a single value of a list is cleared alone', () => {
  expect(clearFilter(filtered, { key: 'stars', value: 4 }).stars).toEqual([5]);
});

test('FILT-016 the same score again takes the score away', () => {
  expect(toggleScore(undefined, 8)).toBe(8);
  expect(toggleScore(8, 9)).toBe(9);
  expect(toggleScore(9, 9)).toBeUndefined();
});

test('FILT-017 the distance is active with either end', () => {
  expect(isDistanceActive(defaultCriteria)).toBe(false);
  expect(isDistanceActive({ ...defaultCriteria, distance: { min: 0 } })).toBe(true);
  expect(isDistanceActive({ ...defaultCriteria, distance: { max: 30 } })).toBe(true);
});

test('FILT-020 the count adds one for each group, whatever its number of values', () => {
  expect(countActive(filtered)).toBe(3);
  expect(countActive({ ...filtered, tags: [1, 2], hotelStyles: ['a'], hotelScore: 8, distance: { max: 30 } })).toBe(7);
  expect(countActive(defaultCriteria)).toBe(0);
});

test('FILT-020 FILT-027 a price counts when it is off the default budget', () => {
  expect(countActive({ ...defaultCriteria, price: { max: 20_000 } })).toBe(1);
  expect(countActive({ ...defaultCriteria, singleVoucherPrice: { min: 5000 } })).toBe(1);
  expect(countActive({ ...defaultCriteria, price: {} })).toBe(0);
});

test('FILT-001 FILT-023 FILT-027 the state of the filters holds prices in euros, and the budget in cents up to 1000 euros', () => {
  expect(filterState(filtered)).toEqual({
    price: { min: 90 },
    facilities: ['pool', 'pets'],
    hotelTypes: [],
    hotelEnvironments: [],
    hotelStyles: [],
    stars: [4, 5],
    distance: {},
    activities: [],
    isDistanceActive: false,
    budget: { min: 9000, max: 100_000 },
  });
  expect(filterState({ ...defaultCriteria, hotelScore: 8, distance: { max: 30 } })).toMatchObject({
    score: 8,
    distance: { max: 30 },
    isDistanceActive: true,
    budget: { min: 900, max: 100_000 },
  });
});

test('FILT-038 FILT-039 an option without results is disabled unless it is selected', () => {
  expect(isOptionDisabled({ count: 0, isSelected: false })).toBe(true);
  expect(isOptionDisabled({ count: 0, isSelected: true })).toBe(false);
  expect(isOptionDisabled({ count: 1, isSelected: false })).toBe(false);
});
