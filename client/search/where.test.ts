import { expect, test } from 'vitest';
import { keyOfWhere, parseWhere } from './where.ts';

const read = (text: string) => parseWhere(new URLSearchParams(text));

test('DEST-012 an address names a place by its key alone, and a point with its distance', () => {
  expect(read('region=8')).toEqual({ place: { category: 'region', id: 8, label: '' } });
  expect(read('lat=49.4&lng=0.2&distanceMax=30')).toEqual({ point: { lat: 49.4, lng: 0.2 }, distance: { max: 30 } });
});

test('DEST-012 keys that cannot be used name no place', () => {
  expect(read('city=&region=-8&lat=north&lng=0&distanceMax=far')).toEqual({});
});

test('DEST-014 two places of different categories are never the same search', () => {
  const keys = ['', 'city=8', 'region=8', 'lat=8&lng=8', 'city=8&distanceMax=8'].map((text) => keyOfWhere(read(text)));
  expect(new Set(keys).size).toBe(keys.length);
});
