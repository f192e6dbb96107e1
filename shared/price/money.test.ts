import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterGift, perAdult, perNight, perPerson } from './money.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });

test('CARD-034 the price per person is the total divided by the adults, rounded up to the euro', () => {
  expect(perAdult(15_900, 2)).toBe(8000);
  expect(perAdult(16_000, 2)).toBe(8000);
  expect(perAdult(16_001, 2)).toBe(8100);
  expect(perAdult(100, 1)).toBe(100);
});

test('CARD-034 the prices per person cover the total, by less than a euro each', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 20 }), (total, adults) => {
      const each = perAdult(total, adults);
      expect(each % 100).toBe(0);
      expect(each * adults).toBeGreaterThanOrEqual(total);
      expect((each - 100) * adults).toBeLessThan(Math.max(total, 1));
    }),
  );
});

test('CARD-032 the price per night rounds up to the cent', () => {
  expect([perNight(10_000, 3), perNight(10_000, 2), perNight(0, 3)]).toEqual([3334, 5000, 0]);
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 30 }), (total, nights) => {
      const over = perNight(total, nights) * nights - total;
      expect(over >= 0 && over < nights).toBe(true);
    }),
  );
});

test('CARD-033 an activity costs its price divided by the people', () => {
  expect(perPerson(9900, 2)).toBe(4950);
  expect(perPerson(9901, 2)).toBe(4951);
});

test('CARD-022 a gift takes its value off, never below zero', () => {
  expect([afterGift(15_000, 10_000), afterGift(5000, 10_000)]).toEqual([5000, 0]);
});

test('CARD-034 a party or stay of nothing is divided by one', () => {
  expect([perAdult(1000, 0), perNight(1000, 0), perPerson(1000, 0)]).toEqual([1000, 1000, 1000]);
});
