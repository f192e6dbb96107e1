import { beforeAll, expect, test } from 'vitest';
import { sampleStays } from '#catalogue/seed/samples.ts';
import type { Answer, Request } from '#shared/catalogue/calls.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { checkProductOffers, checkQuote } from './checks.ts';

beforeAll(fillCatalogue);

const quote = async (id: number, query: Partial<Request<'quote'>> = {}): Promise<Answer<'quote'>> => {
  const answer = await ask('quote', { locale: 'fr_FR', checkin: '2026-12-05', nights: 2, ...query }, { id });
  checkQuote(answer);
  return answer;
};

const live = (id: number, query: Partial<Request<'realtimeQuote'>> = {}): Promise<Answer<'realtimeQuote'>> =>
  ask('realtimeQuote', { locale: 'fr_FR', checkin: '2026-12-05', night: 2, client: 'msite', ...query }, { id });

test('API-031 QUOTE-004 a quote holds price, rooms, programme, tax, terms and what was asked', async () => {
  const answer = await quote(sampleStays.bookable, { smartcapacity: true });
  expect(answer.bookable).toBe(true);
  expect(answer.priceInfo).toMatchObject({
    promoPercentageRounded: 20,
    priceType: 'final-price',
    nbRooms: 1,
    nights: 2,
  });
  expect(answer.priceInfo?.moneySaved).toBe((answer.priceInfo?.refPrice ?? 0) - (answer.priceInfo?.sellPrice ?? 0));
  expect(answer.reservationCriteria).toEqual({
    checkin: '2026-12-05',
    checkout: '2026-12-07',
    nights: 2,
    adult: 2,
    child: 0,
    baby: 0,
  });
  expect(answer.programLineList?.length).toBeGreaterThan(1);
  expect(answer.cancellationPolicy?.cancellableUntil).toBe('2026-12-02');
  expect(answer.availableRooms).toBe(9);
});

test('QUOTE-001 a reduced price tells the lowest one of the 30 days before, of when 8 % were off', async () => {
  const { priceInfo } = await quote(sampleStays.bookable);
  expect(priceInfo?.lowestPrice).toBe(Math.round(((priceInfo?.refPrice ?? 0) * 0.92) / 100) * 100);
  expect(priceInfo?.sellPrice).toBe(Math.round(((priceInfo?.refPrice ?? 0) * 0.8) / 100) * 100);
  const plain = await quote(sampleStays.priceChanged);
  expect(plain.priceInfo?.refPrice).toBeUndefined();
  expect(plain.priceInfo?.lowestPrice).toBeUndefined();
});

test('STAY-025 QUOTE-001 a code that applies by itself is named, and what it gives is part of the reduction', async () => {
  const [stay, found, { priceInfo }, plain] = await Promise.all([
    ask('stay', { locale: 'fr_FR' }, { id: sampleStays.extras }),
    ask('search', { locale: 'fr_FR', hotelId: sampleStays.extras }),
    quote(sampleStays.extras),
    quote(sampleStays.bookable),
  ]);
  expect(stay.autoDiscount).toEqual({ code: 'EXTRA5', value: 5 });
  expect(found.exactMatch[0]?.autoDiscount).toEqual(stay.autoDiscount);
  const { sellPrice = 0, refPrice = 0, extraDiscount = 0 } = priceInfo ?? {};
  expect(sellPrice).toBe(Math.round((refPrice * 0.85) / 100) * 100);
  expect(sellPrice + extraDiscount).toBe(Math.round((refPrice * 0.9) / 100) * 100);
  expect(plain.priceInfo?.extraDiscount).toBeUndefined();
});

test('STAY-021 QUOTE-004 an extra that is chosen is paid by everybody but babies and named among what is included', async () => {
  const { activities } = await ask(
    'stay',
    { locale: 'fr_FR', checkin: '2026-12-05', nights: 2 },
    { id: sampleStays.extras },
  );
  const extras = activities?.filter(({ included }) => !included) ?? [];
  const [first] = extras;
  expect(extras.map(({ icon }) => icon)).toEqual(['bike']);
  expect(first?.dates?.map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
  const party = { adult: 2, child: 1, baby: 1 };
  const chosen = { ...party, activitySelectionList: first?.dates?.[1]?.value ?? '' };
  const [plain, added, foreign] = await Promise.all([
    quote(sampleStays.extras, party),
    quote(sampleStays.extras, chosen),
    quote(sampleStays.bookable, { activitySelectionList: chosen.activitySelectionList }),
  ]);
  const dearer = 3 * (first?.price ?? 0);
  expect(dearer).toBeGreaterThan(0);
  expect(added.priceInfo?.sellPrice).toBe((plain.priceInfo?.sellPrice ?? 0) + dearer);
  expect(added.priceInfo?.moneySaved).toBe(plain.priceInfo?.moneySaved);
  expect(added.programLineList).toHaveLength((plain.programLineList?.length ?? 0) + 1);
  expect(foreign).toEqual(await quote(sampleStays.bookable));
});

test('QUOTE-004 a party that needs two rooms pays for two and is told so', async () => {
  const [two, many] = await Promise.all([quote(sampleStays.bookable), quote(sampleStays.bookable, { adult: 8 })]);
  expect(many.priceInfo?.nbRooms).toBeGreaterThan(1);
  expect(many.roomsAmountMessage).toContain(String(many.priceInfo?.nbRooms));
  expect(two.roomsAmountMessage).toBeUndefined();
  expect(many.priceInfo?.sellPrice).toBeGreaterThan((two.priceInfo?.sellPrice ?? 0) * 2);
});

test('STAY-051 QUOTE-037 tourist tax goes by adult and night, or by a percentage of the price', async () => {
  const each = await quote(sampleStays.bookable, { adult: 2, child: 2 });
  expect(each.localTax?.type).toBe('PER_PERSON_PER_NIGHT');
  expect(each.localTaxTotalAmount).toBe((each.localTax?.amount ?? 0) * 2 * 2);
  const share = await quote(sampleStays.percentTax);
  expect(share.localTax?.type).toBe('BOOKING_PERCENTAGE');
  expect(share.localTaxTotalAmount).toBe(
    Math.round(((share.priceInfo?.sellPrice ?? 0) * (share.localTax?.percentage ?? 0)) / 100),
  );
});

test('QUOTE-026 QUOTE-027 a stay without a free room is not bookable, says why and has no price', async () => {
  const [soldOut, expired, tooMany, tooLong] = await Promise.all([
    quote(sampleStays.soldOut),
    quote(sampleStays.expired),
    quote(sampleStays.lastRoom, { adult: 12 }),
    quote(sampleStays.bookable, { nights: 9 }),
  ]);
  expect([soldOut, expired, tooMany, tooLong].map(({ errors }) => errors?.[0]?.code)).toEqual([
    'NOT_BOOKABLE',
    'NOT_BOOKABLE',
    'NOT_BOOKABLE',
    'NOT_BOOKABLE',
  ]);
});

test('QUOTE-018 a check-in in the past is refused as such', async () => {
  const answer = await quote(sampleStays.bookable, { checkin: '2026-11-20' });
  expect(answer).toMatchObject({ bookable: false, errors: [{ code: 'DATE_IN_THE_PAST' }] });
});

test('QUOTE-019 a package that is not available says so in the language that asks', async () => {
  const answer = await quote(sampleStays.packageUnavailable, { locale: 'nl_NL' });
  expect(answer).toMatchObject({ bookable: false, errors: [{ code: 'PACKAGE_UNAVAILABLE' }] });
  expect(answer.errors?.[0]?.message).toContain('niet meer beschikbaar');
});

test('API-013 QUOTE-020 the real-time quote takes `night` and agrees with the quote of most stays', async () => {
  const [stored, current] = await Promise.all([quote(sampleStays.bookable), live(sampleStays.bookable)]);
  expect(current).toEqual(stored);
});

test('API-013 QUOTE-021 a hotel whose live price has moved answers another total', async () => {
  const [stored, current] = await Promise.all([quote(sampleStays.priceChanged), live(sampleStays.priceChanged)]);
  expect(current.priceInfo?.sellPrice).toBeGreaterThan(stored.priceInfo?.sellPrice ?? 0);
});

test('QUOTE-004 a flash deal ends with a week, at the last second of its Sunday', async () => {
  const found = await ask('search', { locale: 'fr_FR', orderBy: 'promo', limit: 48 });
  const flash = found.exactMatch.find(({ marketingLabels }) => marketingLabels?.includes('Vente flash'));
  const calendar = await ask('checkinPrices', { locale: 'fr_FR', length: 3 }, { id: flash?.id ?? 0 });
  const [day] = calendar.days;
  const answer = await quote(flash?.id ?? 0, {
    checkin: day?.day ?? '',
    nights: Math.max(day?.minLos ?? 1, flash?.nights ?? 1),
  });
  expect(answer.flashDeal?.endsAt).toBe('2026-11-22T22:59:59.000Z');
});

test('API-030 QUOTE-003 the stays of a hotel come cheapest first, with and without dates', async () => {
  const open = await ask('productOffers', { locale: 'fr_FR' }, { id: 10_011 });
  checkProductOffers(open);
  expect(open.length).toBeGreaterThan(1);
  expect(open.every(({ priceInfo }) => priceInfo.priceType === 'from-price')).toBe(true);
  const dated = await ask('productOffers', { locale: 'fr_FR', checkin: '2026-12-08', nights: 2 }, { id: 10_011 });
  checkProductOffers(dated);
  const quotes = await Promise.all(dated.map(({ weekendId }) => quote(weekendId, { checkin: '2026-12-08' })));
  expect(quotes.map(({ priceInfo }) => priceInfo?.sellPrice)).toEqual(
    dated.map(({ priceInfo }) => priceInfo.sellPrice),
  );
});

test('API-030 a product whose hotel has nothing on these dates is answered with an empty list', async () => {
  const answer = await ask(
    'productOffers',
    { locale: 'fr_FR', checkin: '2026-12-05', nights: 1 },
    { id: sampleStays.soldOut },
  );
  expect(answer).toEqual([]);
});
