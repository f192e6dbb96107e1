import { expect, test } from 'vitest';
import { giftDayStatus } from './gift-day.ts';

test('CAL-009 a day is included up to the nights and the amount of the gift, else it costs a supplement', () => {
  const gift = { nights: 2, amount: 20_000 };
  expect(giftDayStatus({ minLos: 2, amount: 20_000 }, gift)).toBe('included');
  expect(giftDayStatus({ minLos: 3, amount: 15_000 }, gift)).toBe('supplement');
  expect(giftDayStatus({ minLos: 1, amount: 20_001 }, gift)).toBe('supplement');
});

test('CAL-009 a day that is not listed is not available', () => {
  expect(giftDayStatus(undefined, { nights: 2, amount: 20_000 })).toBe('notAvailable');
});
