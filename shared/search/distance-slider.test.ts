import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Criteria, defaultCriteria } from './criteria.ts';
import {
  distanceBounds,
  hasCentre,
  includeAround,
  settleDistance,
  toDistanceHandles,
  withDistance,
} from './distance-slider.ts';

const city: Criteria = { ...defaultCriteria, destination: { category: 'city', id: 7 } };
const around: Criteria = { ...defaultCriteria, point: { lat: 49, lng: 1 } };

test('FILT-010 left alone, a distance that limits something stays, and one that limits nothing is cleared', () => {
  const limited = { ...around, distance: { max: 80 } };
  expect(settleDistance(limited)).toBe(limited);
  expect(settleDistance({ ...around, distance: { min: 0, max: 300 } })).toEqual(around);
  expect(settleDistance(around)).toEqual(around);
});

test('FILT-018 offers around a city are those within 30 km, until they are taken out again', () => {
  expect(includeAround(city, true).distance).toEqual({ max: 30 });
  expect(includeAround({ ...city, distance: { max: 50 } }, false)).toEqual(city);
});

test('FILT-029 handles never leave the slider', () => {
  expect(toDistanceHandles({ ...around, distance: { min: 10, max: 900 } })).toEqual({ low: 10, high: 300 });
  expect(withDistance(around, { low: -5, high: 80 }).distance).toEqual({ max: 80 });
});

test('FILT-030 a city has ends of its own and keeps the upper one', () => {
  expect([distanceBounds(city), distanceBounds(around)]).toEqual([
    { min: 0, max: 100 },
    { min: 0, max: 300 },
  ]);
  expect(toDistanceHandles({ ...city, distance: { max: 250 } })).toEqual({ low: 0, high: 100 });
  expect(withDistance(city, { low: 0, high: 100 }).distance).toEqual({ max: 100 });
});

test('FILT-017 the whole slider is no distance at all', () => {
  expect(withDistance({ ...around, distance: { max: 30 } }, { low: 0, high: 300 })).toEqual(around);
});

test('FILT-019 distances count from a city, a sight or a point, and from nothing else', () => {
  const region: Criteria = { ...defaultCriteria, destination: { category: 'region', id: 1003 } };
  const sight: Criteria = { ...defaultCriteria, destination: { category: 'poi', id: 4001 } };
  expect([city, around, sight, region, defaultCriteria].map(hasCentre)).toEqual([true, true, true, false, false]);
});

test('FILT-026 handles in either order ask for the same distance, and it reads back', () => {
  const end = fc.integer({ min: -50, max: 500 });
  fc.assert(
    fc.property(end, end, fc.constantFrom(city, around), (low, high, criteria) => {
      const limited = withDistance(criteria, { low, high });
      expect(withDistance(criteria, { low: high, high: low })).toEqual(limited);
      expect(withDistance(criteria, toDistanceHandles(limited))).toEqual(limited);
    }),
  );
});
