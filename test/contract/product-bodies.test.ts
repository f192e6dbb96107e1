import { beforeAll, expect, test } from 'vitest';
import { sampleGiftCards } from '#catalogue/seed/gift-cards.ts';
import { sampleStays } from '#catalogue/seed/samples.ts';
import { productCalls } from '#shared/catalogue/product-calls.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { askBody } from './post-body.ts';
import { expectAllProved, prove } from './prove.ts';

beforeAll(fillCatalogue);

const french = { locale: 'fr_FR' } as const;
const france = 3_017_382;
const wellness = { code: 'WELLNESSEBOX' };
const bookable = { id: sampleStays.bookable };

test('API-003 API-004 markers read alike from both, wherever they keep their position', async () => {
  const criteria = { country: france };
  const { byHand } = await prove(
    'mapSearch',
    askBody('mapSearch', {
      ...french,
      orderBy: 'priceQuality',
      criteria,
      searchServiceProvider: 'catalog',
      performMapSearch: true,
      performGiftableSearch: false,
    }),
    askBody('mapSearch', { ...french, criteria, performGiftableSearch: true }),
  );
  expect(byHand[0].exactMatch.map(({ id, lat, weekendId }) => [id, lat, weekendId])).toEqual([
    [7, 49.92, 31],
    [8, 50.1, undefined],
  ]);
});

test('API-007 an activity search reads alike from both, one that leads elsewhere is left out', async () => {
  const asked = { ...french, criteria: { country: france }, numberOfPackagesPerHotel: 20, page: 0 };
  const { byHand } = await prove('activitySearch', askBody('activitySearch', asked));
  expect(byHand[0].results).toMatchObject([{ refPrice: 5900, itemCategory: 'activity' }]);
});

test('API-010 recommended places read like suggestions from both', async () => {
  const gift = { catalogSourceType: 'box', catalogSourceCode: wellness.code };
  const asked = ask('recommendedSuggestions', { ...french, q: 'par', ...gift });
  await prove('recommendedSuggestions', asked, ask('recommendedSuggestions', french));
});

test('API-015 the offers of a box read alike from both, by its code in the path', async () => {
  const asked = { checkin: '2026-12-15', numberOfPackagesPerHotel: 20, selectivePublicationAffiliateId: 'a1' };
  await prove('boxBeneficiaryOffers', ask('boxBeneficiaryOffers', asked, wellness));
});

test('API-015 the offers of boxes read alike from both, by a code in the query or without', async () => {
  const { byHand } = await prove(
    'boxesBeneficiaryOffers',
    ask('boxesBeneficiaryOffers', { ...wellness, checkinDate: '2026-12-15' }),
    ask('boxesBeneficiaryOffers', { hotelId: bookable.id }),
  );
  expect(byHand[0].exactMatches.map(({ weekends }) => weekends.length)).toEqual([1]);
});

test('API-016 the offers of a single voucher read alike from both', async () => {
  const asked = { checkinDate: '2026-12-15', matchOfferRangePriceWithGiftAmount: false, hotelId: bookable.id };
  await prove('voucherBeneficiaryOffers', ask('voucherBeneficiaryOffers', asked));
});

test('API-017 OPEN-054 the facets of a box read like those of the search from both, by its code in the path', async () => {
  await prove('boxFacets', ask('boxFacets', french, wellness));
});

test('API-017 OPEN-054 the facets of boxes read like those of the search from both, by a code in the query or without', async () => {
  await prove('boxesFacets', ask('boxesFacets', { ...french, ...wellness }), ask('boxesFacets', {}));
});

test('API-018 OPEN-054 the facets of single vouchers read like those of the search from both', async () => {
  await prove('voucherFacets', ask('voucherFacets', french));
});

test('API-019 OPEN-048 a box reads alike from both, a form that is not known is left out', async () => {
  const { byHand } = await prove('box', ask('box', french, wellness));
  expect(byHand[0]).toMatchObject({
    formats: ['digital'],
    images: { main: { url: '/a.webp' }, catalog: { '640_360': '/m.webp' } },
  });
});

test('API-020 boxes read alike from both, the reduction is worked out and one without a price left out', async () => {
  const { byHand } = await prove('boxes', ask('boxes', french));
  expect(byHand[0].boxes.map(({ price }) => price.promo)).toEqual([17, 0]);
});

test('API-021 the stays of a box read alike from both', async () => {
  await prove('boxOffers', ask('boxOffers', { ...french, page: 0, limit: 8 }, { boxCode: wellness.code }));
});

test('API-022 the stays of a box as markers read alike from both', async () => {
  await prove('boxMap', ask('boxMap', { ...french, performMapSearch: true }, { boxCode: wellness.code }));
});

test('API-023 OPEN-051 extras read alike from both, one without a name is left out', async () => {
  await prove('subElements', ask('subElements', french));
});

test('API-024 OPEN-052 shipping costs read alike from both, a missing fee is none and a bad market left out', async () => {
  const { byHand } = await prove('shippingCosts', ask('shippingCosts', { pos: 'fr' }), ask('shippingCosts', {}));
  expect(byHand[0].shippingCostsPerCountry).toEqual({
    fr: { shippingCost: 490, internationalShippingFee: 0 },
    it: { shippingCost: 900, internationalShippingFee: 0 },
  });
});

test('API-025 OPEN-049 ACT-012 an activity reads alike from both, a price for no number of people is left out', async () => {
  const { byHand } = await prove('activityOnly', ask('activityOnly', french, { id: 700_001 }));
  expect(Object.keys(byHand[0].prices)).toEqual(['1', '2']);
  expect(byHand[0].prices[1]).toMatchObject({ refPrice: 2900, barPrice: 2900 });
});

test('API-028 pictures of an activity read alike from both, as a bare list or in an object', async () => {
  const { byHand } = await prove('activityImages', ask('activityImages', french, { id: 700_001 }));
  expect(byHand[1]).toEqual(byHand[0]);
});

test('API-029 the calendar of a gift reads alike from both, an unknown state is left out', async () => {
  const asked = { ...french, client: 'msite', length: 1, month: '2026-12', nights: 1, multiOffer: true } as const;
  const { byHand } = await prove(
    'giftCheckinPrices',
    ask('giftCheckinPrices', { ...asked, giftPrice: 15_000, selectivePublicationAffiliateId: 'a1' }, bookable),
  );
  expect(byHand[0].days.map(({ status }) => status)).toEqual(['supplement', 'included']);
});

test('API-038 ways to pay later read alike from both, an unknown one is left out', async () => {
  const { byHand } = await prove(
    'eligibility',
    ask('eligibility', {
      amount: 30_000,
      cancellationPolicyType: 'flexible',
      cancellableUntil: '2027-02-20',
      checkinDate: '2027-02-26',
      pointOfSale: 'fr',
    }),
  );
  expect(byHand[0].paymentMethods.map(({ type, paymentFee }) => [type, paymentFee])).toEqual([
    ['3x', 290],
    ['deferred', 0],
  ]);
});

test('OPEN-047 GIFT-032 a price list reads alike from both, buckets as a list or by number', async () => {
  const { byHand } = await prove('voucherPrices', ask('voucherPrices', french, bookable));
  expect(byHand[0].priceList.map(({ sellPrices }) => sellPrices)).toEqual([
    { 1: 14_900, 2: 17_900, 3: 21_900 },
    { 1: 24_900, 2: 29_900 },
  ]);
});

test('OPEN-050 the other products of a hotel read alike from both', async () => {
  const [stay] = (await ask('search', { ...french, limit: 1 })).exactMatch;
  await prove('hotelProducts', ask('hotelProducts', french, { hotelId: stay?.hotel.id ?? 0 }));
});

test('OPEN-053 HOTEL-018 a hotel reads alike from both, an offer without a price is left out', async () => {
  const asked = { ...french, checkin: '2026-12-15', nights: 1 };
  const { byHand } = await prove(
    'hotel',
    ask('hotel', french, { hotelId: bookable.id }),
    ask('hotel', asked, { hotelId: bookable.id }),
  );
  expect(byHand[0].rooms).toMatchObject([{ label: 'Classic', offers: [{ id: 31 }] }]);
});

test('QUOTE-005 QUOTE-006 upsells read alike from both, one that costs less is left out', async () => {
  const { exactMatch } = await ask('search', { ...french, orderBy: 'priceAsc', limit: 48 });
  const [first, ...others] = exactMatch.map(({ id }) => ask('upsells', french, { id }));
  const { byHand } = await prove('upsells', first ?? ask('upsells', french, bookable), ...others);
  expect(byHand[0].upsells[0]?.priceDifferencePerLos).toEqual({ 1: 6000, 2: 7000 });
});

test('QUOTE-007 what is left on a gift card reads alike from both', async () => {
  const { byHand } = await prove('giftBalance', ask('giftBalance', {}, { code: sampleGiftCards.small.code }));
  expect(byHand[0]).toEqual({ serialNumber: 'A1', amount: 5000, validUntil: '2027-11-21' });
});

test('BOX-008 a gift card reads alike from both, an impossible amount is left out', async () => {
  const { byHand } = await prove('giftCard', ask('giftCard', french));
  expect(byHand[0].amounts).toEqual([5000, 10_000]);
});

test('CONTRACT-list every call for products and gifts is proved here', () => {
  expectAllProved(Object.keys(productCalls));
});
