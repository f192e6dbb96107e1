import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityPromo, crossedPrice, promoLabel, roundedPromo, savedAmount } from './promo.ts';

test('CARD-029 the reduction is a whole percentage, named or made by the two prices', () => {
  expect(roundedPromo({ sellPrice: 8000, refPrice: 10_000 })).toBe(20);
  expect(roundedPromo({ sellPrice: 8000, refPrice: 10_000, promo: 24.6 })).toBe(25);
  expect(roundedPromo({ sellPrice: 8000 })).toBe(0);
});

test('CARD-030 a label shows only from a rounded 10 percent', () => {
  expect(promoLabel({ sellPrice: 100, promo: 9.4 })).toBeUndefined();
  expect(promoLabel({ sellPrice: 100, promo: 9.5 })).toBe(10);
  expect(promoLabel({ sellPrice: 100, promo: 10 })).toBe(10);
});

test('CARD-031 an activity reduction below 5 percent is none', () => {
  expect([4.9, 5, 30, undefined].map(activityPromo)).toEqual([0, 5, 30, 0]);
});

test('QUOTE-004 only a higher reference price is crossed out, and the rest is saved', () => {
  expect([crossedPrice({ sellPrice: 80, refPrice: 100 }), savedAmount({ sellPrice: 80, refPrice: 100 })]).toEqual([
    100, 20,
  ]);
  expect([crossedPrice({ sellPrice: 80, refPrice: 80 }), savedAmount({ sellPrice: 80, refPrice: 80 })]).toEqual([
    undefined,
    0,
  ]);
  expect([crossedPrice({ sellPrice: 80, refPrice: 70 }), savedAmount({ sellPrice: 80, refPrice: 70 })]).toEqual([
    undefined,
    0,
  ]);
});

test('CARD-029 no price makes a negative reduction or saving', () => {
  const cents = fc.nat(1_000_000);
  const promo = fc.option(fc.double({ min: -50, max: 150, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(cents, fc.option(cents, { nil: undefined }), promo, (sellPrice, refPrice, named) => {
      const price = { sellPrice, refPrice, promo: named };
      expect(savedAmount(price)).toBeGreaterThanOrEqual(0);
      expect(roundedPromo(price) >= 0 && roundedPromo(price) <= 100).toBe(true);
      expect(promoLabel(price) ?? 10).toBeGreaterThanOrEqual(10);
    }),
  );
});
