import { expect } from 'vitest';
import type { Answer } from '#shared/catalogue/calls.ts';
import { reviewPageSize } from '#shared/catalogue/reviews.ts';

/*
 * What holds for every answer of a call, whoever gave it: the embedded catalogue and the bodies written by hand from
 * the fields of the specification go through the same checks.
 */

export function checkSearch({ exactMatch, searchDetails }: Answer<'search'>): void {
  expect(searchDetails.totalCount).toBeGreaterThanOrEqual(exactMatch.length);
  for (const offer of exactMatch) {
    expect(offer.uri).toMatch(new RegExp(`^/weekend/${offer.id}(-|$)`));
    expect(offer.images.length).toBeGreaterThan(0);
    expect(offer.refPrice ?? offer.sellPrice).toBeGreaterThanOrEqual(offer.sellPrice);
    expect(offer.barPrice).toBe(offer.refPrice);
    expect(offer.nights).toBeGreaterThanOrEqual(1);
  }
}

export function checkFacets({ properties }: Answer<'facets'>): void {
  const kinds = properties.map(({ propertyType }) => propertyType);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const { values } of properties) {
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
  }
}

export function checkSuggestions({ items }: Answer<'suggestions'>): void {
  const keys = items.map(({ category, id }) => `${category} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(items.length).toBeLessThanOrEqual(30);
}

export function checkStay({ id, uri, nights, images, programLine, hotel }: Answer<'stay'>): void {
  expect(uri).toMatch(new RegExp(`^/weekend/${id}(-|$)`));
  expect(nights.min).toBeLessThanOrEqual(nights.default);
  expect(nights.default).toBeLessThanOrEqual(nights.max);
  expect(images.every(({ url, sizes }) => url !== '' && sizes.every(({ width }) => width > 0))).toBe(true);
  expect(programLine.every(({ label }) => label !== '')).toBe(true);
  expect(hotel.location.label).not.toBe('');
}

export function checkCheckinPrices(answer: Answer<'checkinPrices'>): void {
  const days = answer.days.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
  for (const { day, amount, displayTotalPrice, minLos } of answer.days) {
    expect(answer.requestedMonths).toContain(day.slice(0, 7));
    expect(displayTotalPrice).toBe(amount);
    expect(minLos).toBeGreaterThanOrEqual(1);
  }
  expect(answer.minMonth <= answer.maxMonth).toBe(true);
  if (answer.prevMonth) expect(answer.prevMonth >= answer.minMonth).toBe(true);
  if (answer.nextMonth) expect(answer.nextMonth <= answer.maxMonth).toBe(true);
}

export function checkCheckoutNights(answer: Answer<'checkoutNights'>): void {
  const nights = answer.map((item) => item.nights);
  expect(nights).toEqual([...new Set(nights)].toSorted((a, b) => a - b));
}

export function checkHotelAvailabilities({ items }: Answer<'hotelAvailabilities'>): void {
  const days = items.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
}

export function checkProductOffers(answer: Answer<'productOffers'>): void {
  const prices = answer.map(({ priceInfo }) => priceInfo.sellPrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
}

export function checkQuote({ bookable, errors, priceInfo, reservationCriteria }: Answer<'quote'>): void {
  if (!bookable) {
    expect(priceInfo).toBeUndefined();
    expect(errors?.every(({ code, message }) => code ?? message)).not.toBe(false);
    return;
  }
  expect(priceInfo?.refPrice ?? priceInfo?.sellPrice).toBeGreaterThanOrEqual(priceInfo?.sellPrice ?? 0);
  if (reservationCriteria && priceInfo?.nights) expect(priceInfo.nights).toBe(reservationCriteria.nights);
}

export function checkReviews({ list, totalCount, score }: Answer<'reviews'>): void {
  expect(list.length).toBeLessThanOrEqual(reviewPageSize);
  expect(totalCount).toBeGreaterThanOrEqual(list.length);
  if (list.length > 0) expect(score).toBeGreaterThan(0);
}

export function checkOrder({ number, nights, checkin, checkout, priceInfo, activityDays = [] }: Answer<'order'>): void {
  expect(number).toMatch(/^\d{8}$/);
  expect((Date.parse(checkout) - Date.parse(checkin)) / 86_400_000).toBe(nights);
  expect(priceInfo.sellPrice).toBeGreaterThan(0);
  expect(activityDays.every(({ date }) => date >= checkin && date <= checkout)).toBe(true);
}
