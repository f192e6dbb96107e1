import { expect, test } from 'vitest';
import type { Answer, CallName } from '#shared/catalogue/calls.ts';
import { readBody } from '../support/catalogue.ts';
import { bodies } from './bodies.ts';
import {
  checkCheckinPrices,
  checkCheckoutNights,
  checkFacets,
  checkHotelAvailabilities,
  checkOrder,
  checkProductOffers,
  checkQuote,
  checkReviews,
  checkSearch,
  checkStay,
  checkSuggestions,
} from './checks.ts';

/** The body of another upstream with one more field, as it is read; throws when it is not read or drops something else. */
function read<Name extends CallName>(name: Name, body: unknown, dropped = 0): Answer<Name> {
  const parsed = readBody(name, body);
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(parsed.dropped).toHaveLength(dropped);
  return parsed.value;
}

const isRead = (name: CallName, body: unknown) => readBody(name, body).ok;

test('API-001 API-002 a search answer of another upstream reads alike, with extra fields and a bad offer', () => {
  const answer = read('search', bodies.search);
  checkSearch(answer);
  expect(answer.exactMatch[0]).not.toHaveProperty('internalRank');
  const broken = read('search', { ...bodies.search, exactMatch: [{ id: 'x' }, ...bodies.search.exactMatch] }, 1);
  expect(broken.exactMatch).toEqual(answer.exactMatch);
  expect(isRead('search', { exactMatch: [] })).toBe(false);
});

test('API-005 API-006 facets of another upstream read alike, an unknown kind is left out', () => {
  const answer = read('facets', bodies.facets, 1);
  checkFacets(answer);
  expect(answer.properties.map(({ propertyType }) => propertyType)).toEqual(['price', 'stars']);
  expect(isRead('facets', {})).toBe(false);
});

test('API-009 suggestions of another upstream read alike, one of an unknown category is left out', () => {
  const answer = read('suggestions', bodies.suggestions, 1);
  checkSuggestions(answer);
  expect(answer.items).toHaveLength(2);
});

test('API-026 API-027 a stay of another upstream reads alike, with plain programme lines and bad pictures', () => {
  const answer = read('stay', bodies.stay, 2);
  checkStay(answer);
  expect(answer.programLine).toEqual([{ label: '1 night' }, { label: 'Breakfast', icon: 'breakfast' }]);
  expect(answer.hotel.timeZone).toBe('Europe/Paris');
  expect(answer.activities).toHaveLength(1);
  const { label: _, ...withoutLabel } = bodies.stay;
  expect(isRead('stay', withoutLabel)).toBe(false);
});

test('CAL-013 a calendar of another upstream reads alike, an impossible day is left out', () => {
  const answer = read('checkinPrices', bodies.checkinPrices, 1);
  checkCheckinPrices(answer);
  expect(answer.days.map(({ day, amount }) => [day, amount])).toEqual([
    ['2027-02-26', 21_000],
    ['2027-02-27', 11_000],
  ]);
});

test('API-011 plain counts of nights read alike', () => {
  const answer = read('checkoutNights', [1, 2, 'many', 3], 1);
  checkCheckoutNights(answer);
  expect(answer).toEqual([{ nights: 1 }, { nights: 2 }, { nights: 3 }]);
});

test('API-012 availabilities of another upstream hold no more than days', () => {
  const answer = read('hotelAvailabilities', { items: [{ day: '2027-02-27', price: 9000 }, { day: 'soon' }] }, 1);
  checkHotelAvailabilities(answer);
  expect(answer.items).toHaveLength(1);
});

test('API-030 the offers of a product read alike, one without a price is left out', () => {
  const answer = read('productOffers', bodies.productOffers, 1);
  checkProductOffers(answer);
  expect(answer[0]?.cancellationPolicy).toMatchObject({ cancellable: true, isCancellable: true });
});

test('API-013 API-031 a quote of another upstream reads alike, bookable or not', () => {
  const answer = read('quote', bodies.quote, 1);
  expect(answer.insurances).toEqual([{ code: 'ski', label: 'Ski insurance', amount: 1200, covers: [] }]);
  checkQuote(answer);
  expect(answer.priceInfo?.sellPrice).toBe(18_900);
  const failed = read('realtimeQuote', { errors: [{ message: 'No room' }], extra: true });
  checkQuote(failed);
  expect(failed.bookable).toBe(false);
});

test('API-032 reviews of another upstream read alike, one without a date is left out', () => {
  const answer = read('reviews', bodies.reviews, 1);
  checkReviews(answer);
  expect(answer.list).toHaveLength(1);
  expect(answer.details).toBeUndefined();
});

test('ORDER-read an order of another upstream reads alike with the days it has read, and one without a number is none', () => {
  const answer = read('order', bodies.order, 3);
  checkOrder(answer);
  expect(answer.activityDays).toEqual([{ activityId: 3104, title: 'An hour in the spa', date: '2027-02-27' }]);
  expect(answer.payLater?.splittedPayments?.map(({ amount }) => amount)).toEqual([6527, 6300, 6300]);
  expect(answer.insurance).toEqual({ code: 'ski', label: 'Ski insurance', amount: 1200 });
  expect(answer.giftcards).toEqual([{ serialNumber: 'A1', usedAmount: 5000 }]);
  const odd = { activityDays: null, payLater: { type: 'in shells' }, insurance: { code: 'ski' }, giftcards: null };
  const plain = read('order', { ...bodies.order, ...odd });
  expect([plain.activityDays, plain.payLater, plain.insurance, plain.giftcards]).toEqual(Array(4).fill(undefined));
  expect(isRead('order', { ...bodies.order, number: '12' })).toBe(false);
});
