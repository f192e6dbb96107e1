import { beforeAll, expect, test } from 'vitest';
import { sampleGiftCards } from '#catalogue/seed/gift-cards.ts';
import { sampleStays } from '#catalogue/seed/samples.ts';
import { calls } from '#shared/catalogue/calls.ts';
import { contentCalls } from '#shared/catalogue/content/content-calls.ts';
import { productCalls } from '#shared/catalogue/product-calls.ts';
import { writeCalls } from '#shared/catalogue/write-calls.ts';
import { ask, fillCatalogue, readBody } from '../support/catalogue.ts';
import { bodies } from './bodies.ts';
import { expectAllProved, keep, prove } from './prove.ts';

beforeAll(fillCatalogue);

const french = { locale: 'fr_FR' } as const;
const france = 3_017_382;
const bookable = { id: sampleStays.bookable };
const dates = { ...french, checkin: '2026-12-15' };

test('API-001 API-002 a search reads alike from both, with a page model and without', async () => {
  const { byHand } = await prove(
    'search',
    ask('search', { ...dates, country: france, night: 1 }),
    ask('search', { ...french, searchServiceProvider: 'catalog', limit: 3, fetchPageModel: false }),
  );
  expect(byHand[0].exactMatch).toMatchObject([{ id: 31, refPrice: 15_900, barPrice: 15_900 }]);
});

test('API-005 API-006 facets read alike from both, an unknown kind is left out', async () => {
  const { byHand } = await prove('facets', ask('facets', { ...french, country: france, withNames: true }));
  expect(byHand[0].properties.map(({ propertyType }) => propertyType)).toEqual(['price', 'stars']);
});

test('API-009 suggestions read alike from both, one of an unknown category is left out', async () => {
  const { byHand } = await prove('suggestions', ask('suggestions', { ...french, term: 'par', maxResults: 30 }));
  expect(byHand[0].items.map(({ id }) => id)).toEqual([31, 7]);
});

test('API-026 API-027 OFFD-003 a stay reads alike from both, under either name of its pictures, price, room and stars', async () => {
  const offer = { ...french, checkin: '2026-12-15', nights: 1, adult: 2, client: 'msite', fetchPageModel: false };
  const { byHand } = await prove('stay', ask('stay', { ...dates, night: 1 }, bookable), ask('stay', offer, bookable));
  const [page, detail] = byHand;
  expect(page.programLine).toEqual([{ label: '1 night' }, { label: 'Breakfast', icon: 'breakfast' }]);
  expect(page.hotel).toMatchObject({
    timeZone: 'Europe/Paris',
    stars: 4,
    highlightedFacilities: [{}],
    facilities: [{ code: 'lift' }],
  });
  expect(detail).toMatchObject({
    images: [{ url: '/a-640.webp' }],
    priceInfo: { nbRooms: 1 },
    room: { label: 'Classic', images: [{ url: '/room.webp' }] },
  });
});

test('CAL-013 a calendar reads alike from both, an impossible day is left out', async () => {
  const { byHand } = await prove('checkinPrices', ask('checkinPrices', { ...french, month: '2026-12' }, bookable));
  expect(byHand[0].days.map(({ day, amount }) => [day, amount])).toEqual([
    ['2027-02-26', 21_000],
    ['2027-02-27', 11_000],
  ]);
});

test('API-011 CAL-014 lengths of a stay read alike from both, as plain counts and with their totals', async () => {
  const { embedded, byHand } = await prove(
    'checkoutNights',
    ask('checkoutNights', dates, bookable),
    ask('checkoutNights', { ...dates, withPrices: true }, bookable),
  );
  const [counts, priced] = embedded;
  expect(counts?.map(({ nights }) => nights)).toEqual(priced?.map(({ nights }) => nights));
  expect(byHand).toEqual([
    [{ nights: 1 }, { nights: 2 }, { nights: 3 }],
    [{ nights: 1, total: 9900 }, { nights: 2 }],
  ]);
});

test('API-012 availabilities of a hotel read alike from both and hold no more than days', async () => {
  const year = ask('hotelAvailabilities', { ...french, month: '2026-12', length: 12 }, { hotelId: bookable.id });
  const { byHand } = await prove('hotelAvailabilities', year);
  expect(byHand[0].items).toMatchObject([{ day: '2027-02-27', amount: 9000 }]);
});

test('API-030 the offers of a product read alike from both, one without a price is left out', async () => {
  const { byHand } = await prove('productOffers', ask('productOffers', { ...dates, nights: 2 }, bookable));
  expect(byHand[0][0]?.cancellationPolicy).toMatchObject({ cancellable: true, isCancellable: true });
});

test('API-031 a quote reads alike from both, bookable or not', async () => {
  const asked = { ...dates, nights: 2, adult: 2, smartcapacity: true };
  const { byHand } = await prove(
    'quote',
    ask('quote', asked, bookable),
    ask('quote', asked, { id: sampleStays.soldOut }),
  );
  const [bookableOne, refused] = byHand;
  expect(bookableOne.insurances).toEqual([{ code: 'ski', label: 'Ski insurance', amount: 1200, covers: [] }]);
  expect([bookableOne.priceInfo?.sellPrice, refused?.bookable]).toEqual([18_900, false]);
});

test('API-013 the price of the moment reads like a quote from both, bookable or not', async () => {
  const asked = { ...dates, night: 2, client: 'msite', smartcapacity: true };
  const { embedded, byHand } = await prove(
    'realtimeQuote',
    ask('realtimeQuote', asked, bookable),
    ask('realtimeQuote', asked, { id: sampleStays.soldOut }),
  );
  expect([...embedded, ...byHand].map((quote) => quote.bookable)).toEqual([true, false, true, false]);
});

test('API-032 reviews read alike from both, one without a date is left out', async () => {
  const asked = { ...french, client: 'msite', withOtherLanguageFallback: true, page: 0 } as const;
  const { byHand } = await prove('reviews', ask('reviews', asked, { hotelId: 1002 }));
  expect(byHand[0].list).toHaveLength(1);
});

test('ORDER-read an order reads alike from both when it is placed and when it is found, with the days it has read', async () => {
  const party = { adult: 2, child: 0, baby: 0 };
  const asked = { ...french, checkin: '2027-07-12', ...party };
  const [quote, stay] = await Promise.all([
    ask('realtimeQuote', { ...asked, night: 2 }, bookable),
    ask('stay', { ...asked, nights: 2 }, bookable),
  ]);
  const [insurance] = quote.insurances ?? [];
  const day = [...stay.activities, ...stay.dinners].flatMap(({ dates: days = [] }) => days)[0];
  const traveller = { firstName: 'Léa', lastName: 'Martin', email: 'lea@example.com', phone: '+33 6 12 34 56 78' };
  const placed = keep('placeOrder', {
    ...french,
    stayId: bookable.id,
    checkin: asked.checkin,
    nights: 2,
    party,
    traveller,
    expectedTotalCents: quote.priceInfo?.sellPrice ?? 0,
    activitySelectionList: day?.value ?? '',
    ...(insurance && { insurance: { code: insurance.code, amount: insurance.amount } }),
    giftCards: [{ code: sampleGiftCards.large.code, amount: 1000 }],
    payLater: '3x',
  });
  const { number } = await placed;
  const { byHand } = await prove('placeOrder', placed);
  const { embedded } = await prove('order', ask('order', { email: traveller.email }, { number }));
  expect(embedded).toEqual([await placed]);
  expect(byHand[0]).toMatchObject({
    activityDays: [{ activityId: 3104, title: 'An hour in the spa', date: '2027-02-27' }],
    insurance: { code: 'ski', label: 'Ski insurance', amount: 1200 },
    giftcards: [{ serialNumber: 'A1', usedAmount: 5000 }],
  });
  expect(byHand[0].payLater?.splittedPayments?.map(({ amount }) => amount)).toEqual([6527, 6300, 6300]);
});

test('ORDER-read what is odd beside an order is left out, and the order stands', () => {
  const odd = { activityDays: null, payLater: { type: 'in shells' }, insurance: { code: 'ski' }, giftcards: null };
  const plain = readBody('order', { ...bodies.order[0].body, ...odd });
  if (!plain.ok) throw new Error(plain.reason);
  const { activityDays, payLater, insurance, giftcards } = plain.value;
  expect([activityDays, payLater, insurance, giftcards]).toEqual(Array(4).fill(undefined));
});

test('CONTRACT-list every call that finds, shows and books stays is proved here', () => {
  const elsewhere = [productCalls, contentCalls, writeCalls].flatMap((family) => Object.keys(family));
  expectAllProved(Object.keys(calls).filter((name) => !elsewhere.includes(name)));
});
