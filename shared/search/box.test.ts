import { expect, test } from 'vitest';
import { searchFromBox } from './box.ts';
import { type Criteria, defaultCriteria } from './criteria.ts';

const present: Criteria = {
  ...defaultCriteria,
  destination: { category: 'city', id: 1 },
  theme: 26,
  stars: [4],
  price: { max: 20000 },
  sort: 'promo',
};

test('FLOW-015 the search box replaces destination, dates, theme and party, and keeps filters and sort', () => {
  const party = { adults: 3, children: 1, babies: 0, singleRoom: true };
  const box: Criteria = { ...defaultCriteria, party, destination: { category: 'region', id: 9 }, nights: 2 };
  expect(searchFromBox(present, box)).toEqual({
    ...defaultCriteria,
    party,
    destination: { category: 'region', id: 9 },
    nights: 2,
    stars: [4],
    price: { max: 20000 },
    sort: 'promo',
  });
});

test('MAP-006 the area of the map stays until the search box names a place', () => {
  const bounds = { south: 48, west: -2, north: 50, east: 2 };
  const { destination: _, ...inArea } = { ...present, bounds };
  expect(searchFromBox(inArea, { ...defaultCriteria, nights: 2 }).bounds).toEqual(bounds);
  expect(
    searchFromBox(inArea, { ...defaultCriteria, destination: { category: 'city', id: 1 } }).bounds,
  ).toBeUndefined();
  expect(searchFromBox(inArea, { ...defaultCriteria, point: { lat: 49, lng: 0 } }).bounds).toBeUndefined();
});

test('FLOW-015 what the search box leaves open is no longer asked', () => {
  const { destination, theme } = searchFromBox(present, defaultCriteria);
  expect([destination, theme]).toEqual([undefined, undefined]);
});
