import { expect, test } from 'vitest';
import { availabilityDay, checkoutNightsAnswer } from './availability.ts';
import { calls, formatPath } from './calls.ts';
import { offer } from './offer.ts';

test('API-026 the parts of a path are filled in and encoded', () => {
  expect(formatPath(calls.stay.path, { id: 1042 })).toBe('/weekend/1042/detail.json');
  expect(formatPath(calls.order.path, { number: '../x' })).toBe('/orders/..%2Fx');
  expect(() => formatPath(calls.stay.path, {})).toThrow('id');
});

test('CAL-010 CAL-011 a day reads the same whichever name its total has', () => {
  const day = { day: '2026-12-05', price: 6000 };
  expect(availabilityDay.parse({ ...day, amount: 12_000 })).toMatchObject({
    amount: 12_000,
    displayTotalPrice: 12_000,
  });
  expect(availabilityDay.parse({ ...day, displayTotalPrice: 12_000 })).toMatchObject({ amount: 12_000, minLos: 1 });
  expect(availabilityDay.parse(day)).toMatchObject({ amount: 6000, bestPriceOfTheMonth: false });
});

test('CAL-014 plain counts and priced ones read as the same list', () => {
  expect(checkoutNightsAnswer.parse([1, { nights: 2, total: 20_000 }, 0, 'x'])).toEqual([
    { nights: 1 },
    { nights: 2, total: 20_000 },
  ]);
});

test('CARD-013 a reference price reads the same under both of its names', () => {
  const bare = {
    id: 1,
    uri: '/weekend/1',
    label: 'A stay',
    images: [],
    hotel: { id: 1, label: 'A hotel', location: { label: 'A town' } },
    sellPrice: 8000,
    priceType: 'from-price',
    paxComposition: { adults: 2 },
    nights: 1,
    itemCategory: 'weekend',
  };
  expect(offer.parse({ ...bare, barPrice: 10_000 })).toMatchObject({ refPrice: 10_000, barPrice: 10_000 });
  expect(offer.parse({ ...bare, refPrice: 10_000 })).toMatchObject({ refPrice: 10_000, barPrice: 10_000 });
  expect(offer.safeParse({ ...bare, uri: '//elsewhere.example' }).success).toBe(false);
});
