import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceActivity } from './activity-price.ts';

const walk = { price: 2500, promo: 0, least: 2, most: 6 };

test('ACT-017 an activity has no price below its smallest party and above its largest', () => {
  expect(priceActivity(walk, 1)).toBeUndefined();
  expect(priceActivity(walk, 2)).toMatchObject({ reference: 5000, total: 5000 });
  expect(priceActivity(walk, 7)).toBeUndefined();
});

test('ACT-012 from four people on everybody pays a tenth less, in whole euros', () => {
  expect(priceActivity(walk, 3)?.total).toBe(7500);
  expect(priceActivity(walk, 4)?.total).toBe(9000);
  expect(priceActivity({ ...walk, promo: 15 }, 4)).toMatchObject({ reference: 9000, total: 7700 });
});

test('ACT-012 a reduction never makes an activity dearer, and before it cost the whole price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 0, max: 90 }), (euros, promo) => {
      const price = priceActivity({ ...walk, price: euros, promo }, 2)!;
      expect(price.total).toBeLessThanOrEqual(Math.ceil(price.reference / 100) * 100);
      expect(price.lowest).toBe(price.reference);
      expect(price.total % 100).toBe(0);
    }),
  );
});
