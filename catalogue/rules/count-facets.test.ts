import { expect, test } from 'vitest';
import type { Criteria } from '../queries/criteria.ts';
import type { FacetRow } from '../queries/load-facet-rows.ts';
import { facilityMask } from '../seed/facilities.ts';
import { countFacets } from './count-facets.ts';

const criteria: Criteria = { locale: 'fr_FR', flow: 'booking', adult: 2, child: 0, baby: 0 };

const cheap: FacetRow = [9000, 91, facilityMask(['wifi', 'spa']), 1, 4, 'design', 'hotel', 'sea', 0];
const dear: FacetRow = [30_000, 78, facilityMask(['wifi']), 0, 3, 'rustic', 'castle', 'forest', 0b1000];

test('FILT-002 without filters every stay counts for every kind', () => {
  const { counts, min, max } = countFacets([cheap, dear], criteria);
  expect([counts.stars.get(4), counts.stars.get(3), counts.stars.get(5)]).toEqual([1, 1, 0]);
  expect([counts.score.get(9), counts.score.get(8), counts.score.get(7)]).toEqual([1, 1, 2]);
  expect([counts.facility.get('wifi'), counts.facility.get('spa'), counts.facility.get('pets')]).toEqual([2, 1, 1]);
  expect([counts.price.get(5000), counts.price.get(25_000), min, max]).toEqual([1, 1, 9000, 30_000]);
  expect(counts.tag.get(4)).toBe(1);
});

test('FILT-002 a stay that fails one filter counts for that kind alone', () => {
  const { counts } = countFacets([cheap, dear], { ...criteria, stars: [4] });
  expect([counts.stars.get(4), counts.stars.get(3)]).toEqual([1, 1]);
  expect([counts.type.get('hotel'), counts.type.get('castle')]).toEqual([1, 0]);
});

test('FILT-002 a stay that fails two filters counts for none', () => {
  const { counts, max } = countFacets([cheap, dear], { ...criteria, stars: [4], priceMax: 10_000 });
  expect([counts.stars.get(3), counts.price.get(25_000), max]).toEqual([0, 0, 9000]);
});

test('FILT-036 pets count as a facility of their own', () => {
  const { counts } = countFacets([cheap, dear], { ...criteria, petsAllowed: true });
  expect(counts.type.get('castle')).toBe(0);
  expect(counts.facility.get('wifi')).toBe(2);
});

test('FILT-002 an unknown facility leaves no stay for the other kinds', () => {
  const { counts } = countFacets([cheap, dear], { ...criteria, facilities: ['helipad'] });
  expect([...counts.type.values()].every((count) => count === 0)).toBe(true);
});
