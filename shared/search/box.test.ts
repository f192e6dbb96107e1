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

test('FLOW-015 what the search box leaves open is no longer asked', () => {
  const { destination, theme } = searchFromBox(present, defaultCriteria);
  expect([destination, theme]).toEqual([undefined, undefined]);
});
