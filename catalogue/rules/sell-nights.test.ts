import { expect, test } from 'vitest';
import { createNights, fewestRooms, leastNights, sell } from './sell-nights.ts';

const stay = { minNights: 1, maxNights: 4, programmePrice: 0, promo: 0, promoBefore: 0, discount: 0 };
const room = { maxCapacity: 2 };
const couple = { adult: 2, child: 0 };

/** Nights from day 100 on with these stocks, at 50 € each. */
const nightsOf = (...stocks: number[]) =>
  stocks.map((stock, index) => ({ day: 100 + index, price: 5000, stock, minStay: 1 }));

test('CAL-011 a stay sells when every night has a room', () => {
  const nights = createNights(stay, room, nightsOf(1, 2, 3), couple);
  expect(sell(nights, 100, 3)).toMatchObject({ nights: 3, nightsPrice: 15_000, available: 1 });
});

test('CAL-011 one night without a room, or one that is not there, ends it', () => {
  const nights = createNights(stay, room, nightsOf(1, 0, 1), couple);
  expect(sell(nights, 100, 2)).toBeUndefined();
  expect(sell(nights, 102, 2)).toBeUndefined();
  expect(sell(nights, 102, 1)).toBeDefined();
});

test('CAL-011 a party of two rooms needs two in every night', () => {
  const four = { adult: 4, child: 0 };
  expect(sell(createNights(stay, room, nightsOf(2, 2), four), 100, 2)?.price.total).toBe(20_000);
  expect(sell(createNights(stay, room, nightsOf(2, 1), four), 100, 2)).toBeUndefined();
});

test('CAL-014 lengths below the least and above the most are not sold', () => {
  const nights = createNights({ ...stay, minNights: 2 }, room, nightsOf(1, 1, 1, 1, 1, 1), couple);
  expect([1, 2, 3, 4, 5].filter((count) => sell(nights, 100, count))).toEqual([2, 3, 4]);
});

test('CAL-011 the day of arrival can ask for more nights than the stay', () => {
  const [first, ...rest] = nightsOf(1, 1, 1);
  const nights = createNights(stay, room, [{ ...first!, minStay: 2 }, ...rest], couple);
  expect(leastNights(nights, 100)).toBe(2);
  expect(leastNights(nights, 101)).toBe(1);
  expect(leastNights(nights, 99)).toBeUndefined();
  expect(sell(nights, 100, 1)).toBeUndefined();
});

test('CARD-025 the rooms left are the fewest of all nights', () => {
  expect(fewestRooms(nightsOf(4, 2, 3), 100, 3)).toBe(2);
  expect(fewestRooms(nightsOf(4, 2, 3), 100, 1)).toBe(4);
  expect(fewestRooms(nightsOf(4, 2, 3), 101, 3)).toBe(0);
});
