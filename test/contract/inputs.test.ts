import { beforeAll, expect, test } from 'vitest';
import { sampleStays } from '#catalogue/seed/samples.ts';
import { ask, fillCatalogue, readProblem, visitCatalogue } from '../support/catalogue.ts';
import { askBody, postBody } from './post-body.ts';

beforeAll(fillCatalogue);

const french = { locale: 'fr_FR' } as const;
const bookable = { id: sampleStays.bookable };
const dates = { ...french, checkin: '2026-12-15' };
const eight = { adult: 8, child: 0, baby: 0 };

test('API-031 API-013 without smartcapacity a party that one room does not hold is refused, another one is not', async () => {
  const asked = { ...dates, smartcapacity: false };
  const [spread, crowded, live, couple] = await Promise.all([
    ask('quote', { ...dates, nights: 2, ...eight, smartcapacity: true }, bookable),
    ask('quote', { ...asked, nights: 2, ...eight }, bookable),
    ask('realtimeQuote', { ...asked, night: 2, ...eight }, bookable),
    ask('quote', { ...asked, nights: 2, adult: 2 }, bookable),
  ]);
  expect([spread.bookable, crowded.bookable, live.bookable, couple.bookable]).toEqual([true, false, false, true]);
  expect([crowded, live].map(({ errors }) => errors?.[0]?.code)).toEqual(['NOT_BOOKABLE', 'NOT_BOOKABLE']);
  expect(crowded.priceInfo).toBeUndefined();
});

test('API-011 API-029 CAL-013 without multiOffer calendars hold no days for a party that one room does not hold', async () => {
  const calendarOf = async (multiOffer: boolean, party: object) => {
    const asked = { ...french, month: '2026-12', multiOffer, ...party };
    const answers = await Promise.all([
      ask('checkinPrices', asked, bookable),
      ask('giftCheckinPrices', { ...asked, giftPrice: 15_000 }, bookable),
      ask('checkoutNights', { ...dates, multiOffer, ...party }, bookable),
    ]);
    return answers.map((answer) => ('days' in answer ? answer.days.length : answer.length) > 0);
  };
  expect(await calendarOf(true, eight)).toEqual([true, true, true]);
  expect(await calendarOf(false, eight)).toEqual([false, false, false]);
  expect(await calendarOf(false, { adult: 2 })).toEqual([true, true, true]);
});

test('API-026 API-027 OFFD-003 STAY-043 a stay on dates tells the price of its quote for the party, under both names', async () => {
  const offer = { ...dates, client: 'msite', fetchPageModel: false, ...eight };
  const [byNight, byNights, quoted] = await Promise.all([
    ask('stay', { ...dates, night: 2, ...eight }, bookable),
    ask('stay', { ...offer, nights: 2 }, bookable),
    ask('quote', { ...dates, nights: 2, ...eight }, bookable),
  ]);
  expect(byNight.priceInfo).toEqual(quoted.priceInfo);
  expect(byNights.priceInfo).toEqual(quoted.priceInfo);
  expect(byNights.priceInfo?.nbRooms).toBeGreaterThan(1);
  const answer = await visitCatalogue('/weekend/900001/detail.json', { ...offer, nights: 2 });
  const raw = (await answer.json()) as Record<'images' | 'imagesBySize' | 'price' | 'priceInfo', unknown>;
  expect([raw.imagesBySize, raw.price]).toEqual([raw.images, raw.priceInfo]);
  const taken = await ask('stay', { ...dates, night: 2 }, { id: sampleStays.soldOut });
  expect([taken.priceInfo, taken.availableRooms]).toEqual([undefined, 0]);
});

test('API-026 STAY-043 the from-price of a larger party is that of the rooms it needs', async () => {
  const [couple, crowd] = await Promise.all([
    ask('stay', french, bookable),
    ask('stay', { ...french, ...eight }, bookable),
  ]);
  expect([couple.priceInfo?.nbRooms, couple.priceInfo?.priceType]).toEqual([1, 'from-price']);
  expect(crowd.priceInfo?.priceType).toBe('from-price');
  expect(crowd.priceInfo?.sellPrice).toBeGreaterThan((couple.priceInfo?.sellPrice ?? 0) * 2);
});

test('API-003 a search by POST answers markers and refuses to be asked for anything else', async () => {
  const { exactMatch } = await askBody('mapSearch', { ...french, performMapSearch: true });
  expect(exactMatch.length).toBeGreaterThan(0);
  const refused = await readProblem(await postBody('/offers.json', { ...french, performMapSearch: false }));
  expect([refused.status, refused.field]).toEqual([400, 'performMapSearch']);
});

test('API-003 markers carry the price and place of their stay, dated or given as the search asks', async () => {
  const criteria = { country: 3_017_382, checkin: '2026-12-15', night: 1 };
  const dated = await askBody('mapSearch', { ...french, criteria, searchServiceProvider: 'catalog' });
  const found = await ask('search', { ...french, ...criteria, limit: 48 });
  const prices = new Map(found.exactMatch.map(({ id, sellPrice }) => [id, sellPrice]));
  const shared = dated.exactMatch.filter(({ weekendId = 0 }) => prices.has(weekendId));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.map(({ sellPrice }) => sellPrice)).toEqual(shared.map(({ weekendId = 0 }) => prices.get(weekendId)));
});

test('API-003 markers come in the order that is asked for, each with the stay of its hotel that comes first', async () => {
  const criteria = { country: 3_017_382 };
  const [cheap, usual, found] = await Promise.all([
    askBody('mapSearch', { ...french, criteria, orderBy: 'priceAsc' }),
    askBody('mapSearch', { ...french, criteria }),
    ask('search', { ...french, ...criteria, orderBy: 'priceAsc', limit: 48 }),
  ]);
  const prices = cheap.exactMatch.map(({ sellPrice = 0 }) => sellPrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(usual.exactMatch.map(({ sellPrice }) => sellPrice)).not.toEqual(prices);
  expect(usual.exactMatch.map(({ id }) => id).toSorted()).toEqual(cheap.exactMatch.map(({ id }) => id).toSorted());
  const [first] = found.exactMatch;
  expect(cheap.exactMatch[0]).toMatchObject({ weekendId: first?.id, sellPrice: first?.sellPrice });
  const near = { ...criteria, lat: 49.42, lng: 0.23 };
  const { exactMatch } = await askBody('mapSearch', { ...french, criteria: near, orderBy: 'distance' });
  expect(exactMatch[0]?.id).toBe(sampleStays.bookable);
});

test('API-012 availabilities begin with the month that is asked for and last as many as are asked for', async () => {
  const monthsOf = async (query: object) => {
    const { items } = await ask('hotelAvailabilities', { ...french, ...query }, { hotelId: sampleStays.bookable });
    return [...new Set(items.map(({ day }) => day.slice(0, 7)))];
  };
  expect(await monthsOf({ month: '2027-01', length: 2 })).toEqual(['2027-01', '2027-02']);
  expect(await monthsOf({ length: 1 })).toEqual(['2026-11']);
  expect((await monthsOf({})).length).toBe(12);
});

test('API-038 PAYL-010 a purchase is deferred to its deadline, unless its terms have none', async () => {
  const asked = { amount: 30_000, checkinDate: '2027-02-26', cancellableUntil: '2027-02-10', pointOfSale: 'be' };
  const payday = async (more: object) => {
    const { paymentMethods } = await ask('eligibility', { ...asked, ...more });
    return paymentMethods.find(({ type }) => type === 'deferred')?.splittedPayments?.[0]?.date;
  };
  expect(await payday({ cancellationPolicyType: 'flexible' })).toBe('2027-02-10');
  expect(await payday({ cancellationPolicyType: 'nonrefundable' })).toBe('2027-02-24');
  const wrong = ['BE', 'uk', 'b', ''].map((pointOfSale) =>
    visitCatalogue('/purchase/alma/eligibility', { ...asked, pointOfSale }),
  );
  const problems = await Promise.all((await Promise.all(wrong)).map(readProblem));
  expect(problems.map(({ status, field }) => [status, field])).toEqual(problems.map(() => [400, 'pointOfSale']));
});

test('API-024 shipping costs are asked for by a market or a locale of it in any case, and another one is 404', async () => {
  const answers = await Promise.all(
    ['fr', 'FR', 'fr_FR'].map((pos) => visitCatalogue('/single-voucher/shipping-costs', { pos })),
  );
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
  expect(others).toEqual([first, first]);
  expect((await visitCatalogue('/single-voucher/shipping-costs', { pos: 'de' })).status).toBe(404);
});

test('API-005 facets take the orders of the search and no other, names only when asked, and kinds that there are', async () => {
  const problems = await Promise.all(
    [{ orderBy: 'cheapest' }, { withNames: 'perhaps' }, { propertiesRequested: 'price,weather' }].map(async (wrong) =>
      readProblem(await visitCatalogue('/facets.json', { ...french, ...wrong })),
    ),
  );
  expect(problems.map(({ field }) => field?.split('.')[0])).toEqual(['orderBy', 'withNames', 'propertiesRequested']);
  const bare = await ask('facets', { ...french, withNames: false, propertiesRequested: 'stars' });
  expect(bare.properties.map(({ propertyType, values }) => [propertyType, values[0]?.label])).toEqual([
    ['stars', undefined],
  ]);
});

test('API-010 places of a box that is not there are 404, and other gifts open the same as no gift named', async () => {
  const path = '/recommendedAutocomplete.json';
  const box = { catalogSourceType: 'box', catalogSourceCode: 'NOSUCHEBOX' };
  expect((await visitCatalogue(path, { ...french, ...box })).status).toBe(404);
  const [open, voucher] = await Promise.all([
    ask('recommendedSuggestions', french),
    ask('recommendedSuggestions', { ...french, catalogSourceType: 'single-voucher', catalogSourceCode: '900001' }),
  ]);
  expect(voucher).toEqual(open);
});

test('API-015 the day of arrival has two names on both paths, and checkinDate has the last word', async () => {
  const hotel = { hotelId: sampleStays.bookable };
  const countOf = async (query: object) =>
    (await ask('boxesBeneficiaryOffers', { ...hotel, ...query }, {})).legacyPackageCount;
  expect(await Promise.all([countOf({ checkin: '2026-12-15' }), countOf({ checkinDate: '2026-12-15' })])).toEqual([
    1, 1,
  ]);
  expect(await countOf({ checkin: '2026-12-15', checkinDate: '2026-11-01' })).toBe(0);
  const boxed = { code: 'WELLNESSEBOX' };
  const [one, other] = await Promise.all([
    ask('boxBeneficiaryOffers', { checkin: '2026-12-15' }, boxed),
    ask('boxBeneficiaryOffers', { checkinDate: '2026-12-15' }, boxed),
  ]);
  expect(one).toEqual(other);
});

test('API-011 API-013 API-015 API-029 API-030 API-031 API-032 who asks changes nothing, and is refused when it is too long', async () => {
  const askers = { client: 'msite', minisite: 'club', selectivePublicationAffiliateId: 'a1' };
  const quoted = { ...dates, nights: 2 };
  expect(await ask('quote', { ...quoted, ...askers }, bookable)).toEqual(await ask('quote', quoted, bookable));
  const offers = { hotelId: sampleStays.bookable };
  expect(await ask('voucherBeneficiaryOffers', { ...offers, ...askers })).toEqual(
    await ask('voucherBeneficiaryOffers', offers),
  );
  const long = await readProblem(
    await visitCatalogue('/weekend/900001/quote.json', { ...quoted, minisite: 'x'.repeat(41) }),
  );
  expect([long.status, long.field]).toEqual([400, 'minisite']);
});
