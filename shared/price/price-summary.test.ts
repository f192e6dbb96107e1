import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarisePrice } from './price-summary.ts';

test('QUOTE-007 a summary lists what is added and taken off, and what remains to pay', () => {
  expect(
    summarisePrice({
      sellPrice: 30_000,
      refPrice: 40_000,
      subElementsPrice: 2000,
      insuranceAmount: 1500,
      reductionAmount: 500,
      shippingCost: 0,
      giftcards: [{ serialNumber: 'A1', amount: 10_000 }],
    }),
  ).toEqual({
    sellPrice: 30_000,
    refPrice: 40_000,
    promo: 25,
    moneySaved: 10_000,
    lines: [
      { kind: 'extras', amount: 2000 },
      { kind: 'insurance', amount: 1500 },
      { kind: 'reduction', amount: -500 },
    ],
    giftcards: [{ serialNumber: 'A1', usedAmount: 10_000 }],
    totalPrice: 33_000,
    remainingAmountToPay: 23_000,
  });
});

test('QUOTE-001 QUOTE-007 a plain price has no lines, and an extra discount is already taken off', () => {
  expect(summarisePrice({ sellPrice: 30_000, extraDiscount: 2000 })).toMatchObject({
    lines: [],
    promo: 0,
    totalPrice: 30_000,
    remainingAmountToPay: 30_000,
  });
});

test('QUOTE-007 gift cards pay no more than the total, in their order', () => {
  const { giftcards, remainingAmountToPay } = summarisePrice({
    sellPrice: 10_000,
    giftcards: [
      { serialNumber: 'A1', usedAmount: 6000, amount: 9000 },
      { serialNumber: 'B2', amount: 9000 },
      { serialNumber: 'C3' },
    ],
  });
  expect(giftcards.map(({ usedAmount }) => usedAmount)).toEqual([6000, 4000, 0]);
  expect(remainingAmountToPay).toBe(0);
});

test('QUOTE-007 the lines add up to the total, and nothing is below zero', () => {
  const cents = fc.nat(100_000);
  fc.assert(
    fc.property(cents, cents, cents, cents, fc.array(cents, { maxLength: 4 }), (sellPrice, a, b, c, cards) => {
      const { totalPrice, remainingAmountToPay, lines, giftcards } = summarisePrice({
        sellPrice,
        availabilityUpsell: a,
        insuranceAmount: b,
        reductionAmount: c,
        giftcards: cards.map((amount, index) => ({ serialNumber: String(index), amount })),
      });
      const sum = lines.reduce((all, { amount }) => all + amount, sellPrice);
      expect(totalPrice).toBe(Math.max(sum, 0));
      expect(remainingAmountToPay).toBeGreaterThanOrEqual(0);
      const used = giftcards.reduce((all, { usedAmount }) => all + usedAmount, 0);
      expect(used + remainingAmountToPay).toBe(totalPrice);
    }),
  );
});
