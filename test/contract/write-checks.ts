import { expect } from 'vitest';
import type { Answer } from '#shared/catalogue/calls.ts';

/* What holds for every answer of a call that keeps something, whoever gave it. */

export function checkGiftOrder({
  number,
  format,
  createdAt,
  validUntil,
  priceInfo,
  ...rest
}: Answer<'giftOrder'>): void {
  expect(number).toMatch(/^\d{8}$/);
  expect(validUntil > createdAt.slice(0, 10)).toBe(true);
  const extras = (rest.subElements ?? []).reduce((sum, { price }) => sum + price, 0);
  if (format === 'digital') expect([rest.shipTo, extras]).toEqual([undefined, 0]);
  expect(priceInfo.subElementsPrice).toBe(extras);
  const { sellPrice, shippingCost, subElementsPrice, totalAvailabilityUpsell, totalPrice } = priceInfo;
  expect(totalPrice).toBe(sellPrice + shippingCost + subElementsPrice + totalAvailabilityUpsell);
}

export function checkKeptCase({ number, createdAt }: Answer<'contactCase'>): void {
  expect(number).toMatch(/^\S+$/);
  expect(Number.isNaN(Date.parse(createdAt))).toBe(false);
}

export function checkClaimedCases({ items }: Answer<'claimCases'>): void {
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ number }) => number)).size).toBe(items.length);
  expect(items.every(({ attempt }) => attempt >= 1)).toBe(true);
}

export function checkSettlement({ state, dueAt }: Answer<'settleCase'>): void {
  if (state !== 'waiting') expect(dueAt).toBeUndefined();
}

export function checkReport(answer: Answer<'clientError'>): void {
  expect(Object.keys(answer)).toEqual(['kept']);
}
