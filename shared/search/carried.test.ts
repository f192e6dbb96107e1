import { expect, test } from 'vitest';
import { parseDate } from '../calendar/date.ts';
import { carriedCriteria } from './carried.ts';
import { type Criteria, defaultCriteria } from './criteria.ts';

const asked: Criteria = {
  ...defaultCriteria,
  dates: { checkin: parseDate('2026-12-05')!, checkout: parseDate('2026-12-07')! },
  party: { ...defaultCriteria.party, adults: 3 },
  stars: [4],
  theme: 26,
};

test('CARD-007 a product is opened with the dates and the party of the search, without its filters', () => {
  expect(carriedCriteria(asked)).toBe('checkin=2026-12-05&checkout=2026-12-07&nights=2&a=3');
});

test('CARD-007 a search for the default party without dates carries nothing', () => {
  expect(carriedCriteria({ ...defaultCriteria, stars: [5] })).toBe('');
});
