import { expect } from 'vitest';
import { decidePromo } from '#shared/catalogue/box.ts';
import type { Answer } from '#shared/catalogue/calls.ts';

/*
 * What holds for every answer of a call for products and gifts, whoever gave it: the embedded catalogue and the bodies
 * written by hand go through the same checks.
 */

const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

export function checkMarkers({ exactMatch, searchDetails }: Answer<'mapSearch'>): void {
  expect(areUnique(exactMatch.map(({ id }) => id))).toBe(true);
  expect(searchDetails?.totalCount ?? exactMatch.length).toBeGreaterThanOrEqual(exactMatch.length);
  for (const { lat, lng } of exactMatch) expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
}

export function checkActivitySearch({ results, searchDetails }: Answer<'activitySearch'>): void {
  expect(searchDetails.totalCount).toBeGreaterThanOrEqual(results.length);
  for (const { id, uri, sellPrice, refPrice, itemCategory } of results) {
    expect(uri).toMatch(new RegExp(`^/activity/${id}(-|$)`));
    expect(refPrice ?? sellPrice).toBeGreaterThanOrEqual(sellPrice);
    expect(itemCategory).toBe('activity');
  }
}

export function checkActivityOnly({ uri, id, published, prices, imagesBySize }: Answer<'activityOnly'>): void {
  expect(uri).toMatch(new RegExp(`^/activity/${id}(-|$)`));
  expect(imagesBySize.every(({ url }) => url !== '')).toBe(true);
  if (!published) expect(prices).toEqual({});
  for (const [people, { paxComposition, sellPrice, refPrice }] of Object.entries(prices)) {
    expect(paxComposition.adults).toBe(Number(people));
    expect(refPrice ?? sellPrice).toBeGreaterThanOrEqual(sellPrice);
  }
}

export function checkActivityImages({ images }: Answer<'activityImages'>): void {
  expect(images.length).toBeGreaterThan(0);
  expect(images.every(({ url }) => url !== '')).toBe(true);
}

export function checkBoxes({ boxes }: Answer<'boxes'>): void {
  expect(areUnique(boxes.map(({ code }) => code))).toBe(true);
  for (const { code, price, images } of boxes) {
    expect(code).toMatch(/EBOX$/);
    expect(images.length).toBeGreaterThan(0);
    expect(price.promo).toBe(decidePromo(price.sellPrice, price.referencePrice));
  }
}

export function checkBox({ code, includedContent, value, sellPrice, formats }: Answer<'box'>): void {
  expect(code).toMatch(/EBOX(-(digital|physical))?$/);
  expect(includedContent.split('\n').every((line) => line.trim() !== '')).toBe(true);
  expect(sellPrice ?? value).toBeLessThanOrEqual(value);
  expect(areUnique(formats ?? [])).toBe(true);
}

export function checkBoxOffers({ exactMatch, searchDetails }: Answer<'boxOffers'>): void {
  expect(searchDetails.totalCount).toBeGreaterThanOrEqual(exactMatch.length);
  expect(areUnique(exactMatch.map(({ id }) => id))).toBe(true);
}

export function checkBeneficiaryOffers({ exactMatches, legacyPackageCount }: Answer<'boxBeneficiaryOffers'>): void {
  expect(areUnique(exactMatches.map(({ hotel }) => hotel.id))).toBe(true);
  const listed = exactMatches.reduce((sum, { weekends }) => sum + weekends.length, 0);
  expect(legacyPackageCount).toBeGreaterThanOrEqual(listed);
  for (const { hotel, weekends } of exactMatches) {
    expect(weekends.length).toBeGreaterThan(0);
    expect(weekends.every((offer) => offer.hotel.id === hotel.id)).toBe(true);
  }
}

export function checkVoucherPrices({ priceList, isGiftable }: Answer<'voucherPrices'>): void {
  const lengths = priceList.map(({ los }) => los);
  expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
  if (!isGiftable) expect(priceList).toEqual([]);
  for (const { sellPrice, sellPrices } of priceList) {
    const prices = Object.values(sellPrices);
    expect(prices[0]).toBe(sellPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
}

export function checkShippingCosts({ shippingCostsPerCountry }: Answer<'shippingCosts'>): void {
  expect(Object.keys(shippingCostsPerCountry).every((market) => /^[a-z]{2}$/.test(market))).toBe(true);
}

export function checkSubElements({ availableCustomSubElements: elements, categories }: Answer<'subElements'>): void {
  expect(areUnique(elements.map(({ id }) => id))).toBe(true);
  if (!categories) return;
  const known = categories.map(({ id }) => id);
  expect(elements.every(({ categoryId }) => known.includes(categoryId))).toBe(true);
}

export function checkGiftCard({ amounts, minAmount, maxAmount }: Answer<'giftCard'>): void {
  expect(minAmount).toBeLessThanOrEqual(maxAmount);
  expect(amounts.every((amount) => amount >= minAmount && amount <= maxAmount)).toBe(true);
}

export function checkHotel({ uri, id, rooms, weekends, location }: Answer<'hotel'>): void {
  if (uri) expect(uri).toMatch(new RegExp(`^/hotel/${id}(-|$)`));
  expect(location.label).not.toBe('');
  const offered = rooms.flatMap(({ offers }) => offers.map((offer) => offer.id));
  expect(offered.every((offer) => weekends.includes(offer))).toBe(true);
}

export function checkUpsells({ upsells, singleVoucherProducts }: Answer<'upsells'>): void {
  const ids = upsells.map(({ id }) => id);
  expect(areUnique(ids)).toBe(true);
  expect((singleVoucherProducts ?? []).every(({ id }) => ids.includes(id))).toBe(true);
}

export function checkEligibility({ paymentMethods }: Answer<'eligibility'>): void {
  expect(areUnique(paymentMethods.map(({ type }) => type))).toBe(true);
  for (const { splittedPayments = [] } of paymentMethods) {
    const dates = splittedPayments.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  }
}

export function checkHotelProducts({ products }: Answer<'hotelProducts'>): void {
  expect(areUnique(products.map(({ id }) => id))).toBe(true);
  expect(new Set(products.map(({ hotel }) => hotel.id)).size).toBeLessThanOrEqual(1);
}

export function checkGiftBalance({ serialNumber, amount, validUntil }: Answer<'giftBalance'>): void {
  expect(serialNumber).not.toBe('');
  expect(amount).toBeGreaterThanOrEqual(0);
  expect(validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
}
