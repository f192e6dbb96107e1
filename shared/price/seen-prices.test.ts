import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePrices, parseSeenPrices, printSeenPrice } from './seen-prices.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const cents = fc.integer({ min: 0, max: 100_000_000 });

test('SERP-020 the prices that a list showed read back from what they print', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(id, cents), { selector: ([key]) => key, maxLength: 24 }), (entries) => {
      const text = entries.map(([stay, total]) => printSeenPrice(stay, total)).join();
      expect([...parseSeenPrices(text)]).toEqual(entries);
    }),
  );
});

test('SERP-020 nonsense in the place of prices is dropped, and never more than a page of them is read', () => {
  expect([...parseSeenPrices('900001-15000,x,7,7-,-7,8--1,9-1-2,900001-1,1e3-5,10-NaN')]).toEqual([[900_001, 15_000]]);
  expect(parseSeenPrices(null).size).toBe(0);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.nat()).map((list) => list.map((n) => `${n}-1`).join(',')),
      ),
      (text) => {
        expect(parseSeenPrices(text).size).toBeLessThanOrEqual(24);
      },
    ),
  );
});

test('SERP-020 a stay that costs more or less is told with both prices and what lies between them', () => {
  const seen = new Map([
    [1, 10_000],
    [2, 20_000],
    [3, 30_000],
  ]);
  const listed = [
    { id: 3, sellPrice: 28_000 },
    { id: 2, sellPrice: 20_000 },
    { id: 1, sellPrice: 10_001 },
  ];
  expect(comparePrices(seen, listed)).toEqual([
    { stay: listed[0], previous: 30_000, current: 28_000, difference: 2000, direction: 'lower' },
    { stay: listed[2], previous: 10_000, current: 10_001, difference: 1, direction: 'higher' },
  ]);
});

test('SERP-020 a stay that was not seen, is gone, or costs the same is no change', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id, sellPrice: cents })), (listed) => {
      expect(comparePrices(new Map(), listed)).toEqual([]);
      expect(
        comparePrices(new Map(listed.map((stay) => [stay.id, stay.sellPrice])), [
          ...new Map(listed.map((stay) => [stay.id, stay])).values(),
        ]),
      ).toEqual([]);
    }),
  );
  expect(comparePrices(new Map([[5, 100]]), [])).toEqual([]);
});
