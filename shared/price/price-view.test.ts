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
