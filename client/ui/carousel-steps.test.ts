import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepTo, turnsOf } from './carousel-steps.ts';

test('CARD-003 the arrows of a card go through its pictures and wrap around at both ends', () => {
  const at = (current: number) => ({ current, count: 5, seen: 1 });
  expect([0, 3, 4].map((current) => stepTo(at(current), 1))).toEqual([1, 4, 0]);
  expect([4, 1, 0].map((current) => stepTo(at(current), -1))).toEqual([3, 0, 4]);
  expect(stepTo({ current: 0, count: 1, seen: 1 }, 1)).toBe(0);
});

test('CARD-039 the arrows of a row of items go on by four, and not past its end', () => {
  const at = (current: number) => ({ current, count: 10, seen: 4 });
  expect([0, 4, 6].map((current) => stepTo(at(current), 4))).toEqual([4, 6, 0]);
  expect([6, 2, 0].map((current) => stepTo(at(current), -4))).toEqual([2, 0, 6]);
});

test('CARD-003 whatever a row holds, an arrow ends at one of its stops', () => {
  const whole = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(whole(40), whole(40), whole(8), fc.constantFrom(-4, -1, 1, 4), (current, count, seen, step) => {
      const next = stepTo({ current, count, seen: seen + 1 }, step);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(Math.max(count - seen - 1, 0));
    }),
  );
});

test('CARD-038 a swipe turns the picture from one sixth of the width on, in its own direction', () => {
  expect([49, 50, 299].map((moved) => turnsOf(moved, 300))).toEqual([0, 1, 1]);
  expect([-49, -50].map((moved) => turnsOf(moved, 300))).toEqual([0, -1]);
});
