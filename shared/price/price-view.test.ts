import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewPrice } from './price-view.ts';

const reduced = { sellPrice: 31_800, refPrice: 39_800, lowestPrice: 33_000, nights: 2, adults: 2 };

test('CARD-023 CARD-034 a price shows the part of a person, of a night and the total', () => {
  expect(viewPrice({ sellPrice: 31_900, nights: 3, adults: 2 })).toEqual({
    wording: 'from',
    perPerson: 16_000,
    total: 31_900,
    perNight: 10_634,
    nights: 3,
    adults: 2,
  });
});

test('CARD-029 a reduced price crosses out the reference and tells percentage, saving and lowest price', () => {
  expect(viewPrice(reduced)).toMatchObject({
    crossed: { perPerson: 19_900, total: 39_800 },
    promo: 20,
    saved: 8000,
    lowest: 33_000,
  });
});

test('CARD-030 a small reduction is crossed out without a label', () => {
  const view = viewPrice({ ...reduced, refPrice: 33_000 });
  expect(view.crossed?.total).toBe(33_000);
  expect(view).not.toHaveProperty('promo');
});

test('CARD-029 a reference that is not higher is not crossed out', () => {
  const view = viewPrice({ ...reduced, refPrice: 31_800 });
  expect(view).not.toHaveProperty('crossed');
  expect(view).not.toHaveProperty('lowest');
});

test('STAY-043 CARD-017 CARD-018 without dates the price is a from-price, with them the final one', () => {
  const wordings = (['from-price', 'final-price', 'gift', 'beneficiary', undefined] as const).map(
    (priceType) => viewPrice({ ...reduced, priceType }).wording,
  );
  expect(wordings).toEqual(['from', 'final', 'gift', 'beneficiary', 'from']);
});

test('CARD-029 CARD-030 QUOTE-004 whatever the prices, a reduction adds up: what is crossed out is the price and what is saved', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const some = fc.option(cents, { nil: undefined });
  const count = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(cents, some, some, count, count, (sellPrice, refPrice, lowestPrice, nights, adults) => {
      const view = viewPrice({ sellPrice, refPrice, lowestPrice, nights, adults });
      expect(view.crossed !== undefined).toBe(refPrice !== undefined && refPrice > sellPrice);
      if (!view.crossed) return;
      expect(view.total + (view.saved ?? 0)).toBe(view.crossed.total);
      expect(view.crossed.perPerson).toBeGreaterThanOrEqual(view.perPerson);
      if (view.promo !== undefined) expect(view.promo >= 10 && view.promo <= 100).toBe(true);
    }),
    { numRuns: 500 },
  );
});
