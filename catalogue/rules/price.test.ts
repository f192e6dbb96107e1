import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRooms, priceFields, priceLive, priceStay } from './price.ts';

const stay = { programmePrice: 4000, promo: 0, promoBefore: 0, discount: 0 };

const party = fc.record({ adult: fc.integer({ min: 1, max: 20 }), child: fc.integer({ min: 0, max: 10 }) });
const pricing = fc.record({
  programmePrice: fc.integer({ min: 0, max: 500 }).map((euros) => euros * 200),
  promo: fc.integer({ min: 0, max: 90 }),
  promoBefore: fc.integer({ min: 0, max: 90 }),
  discount: fc.constant(0),
  nights: fc.integer({ min: 39, max: 3000 }).map((euros) => euros * 100),
  rooms: fc.integer({ min: 1, max: 10 }),
});

test('QUOTE-004 nights count once a room, the programme once an adult and half a child', () => {
  expect(priceStay(stay, 10_000, 2, { adult: 3, child: 1 }).total).toBe(2 * 10_000 + 3 * 4000 + 2000);
});

test('QUOTE-001 a reduction is taken off the whole price and rounded to the euro', () => {
  const price = priceStay({ ...stay, promo: 15 }, 10_100, 1, { adult: 2, child: 0 });
  expect(price).toMatchObject({ reference: 18_100, total: 15_400 });
});

test('QUOTE-001 a reduced total is whole euros, and so is the lowest before, which the reduction of then makes', () => {
  fc.assert(
    fc.property(pricing, party, ({ nights, rooms, ...priced }, travellers) => {
      const { reference, total, lowest } = priceStay(priced, nights, rooms, travellers);
      expect(total % 100).toBe(0);
      expect(total).toBeLessThanOrEqual(reference);
      expect(lowest % 100).toBe(0);
      expect(lowest).toBeLessThanOrEqual(reference);
      expect(Math.sign(lowest - total)).toBeOneOf([0, Math.sign(priced.promo - priced.promoBefore)]);
    }),
  );
  expect(priceStay({ ...stay, promo: 20, promoBefore: 5 }, 12_000, 1, { adult: 2, child: 0 })).toEqual({
    reference: 20_000,
    total: 16_000,
    lowest: 19_000,
    extraDiscount: 0,
  });
});

test('QUOTE-001 STAY-025 a code that applies by itself is part of the reduction, and what it gives is told', () => {
  const price = priceStay({ ...stay, promo: 20, discount: 5 }, 12_000, 1, { adult: 2, child: 0 });
  expect(price).toMatchObject({ reference: 20_000, total: 16_000, extraDiscount: 1000 });
  expect(priceFields(price, 20)).toMatchObject({ sellPrice: 16_000, extraDiscount: 1000 });
});

test('QUOTE-021 a live price is never below the stored one and keeps its reference above itself', () => {
  fc.assert(
    fc.property(
      pricing,
      party,
      fc.integer({ min: 0, max: 50 }),
      ({ nights, rooms, ...priced }, travellers, percent) => {
        const stored = priceStay(priced, nights, rooms, travellers);
        const live = priceLive(stored, percent);
        expect(live.total).toBeGreaterThanOrEqual(stored.total);
        expect(live.reference).toBeGreaterThanOrEqual(live.total);
      },
    ),
  );
  expect(priceLive({ reference: 10_000, total: 10_000, lowest: 10_000, extraDiscount: 0 }, 6).total).toBe(10_600);
});

test('QUOTE-004 a party takes as many rooms as it fills, babies aside', () => {
  expect(countRooms({ adult: 2, child: 0 }, 2)).toBe(1);
  expect(countRooms({ adult: 2, child: 1 }, 2)).toBe(2);
  expect(countRooms({ adult: 2, child: 2 }, 5)).toBe(1);
});

test('CARD-029 a price that is not reduced shows neither reference nor reduction', () => {
  expect(priceFields({ reference: 10_000, total: 10_000, lowest: 10_000, extraDiscount: 0 }, 0)).toEqual({
    sellPrice: 10_000,
  });
  expect(priceFields({ reference: 10_000, total: 8000, lowest: 9500, extraDiscount: 0 }, 20)).toEqual({
    sellPrice: 8000,
    refPrice: 10_000,
    promo: 20,
    lowestPrice: 9500,
  });
});
