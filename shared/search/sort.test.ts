import { expect, test } from 'vitest';
import { decideSort, keepSort, parseSort, sortOptions } from './sort.ts';

test('FILT-031 quality and price is offered in every flow and is the default', () => {
  expect(sortOptions({ flow: 'activity', hasPoint: false })).toEqual(['priceQuality']);
  expect(decideSort(undefined, { flow: 'booking', hasPoint: false })).toBe('priceQuality');
});

test('FILT-032 distance is offered only with a point', () => {
  expect(sortOptions({ flow: 'activity', hasPoint: true })).toEqual(['priceQuality', 'distance']);
  expect(decideSort('distance', { flow: 'booking', hasPoint: false })).toBe('priceQuality');
});

test('FILT-033 FILT-034 discount is offered for stays, price and popularity for stays and hotels', () => {
  expect(sortOptions({ flow: 'booking', hasPoint: false })).toEqual([
    'priceQuality',
    'promo',
    'priceAsc',
    'popularity',
  ]);
  expect(sortOptions({ flow: 'hotel', hasPoint: false })).toEqual(['priceQuality', 'priceAsc', 'popularity']);
});

test('FILT-035 gifting orders by the price of vouchers', () => {
  expect(sortOptions({ flow: 'gifting', hasPoint: false })).toEqual(['priceQuality', 'svPriceDesc', 'svPriceAsc']);
});

test('FLOW-026 gifting keeps only quality and price, and distance', () => {
  const gifting = { flow: 'gifting', hasPoint: true } as const;
  expect([keepSort('distance', gifting), keepSort('promo', gifting)]).toEqual(['distance', 'priceQuality']);
  expect(keepSort('svPriceAsc', gifting)).toBe('priceQuality');
  expect(keepSort('priceAsc', { flow: 'hotel', hasPoint: false })).toBe('priceAsc');
});

test('FILT-031 a sort that nobody knows is no sort', () => {
  expect([parseSort('promo'), parseSort('constructor'), parseSort(null)]).toEqual(['promo', undefined, undefined]);
});
