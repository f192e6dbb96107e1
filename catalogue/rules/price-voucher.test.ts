import { expect, test } from 'vitest';
import { isGiftable, priceVoucher } from './price-voucher.ts';

const stay = {
  programmePrice: 2000,
  regularPromo: 0,
  regularPromoBefore: 0,
  minNights: 1,
  maxNights: 4,
  published: 1,
  packageAvailable: 1,
  onSaleDays: null,
};
const fares = [
  { los: 1, bucket: 1, price: 8000 },
  { los: 1, bucket: 2, price: 9000 },
  { los: 1, bucket: 3, price: 11_000 },
  { los: 2, bucket: 1, price: 17_000 },
  { los: 2, bucket: 2, price: 18_000 },
  { los: 2, bucket: 3, price: 20_000 },
] as const;

test('GIFT-032 each length has a price for two in each bucket, the first is the price of the voucher', () => {
  expect(priceVoucher(stay, fares)).toEqual([
    { los: 1, sellPrice: 12_000, sellPrices: { 1: 12_000, 2: 13_000, 3: 15_000 }, extraUpsellAvailabilityAmount: 3000 },
    { los: 2, sellPrice: 21_000, sellPrices: { 1: 21_000, 2: 22_000, 3: 24_000 }, extraUpsellAvailabilityAmount: 3000 },
  ]);
});

test('GIFT-032 a lasting reduction lowers every bucket and tells the price before', () => {
  const [price] = priceVoucher({ ...stay, regularPromo: 10 }, fares);
  expect(price).toMatchObject({ sellPrice: 10_800, refPrice: 12_000, promo: 10, sellPrices: { 3: 13_500 } });
});

test('GIFT-035 a stay of two nights at least is not given for one', () => {
  expect(priceVoucher({ ...stay, minNights: 2 }, fares).map(({ los }) => los)).toEqual([2]);
});

test('GIFT-033 a stay that is off sale, unavailable or sold for a while only cannot be given', () => {
  const states = [{ published: 0 }, { packageAvailable: 0 }, { onSaleDays: 30 }];
  expect(states.map((state) => isGiftable({ ...stay, ...state }))).toEqual([false, false, false]);
  expect(priceVoucher({ ...stay, published: 0 }, fares)).toEqual([]);
  expect(priceVoucher(stay, [])).toEqual([]);
});
