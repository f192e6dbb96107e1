import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDestination, parseDistance, parsePoint } from './destination.ts';
import { destinationCategories } from './destination-category.ts';

const read = (text: string) => new URLSearchParams(text);

test('FLOW-032 each of the nine geography keys names a destination', () => {
  expect(destinationCategories.map((category) => parseDestination(read(`${category}=7`)))).toEqual(
    destinationCategories.map((category) => ({ category, id: 7 })),
  );
});

test('DEST-014 only one geography key counts, and an unusable one is skipped', () => {
  expect(parseDestination(read('city=x&region=9'))).toEqual({ category: 'region', id: 9 });
  expect(parseDestination(read('region=9&city=5'))).toEqual({ category: 'city', id: 5 });
});

test('FLOW-032 a point needs both degrees, a distance one end', () => {
  expect(parsePoint(read('lat=48.85&lng=2.35'))).toEqual({ lat: 48.85, lng: 2.35 });
  expect(parsePoint(read('lat=48.85'))).toBeUndefined();
  expect(parseDistance(read('distanceMax=30'))).toEqual({ max: 30 });
  expect(parseDistance(read(''))).toBeUndefined();
});

test('FLOW-032 nonsense in a geography key names nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (nonsense) => {
      const reader = { get: () => nonsense };
      const found = parseDestination(reader);
      expect(found === undefined || found.id > 0).toBe(true);
      expect(Math.abs(parsePoint(reader)?.lat ?? 0)).toBeLessThanOrEqual(90);
      expect(parseDistance(reader)?.min ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
