import { expect, test } from 'vitest';
import type { Answer, CallName } from '#shared/catalogue/calls.ts';
import { readBody } from '../support/catalogue.ts';
import { bodies } from './bodies.ts';
import { checkCheckinPrices, checkFacets, checkSuggestions } from './checks.ts';
import { productBodies } from './product-bodies.ts';
import {
  checkActivityImages,
  checkActivityOnly,
  checkActivitySearch,
  checkBeneficiaryOffers,
  checkBox,
  checkBoxes,
  checkBoxOffers,
  checkEligibility,
  checkGiftCard,
  checkHotel,
  checkMarkers,
  checkShippingCosts,
  checkSubElements,
  checkUpsells,
  checkVoucherPrices,
} from './product-checks.ts';

function read<Name extends CallName>(name: Name, body: unknown, dropped = 0): Answer<Name> {
  const parsed = readBody(name, body);
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(parsed.dropped).toHaveLength(dropped);
  return parsed.value;
}

const isRead = (name: CallName, body: unknown) => readBody(name, body).ok;

test('API-004 API-022 markers of another upstream read alike, wherever they keep their position', () => {
  for (const answer of [read('mapSearch', productBodies.mapSearch, 1), read('boxMap', productBodies.mapSearch, 1)]) {
    checkMarkers(answer);
    expect(answer.exactMatch.map(({ id, lat }) => [id, lat])).toEqual([
      [7, 49.92],
      [8, 50.1],
    ]);
    expect(answer.exactMatch[0]).not.toHaveProperty('pin');
  }
  expect(isRead('mapSearch', {})).toBe(false);
});

test('API-007 an activity search of another upstream reads alike, one that leads elsewhere is left out', () => {
  const answer = read('activitySearch', productBodies.activitySearch, 1);
  checkActivitySearch(answer);
  expect(answer.results[0]).toMatchObject({ refPrice: 5900, itemCategory: 'activity' });
  expect(isRead('activitySearch', { results: [] })).toBe(false);
});

test('API-010 recommended places of another upstream read like suggestions', () => {
  const answer = read('recommendedSuggestions', bodies.suggestions, 1);
  checkSuggestions(answer);
  expect(answer.items).toHaveLength(2);
});

test('API-015 API-016 offers of a gift read alike under each of their paths, a hotel without stays is left out', () => {
  for (const name of ['boxBeneficiaryOffers', 'boxesBeneficiaryOffers', 'voucherBeneficiaryOffers'] as const) {
    const answer = read(name, productBodies.beneficiaryOffers, 2);
    checkBeneficiaryOffers(answer);
    expect(answer.exactMatches[0]?.weekends).toHaveLength(1);
  }
  expect(isRead('voucherBeneficiaryOffers', { exactMatches: [] })).toBe(false);
});

test('API-017 API-018 facets of gifts read like those of the search', () => {
  for (const name of ['boxFacets', 'boxesFacets', 'voucherFacets'] as const) checkFacets(read(name, bodies.facets, 1));
});

test('API-019 a box of another upstream reads alike, a form that is not known is left out', () => {
  const answer = read('box', productBodies.box, 1);
  checkBox(answer);
  expect(answer.formats).toEqual(['digital']);
  expect(answer.images.catalog?.['640_360']).toBe('/m.webp');
  const { value: _, ...worthless } = productBodies.box;
  expect(isRead('box', worthless)).toBe(false);
});

test('API-020 boxes of another upstream read alike, the reduction is worked out and one without a price left out', () => {
  const answer = read('boxes', productBodies.boxes, 1);
  checkBoxes(answer);
  expect(answer.boxes.map(({ price }) => price.promo)).toEqual([17, 0]);
});

test('API-021 offers of a box of another upstream read alike', () => {
  const answer = read('boxOffers', productBodies.boxOffers, 1);
  checkBoxOffers(answer);
  expect(answer.exactMatch).toHaveLength(1);
});

test('API-023 extras of another upstream read alike, one without a name is left out', () => {
  const answer = read('subElements', productBodies.subElements, 1);
  checkSubElements(answer);
  expect(answer.availableCustomSubElements).toHaveLength(1);
});

test('API-024 shipping costs of another upstream read alike, a missing fee is none', () => {
  const answer = read('shippingCosts', productBodies.shippingCosts);
  checkShippingCosts(answer);
  expect(answer.shippingCostsPerCountry.it).toMatchObject({ internationalShippingFee: 0 });
  expect(isRead('shippingCosts', { shippingCostsPerCountry: { fr: { shippingCost: -1 } } })).toBe(false);
});

test('API-025 ACT-012 an activity of another upstream reads alike, a price for no number of people is left out', () => {
  const answer = read('activityOnly', productBodies.activityOnly, 2);
  checkActivityOnly(answer);
  expect(Object.keys(answer.prices)).toEqual(['1', '2']);
  expect(answer.prices[1]).toMatchObject({ refPrice: 2900, barPrice: 2900 });
});

test('API-028 pictures of an activity read alike as a bare list', () => {
  const answer = read('activityImages', productBodies.activityImages, 1);
  checkActivityImages(answer);
  expect(read('activityImages', { images: productBodies.activityImages, page: 1 }, 1)).toEqual(answer);
});

test('API-029 the calendar of a gift reads alike, an unknown state is left out', () => {
  const answer = read('giftCheckinPrices', productBodies.checkinPrices, 1);
  checkCheckinPrices(answer);
  expect(answer.days.map(({ status }) => status)).toEqual(['supplement', 'included']);
});

test('QUOTE-007 what is left on a gift card of another upstream reads alike, and nothing without its last day', () => {
  const answer = read('giftBalance', productBodies.giftBalance);
  expect(answer).toEqual({ serialNumber: 'A1', amount: 5000, validUntil: '2027-11-21' });
  expect(isRead('giftBalance', { serialNumber: 'A1', amount: 5000 })).toBe(false);
  expect(isRead('giftBalance', { ...productBodies.giftBalance, amount: -1 })).toBe(false);
});

test('API-038 ways to pay later of another upstream read alike, an unknown one is left out', () => {
  const answer = read('eligibility', productBodies.eligibility, 1);
  checkEligibility(answer);
  expect(answer.paymentMethods.map(({ type, paymentFee }) => [type, paymentFee])).toEqual([
    ['3x', 290],
    ['deferred', 0],
  ]);
  expect(isRead('eligibility', {})).toBe(false);
});

test('OPEN-047 GIFT-032 a price list of another upstream reads alike, buckets as a list or by number', () => {
  const answer = read('voucherPrices', productBodies.voucherPrices, 1);
  checkVoucherPrices(answer);
  expect(answer.priceList.map(({ sellPrices }) => sellPrices)).toEqual([
    { 1: 14_900, 2: 17_900, 3: 21_900 },
    { 1: 24_900, 2: 29_900 },
  ]);
});

test('OPEN-050 other products of a hotel read alike', () => {
  expect(read('hotelProducts', productBodies.hotelProducts, 1).products).toHaveLength(1);
});

test('OPEN-053 a hotel of another upstream reads alike, an offer without a price is left out', () => {
  const answer = read('hotel', productBodies.hotel, 1);
  checkHotel(answer);
  expect(answer.rooms[0]?.offers).toHaveLength(1);
});

test('QUOTE-005 upsells of another upstream read alike, one that costs less is left out', () => {
  const answer = read('upsells', productBodies.upsells, 1);
  checkUpsells(answer);
  expect(answer.upsells[0]?.priceDifferencePerLos).toEqual({ 1: 6000, 2: 7000 });
});

test('BOX-008 a gift card of another upstream reads alike, an impossible amount is left out', () => {
  const answer = read('giftCard', productBodies.giftCard, 1);
  checkGiftCard(answer);
  expect(answer.amounts).toEqual([5000, 10_000]);
});
