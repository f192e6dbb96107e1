import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideReturn, priceChange } from './price-change.ts';

test('QUOTE-009 a lower price says so', () => {
  expect(priceChange(31_800, 29_900)).toEqual({
    previous: 31_800,
    current: 29_900,
    difference: 1900,
    direction: 'lower',
  });
});

test('QUOTE-010 a higher price says so', () => {
  expect(priceChange(29_900, 31_800)).toEqual({
    previous: 29_900,
    current: 31_800,
    difference: 1900,
    direction: 'higher',
  });
});

test('QUOTE-021 the same price is no change, any other one is', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (previous, current) => {
      const change = priceChange(previous, current);
      expect(change === undefined).toBe(previous === current);
      if (change) expect(change.difference).toBeGreaterThan(0);
    }),
  );
  expect(priceChange(100, 100)).toBeUndefined();
});

test('QUOTE-011 closing the price update at checkout returns to the product', () => {
  expect(decideReturn({ product: 'stay', hasHistory: true })).toBe('stay');
  expect(decideReturn({ product: 'hotel', hasHistory: false })).toBe('hotel');
});

test('QUOTE-012 closing the price update elsewhere goes back, or home without a history', () => {
  expect([decideReturn({ hasHistory: true }), decideReturn({ hasHistory: false })]).toEqual(['back', 'home']);
});
