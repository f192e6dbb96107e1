import { beforeAll, expect, test } from 'vitest';
import { type ActivityCode, activityTraits } from '#catalogue/seed/activities.ts';
import { marketLocales } from '#shared/locale/locales.ts';
import { ask, database, fillCatalogue, readProblem, visitCatalogue } from '../support/catalogue.ts';
import { checkFacets, checkSuggestions } from './checks.ts';
import { askBody, postBody } from './post-body.ts';
import {
  checkActivityImages,
  checkActivityOnly,
  checkActivitySearch,
  checkHotel,
  checkMarkers,
  checkUpsells,
} from './product-checks.ts';

beforeAll(fillCatalogue);

const french = { locale: 'fr_FR' } as const;
const france = 3_017_382;

test('API-003 API-004 a map search answers every hotel that the search finds once', async () => {
  const map = await askBody('mapSearch', { ...french, criteria: { country: france }, performMapSearch: true });
  checkMarkers(map);
  const found = await ask('search', { ...french, country: france, limit: 48 });
  const hotels = new Set(found.exactMatch.map(({ hotel }) => hotel.id));
  expect([...hotels].filter((id) => !map.exactMatch.some((marker) => marker.id === id))).toEqual([]);
  expect(map.exactMatch.every(({ weekendId }) => weekendId !== undefined)).toBe(true);
});

test('API-003 a map search for gifts finds vouchers, and every criterion may be a number or text', async () => {
  const gifts = await askBody('mapSearch', {
    ...french,
    performGiftableSearch: true,
    criteria: { country: `${france}` },
  });
  checkMarkers(gifts);
  const inside = await askBody('mapSearch', { ...french, criteria: { bounds: '47,-2,50,3', stars: '4,5', adult: 2 } });
  expect(inside.exactMatch.every(({ lat, lng }) => lat >= 47 && lat <= 50 && lng >= -2 && lng <= 3)).toBe(true);
});

test('API-007 the activity search finds 79 products on sale in pages', async () => {
  const all = await askBody('activitySearch', french);
  checkActivitySearch(all);
  expect(all.searchDetails.totalCount).toBe(79);
  expect(all.results).toHaveLength(24);
  const last = await askBody('activitySearch', { ...french, page: 3 });
  expect(last.results).toHaveLength(79 - 3 * 24);
});

test('API-007 SERP-026 marketing lists get one product of a centre', async () => {
  const { results } = await askBody('activitySearch', { ...french, numberOfPackagesPerHotel: 1, limit: 48 });
  expect(new Set(results.map(({ hotel }) => hotel.id)).size).toBe(results.length);
  expect(results).toHaveLength(40);
});

test('API-007 activities are found by place, tag, price and party, and ordered by price', async () => {
  const search = async (criteria: object, more: object = {}) =>
    (await askBody('activitySearch', { ...french, criteria, limit: 48, ...more })).results;
  const [here, spas, cheap, pair, ordered] = await Promise.all([
    search({ country: france }),
    search({ tags: '4' }),
    search({ priceMax: 5000 }),
    search({ adult: 5 }),
    search({}, { orderBy: 'priceAsc' }),
  ]);
  expect(new Set(here.map(({ hotel }) => hotel.location.country))).toEqual(new Set(['France']));
  expect(new Set(spas.map(({ univers }) => univers))).toEqual(new Set(['spa']));
  expect(Math.max(...cheap.map(({ sellPrice }) => sellPrice))).toBeLessThanOrEqual(5000);
  expect(pair.every(({ paxComposition }) => paxComposition.adults === 5)).toBe(true);
  expect(pair.some(({ univers }) => univers === 'massage')).toBe(false);
  const prices = ordered.map(({ sellPrice }) => sellPrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('FLOW-006 activities are found by theme, and the facets count the same ones', async () => {
  const byTheme = await askBody('activitySearch', { ...french, criteria: { theme: 44 }, limit: 48 });
  expect(new Set(byTheme.results.map(({ univers }) => univers))).toEqual(new Set(['tasting']));
  const { properties } = await ask('facets', { ...french, flow: 'activity', theme: 44, propertiesRequested: 'tag' });
  expect(Math.max(...properties.flatMap(({ values }) => values.map(({ count }) => count)))).toBe(
    byTheme.searchDetails.totalCount,
  );
  const unknown = await askBody('activitySearch', { ...french, criteria: { theme: 999 } });
  expect(unknown.searchDetails.totalCount).toBe(0);
});

test('API-025 ACT-010 an activity has its parts, its centre and a price for each party that it is sold to', async () => {
  const activity = await ask('activityOnly', french, { id: 700_001 });
  checkActivityOnly(activity);
  expect(Object.keys(activity.prices)).toEqual(['1', '2', '3', '4']);
  expect(activity.prices[2]).toMatchObject({ promo: 20, priceType: 'final-price' });
  expect(activity.mainActivityCenter?.main).toBe(true);
  expect(activity.validityMonths).toBe(12);
  expect(activity.activities[0]?.composition?.length).toBeGreaterThan(1);
});

test('API-025 the price of a list is the price of the page', async () => {
  const { results } = await askBody('activitySearch', { ...french, limit: 6 });
  for (const { id, sellPrice } of results) {
    expect((await ask('activityOnly', french, { id })).prices[2]?.sellPrice).toBe(sellPrice);
  }
});

test('API-025 ACT-009 an expired activity says so and has no prices', async () => {
  const expired = await ask('activityOnly', french, { id: 700_080 });
  checkActivityOnly(expired);
  expect(expired.published).toBe(false);
  expect((await visitCatalogue('/activity-only/weekend/700081/detail.json', french)).status).toBe(404);
});

test('API-025 activities are told in the language that asks', async () => {
  const labels = await Promise.all(
    marketLocales.map(async (locale) => (await ask('activityOnly', { locale }, { id: 700_001 })).label),
  );
  expect(new Set(labels).size).toBe(4);
});

test('API-028 the pictures of an activity are found by its own id and by that of a stay’s activity', async () => {
  checkActivityImages(await ask('activityImages', french, { id: 700_001 }));
  const stays = (await ask('search', { ...french, tags: '4', limit: 1 })).exactMatch;
  const stay = await ask('stay', french, { id: stays[0]!.id });
  checkActivityImages(await ask('activityImages', french, { id: stay.activities[0]!.activityId }));
  expect((await visitCatalogue('/activities/90000199/images.json', french)).status).toBe(404);
});

test('OPEN-053 HOTEL-018 HOTEL-019 a hotel shows its rooms with the stays in each, priced for the dates', async () => {
  const open = await ask('hotel', french, { hotelId: 900_001 });
  checkHotel(open);
  expect(open.weekends).toEqual([900_001]);
  expect(open.nearbyHotels?.every(({ id }) => id !== 900_001)).toBe(true);
  const dated = await ask('hotel', { ...french, checkin: '2026-12-08', nights: 2 }, { hotelId: 900_001 });
  checkHotel(dated);
  const offer = dated.rooms.flatMap(({ offers }) => offers)[0];
  const quoted = await ask('quote', { ...french, checkin: '2026-12-08', nights: 2 }, { id: 900_001 });
  expect(offer).toMatchObject({ hasSelectedDates: true, nights: 2, price: { sellPrice: quoted.priceInfo?.sellPrice } });
  const past = await ask('hotel', { ...french, checkin: '2026-11-01' }, { hotelId: 900_001 });
  expect(past.rooms.flatMap(({ offers }) => offers)).toEqual([]);
});

test('OPEN-050 the other products of a hotel leave out the one on show', async () => {
  const found = await ask('search', { ...french, limit: 48 });
  const hotelId = found.exactMatch[0]!.hotel.id;
  const all = await ask('hotelProducts', french, { hotelId });
  const [first] = all.products;
  const others = await ask('hotelProducts', { ...french, exclude: first!.id }, { hotelId });
  expect(others.products.map(({ id }) => id)).toEqual(all.products.slice(1).map(({ id }) => id));
  expect(all.products.every(({ hotel }) => hotel.id === hotelId)).toBe(true);
});

test('QUOTE-005 QUOTE-006 upsells are dearer stays of the same hotel that hold more', async () => {
  const { exactMatch } = await ask('search', { ...french, orderBy: 'priceAsc', limit: 48 });
  const answers = await Promise.all(exactMatch.map(({ id }) => ask('upsells', french, { id })));
  answers.forEach(checkUpsells);
  const upsells = answers.flatMap((answer) => answer.upsells);
  expect(upsells.length).toBeGreaterThan(5);
  expect(upsells.every(({ priceDifference, programLines }) => priceDifference > 0 && programLines.length > 0)).toBe(
    true,
  );
});

test('QUOTE-005 an upsell is worth more than the stay it takes the place of, not only something else', async () => {
  const { results } = await database
    .prepare('SELECT id, hotel_id AS hotelId, programme FROM stay WHERE published = 1 AND package_available = 1')
    .all<{ id: number; hotelId: number; programme: string }>();
  const worth = new Map(
    results.map(({ id, programme }) => [
      id,
      (JSON.parse(programme) as ActivityCode[]).reduce((sum, code) => sum + activityTraits[code].price, 0),
    ]),
  );
  const some = results.slice(0, 60);
  const answers = await Promise.all(some.map(({ id }) => ask('upsells', french, { id })));
  const steps = answers.flatMap(({ upsells }, index) =>
    upsells.map(({ id }) => (worth.get(id) ?? 0) - (worth.get(some[index]?.id ?? 0) ?? 0)),
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(Math.min(...steps)).toBeGreaterThan(0);
});

test('API-008 asked with activities, facets list them in groups, and the activity flow counts activities', async () => {
  const stays = await ask('facets', { ...french, withActivities: true });
  checkFacets(stays);
  expect(stays.activities).toHaveLength(4);
  const tags = stays.properties.find(({ propertyType }) => propertyType === 'tag');
  const counted = new Map(tags?.values.map(({ value, count }) => [value, count]));
  for (const { list } of stays.activities ?? []) {
    for (const { id, count } of list) expect(count).toBe(counted.get(id));
  }
  const activities = await ask('facets', { ...french, flow: 'activity', propertiesRequested: 'tag' });
  const counts = activities.properties[0]?.values.map(({ count }) => count) ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(79);
  expect((await ask('facets', french)).activities).toBeUndefined();
});

test('API-010 recommended places hold stays of the gift, with a term or without', async () => {
  const [open, named, boxed] = await Promise.all([
    ask('recommendedSuggestions', french),
    ask('recommendedSuggestions', { ...french, q: 'par' }),
    ask('recommendedSuggestions', { ...french, catalogSourceType: 'box', catalogSourceCode: 'MOUNTAINEBOX' }),
  ]);
  [open, named, boxed].forEach(checkSuggestions);
  expect(open.items.length).toBeGreaterThan(5);
  expect(named.items.map(({ label }) => label)).toContain('Le Touquet-Paris-Plage');
  expect(named.items.every(({ count }) => count !== 0)).toBe(true);
  expect(boxed.items.length).toBeGreaterThan(0);
  expect(boxed.items.length).toBeLessThan(open.items.length);
  const seaside = { ...french, q: 'Honfleur', catalogSourceType: 'box', catalogSourceCode: 'MOUNTAINEBOX' };
  expect((await ask('recommendedSuggestions', seaside)).items.filter(({ category }) => category === 'city')).toEqual(
    [],
  );
});

test('SERP-016 results link to other searches and tell how many offers each finds', async () => {
  const [everywhere, normandy] = await Promise.all([
    ask('search', { ...french, limit: 1 }),
    ask('search', { ...french, region: 1003, limit: 1 }),
  ]);
  for (const { pageModel } of [everywhere, normandy]) {
    const { title, links } = pageModel?.suggestionLinks ?? { title: '', links: [] };
    expect(title).not.toBe('');
    expect(links.length).toBeGreaterThan(1);
    const { url, numberOfOffers } = links[0]!;
    const [key = '', id] = new URLSearchParams(url.replace('/search?', '')).entries().next().value ?? [];
    const found = await ask('search', { ...french, [key]: id, limit: 1 });
    expect(found.searchDetails.totalCount).toBe(numberOfOffers);
  }
});

test('API-003 API-007 a body that is wrong is 400 and names the field, another language of bodies is none', async () => {
  const problems = await Promise.all(
    (
      await Promise.all([
        postBody('/offers.json', { locale: 'xx' }),
        postBody('/offers.json', { locale: 'fr_FR', criteria: { stars: [4] } }),
        postBody('/offers.json', { locale: 'fr_FR', criteria: { lat: 400 } }),
        postBody('/search/activity-only.json', { locale: 'fr_FR', numberOfPackagesPerHotel: 0 }),
        postBody('/search/activity-only.json', { locale: 'fr_FR', criteria: null }),
        postBody('/search/activity-only.json', 'nothing'),
      ])
    ).map(readProblem),
  );
  expect(problems.map(({ status }) => status)).toEqual(problems.map(() => 400));
  expect(problems.slice(0, 5).map(({ field }) => field)).toEqual([
    'locale',
    'criteria.stars',
    'criteria.lat',
    'numberOfPackagesPerHotel',
    'criteria',
  ]);
});

test('API-003 API-007 generated bodies are never a failure of the catalogue', async () => {
  const odd = [
    null,
    '',
    0,
    -1,
    1.5,
    1e308,
    'NaN',
    "'; DROP TABLE box; --",
    '\u0000',
    '🏝️',
    [],
    {},
    [[1]],
    true,
    'a'.repeat(300),
  ];
  const keys = [
    'city',
    'country',
    'lat',
    'bounds',
    'stars',
    'tags',
    'adult',
    'priceMax',
    'checkin',
    'exclude',
    'hotelType',
  ];
  const bodies = keys.flatMap((key) =>
    odd.map((value) => ({ ...french, criteria: { [key]: value }, orderBy: 'distance' })),
  );
  const answers = await Promise.all(
    bodies.flatMap((body) => [postBody('/offers.json', body), postBody('/search/activity-only.json', body)]),
  );
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([]);
});
