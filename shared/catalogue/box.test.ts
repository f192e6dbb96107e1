import { expect, test } from 'vitest';
import { boxItem, decidePromo } from './box.ts';

test('BOX-013 the reduction of a box is rounded up to a whole percent', () => {
  expect(decidePromo(14_900, 17_900)).toBe(17);
  expect(decidePromo(19_900, 24_900)).toBe(21);
});

test('BOX-013 nothing is reduced without a reference price above the price', () => {
  expect(decidePromo(14_900, undefined)).toBe(0);
  expect(decidePromo(14_900, 14_900)).toBe(0);
  expect(decidePromo(14_900, 9900)).toBe(0);
  expect(decidePromo(0, 0)).toBe(0);
});

test('BOX-012 a reduction that upstream tells itself stands', () => {
  const price = { sellPrice: 10_000, referencePrice: 20_000, promo: 49 };
  expect(boxItem.parse({ code: 'AEBOX', title: 'A', slug: 'a', price, images: [] }).price.promo).toBe(49);
});
