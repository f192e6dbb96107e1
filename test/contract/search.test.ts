import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#catalogue/catalogue.ts';
import type { Answer, Request } from '#shared/catalogue/calls.ts';
import { pageSize } from '#shared/catalogue/search.ts';
import { ask, database, fillCatalogue } from '../support/catalogue.ts';
import { checkSearch } from './checks.ts';

beforeAll(fillCatalogue);

const france = 3_017_382;
const honfleur = 3_013_173;

const search = (criteria: Partial<Request<'search'>> = {}): Promise<Answer<'search'>> =>
  ask('search', { locale: 'fr_FR', ...criteria });

const idsOf = ({ exactMatch }: Answer<'search'>) => exactMatch.map(({ id }) => id);
const hotelsOf = ({ exactMatch }: Answer<'search'>) => exactMatch.map(({ hotel }) => hotel.id);

test('API-001 API-002 a search answers offers and how many there are', async () => {
  const found = await search();
  checkSearch(found);
  expect(found.exactMatch).toHaveLength(pageSize);
  expect(found.searchDetails.totalCount).toBeGreaterThan(200);
});

test('API-001 pages follow each other without a gap or a repetition, and the last one knows the total', async () => {
  const [first, second] = await Promise.all([search({ limit: 10 }), search({ limit: 10, page: 1 })]);
  const both = await search({ limit: 20 });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(both));
  const beyond = await search({ page: 900 });
  expect(beyond.exactMatch).toEqual([]);
  expect(beyond.searchDetails.totalCount).toBe(first.searchDetails.totalCount);
});

test('API-001 limit 3 without page model serves fallbacks, and excluded hotels stay out', async () => {
  const first = await search({ limit: 3, fetchPageModel: false });
  expect(first.exactMatch).toHaveLength(3);
  expect(first.pageModel).toBeUndefined();
  const next = await search({ limit: 3, exclude: hotelsOf(first).join(',') });
  expect(hotelsOf(next).filter((id) => hotelsOf(first).includes(id))).toEqual([]);
});

test('SERP-023 the details of a city search hold its id, place and name in the language that asks', async () => {
  const { searchDetails, mainTitle, pageModel } = await search({ city: 2_803_138, locale: 'es_ES' });
  expect(searchDetails.cityId).toBe(2_803_138);
  expect(searchDetails.destination?.label).toBe('Amberes');
  expect(searchDetails.location?.latitude).toBeCloseTo(51.22, 1);
  expect(mainTitle).toContain('Amberes');
  expect(pageModel?.pageTitle).toContain('Amberes');
});

test('SERP-024 FALL-009 FALL-010 a search for a place names the region and the country that it lies in', async () => {
  const calvados = await ask('suggestions', { locale: 'fr_FR', term: 'calvados' });
  const department = calvados.items.find(({ category }) => category === 'department')?.id ?? 0;
  const { locationHierarchy } = (await search({ department })).searchDetails;
  expect(locationHierarchy?.region?.label).toBe('Normandie');
  expect(locationHierarchy?.country).toMatchObject({ id: france, label: 'France' });
  const region = await search({ region: locationHierarchy?.region?.id ?? 0 });
  expect(region.searchDetails.locationHierarchy).toEqual({ country: locationHierarchy?.country });
  expect((await search({ country: france })).searchDetails.locationHierarchy).toBeUndefined();
});

test('SERP-023 a city with a distance searches around it and says so', async () => {
  const inside = await search({ city: honfleur });
  const around = await search({ city: honfleur, distanceMax: 60, orderBy: 'distance' });
  expect(around.searchDetails.destinationAround).toBe('Honfleur');
  expect(around.searchDetails.totalCount).toBeGreaterThan(inside.searchDetails.totalCount);
  const distances = around.exactMatch.map(({ distance }) => distance ?? -1);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...distances)).toBeLessThanOrEqual(60);
});

test('FLOW-032 a destination leaves only hotels that lie in it', async () => {
  const { exactMatch } = await search({ country: france, limit: 48 });
  expect(exactMatch.length).toBeGreaterThan(10);
  expect(new Set(exactMatch.map(({ hotel }) => hotel.location.country))).toEqual(new Set(['France']));
  const normandy = await search({ region: 1003, limit: 48 });
  expect(new Set(normandy.exactMatch.map(({ hotel }) => hotel.location.region))).toEqual(new Set(['Normandie']));
});

test('FLOW-032 bounds leave only hotels inside the rectangle, and an unknown place leaves none', async () => {
  const bounds = { south: 43, west: -1, north: 50, east: 4 };
  const { exactMatch } = await search({ bounds: '43,-1,50,4', limit: 48 });
  expect(exactMatch.length).toBeGreaterThan(0);
  for (const { hotel } of exactMatch) {
    expect(hotel.location.latitude).toBeGreaterThanOrEqual(bounds.south);
    expect(hotel.location.latitude).toBeLessThanOrEqual(bounds.north);
    expect(hotel.location.longitude).toBeGreaterThanOrEqual(bounds.west);
    expect(hotel.location.longitude).toBeLessThanOrEqual(bounds.east);
  }
  expect((await search({ city: 99 })).searchDetails.totalCount).toBe(0);
});

test('CARD-017 without dates the price is a from-price, with dates a final one of these dates', async () => {
  const open = await search({ limit: 3 });
  expect(open.exactMatch.map(({ priceType }) => priceType)).toEqual(['from-price', 'from-price', 'from-price']);
  const dated = await search({ limit: 3, checkin: '2026-12-08', night: 1 });
  const [offer] = dated.exactMatch;
  expect(offer).toMatchObject({ priceType: 'final-price', checkin: '2026-12-08', checkout: '2026-12-09', nights: 1 });
});

test('FLOW-039 dates leave only stays with a free room on every night, for the nights that are asked', async () => {
  const dated = await search({ checkin: '2026-12-04', night: 2, limit: 48 });
  expect(dated.searchDetails.totalCount).toBeLessThan((await search()).searchDetails.totalCount);
  const quotes = await Promise.all(
    dated.exactMatch
      .slice(0, 12)
      .map(({ id }) => ask('quote', { locale: 'fr_FR', checkin: '2026-12-04', nights: 2 }, { id })),
  );
  expect(quotes.map(({ bookable }) => bookable)).toEqual(quotes.map(() => true));
  expect(quotes.map(({ priceInfo }) => priceInfo?.sellPrice)).toEqual(
    dated.exactMatch.slice(0, 12).map(({ sellPrice }) => sellPrice),
  );
});

test('FLOW-039 a larger party pays for every room it needs and the price is the one of its quote', async () => {
  const party = { adult: 4, child: 1, baby: 1 };
  const dated = await search({ checkin: '2027-01-12', night: 1, ...party, limit: 12 });
  expect(dated.exactMatch.length).toBeGreaterThan(0);
  const quotes = await Promise.all(
    dated.exactMatch.map(({ id }) =>
      ask('quote', { locale: 'fr_FR', checkin: '2027-01-12', nights: 1, ...party }, { id }),
    ),
  );
  expect(quotes.map(({ priceInfo }) => priceInfo?.sellPrice)).toEqual(
    dated.exactMatch.map(({ sellPrice }) => sellPrice),
  );
});

test('FLOW-039 a check-in that has passed finds nothing', async () => {
  expect((await search({ checkin: '2026-11-20', night: 1 })).searchDetails.totalCount).toBe(0);
});

test('FILT-034 priceAsc orders by the total of the stay', async () => {
  const prices = (await search({ orderBy: 'priceAsc', limit: 48 })).exactMatch.map(({ sellPrice }) => sellPrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('FILT-033 promo orders by the reduction', async () => {
  const promos = (await search({ orderBy: 'promo', limit: 48 })).exactMatch.map(({ promo }) => promo ?? 0);
  expect(promos).toEqual(promos.toSorted((a, b) => b - a));
});

test('FILT-031 FILT-034 quality and price is the default, and puts many hotels on a page, as popularity does', async () => {
  const [standard, named, popular] = await Promise.all([
    search(),
    search({ orderBy: 'priceQuality' }),
    search({ orderBy: 'popularity' }),
  ]);
  expect(idsOf(standard)).toEqual(idsOf(named));
  expect(new Set(hotelsOf(standard)).size).toBeGreaterThan(15);
  expect(new Set(hotelsOf(popular)).size).toBeGreaterThan(15);
});

test('FLOW-034 every filter leaves only what fits', async () => {
  const [stars, cheap, scored, wellness] = await Promise.all([
    search({ stars: '4,5', limit: 48 }),
    search({ priceMin: 10_000, priceMax: 20_000, limit: 48 }),
    search({ minHotelReviewScore: 9, limit: 48 }),
    search({ theme: 26, limit: 48 }),
  ]);
  expect(new Set(stars.exactMatch.map(({ hotel }) => hotel.stars))).toEqual(new Set([4, 5]));
  expect(cheap.exactMatch.every(({ sellPrice }) => sellPrice >= 10_000 && sellPrice <= 20_000)).toBe(true);
  expect(scored.exactMatch.every(({ hotel }) => (hotel.review?.average ?? 0) >= 9)).toBe(true);
  expect(wellness.exactMatch.every(({ themes }) => themes?.some(({ id }) => id === 26))).toBe(true);
});

test('FLOW-034 codes of hotels, facilities and activities filter too, and unknown ones leave nothing', async () => {
  const seaside = await search({ hotelEnvironment: 'sea', facilities: 'spa,wifi', limit: 48 });
  const details = await Promise.all(
    seaside.exactMatch.slice(0, 4).map(({ id }) => ask('stay', { locale: 'fr_FR' }, { id })),
  );
  for (const { hotel } of details) {
    expect(hotel.facilities?.map(({ code }) => code)).toEqual(expect.arrayContaining(['spa', 'wifi']));
  }
  expect((await search({ facilities: 'helipad' })).searchDetails.totalCount).toBe(0);
  expect((await search({ hotelType: 'igloo' })).searchDetails.totalCount).toBe(0);
  expect((await search({ tags: '31' })).searchDetails.totalCount).toBe(0);
  expect((await search({ theme: 999 })).searchDetails.totalCount).toBe(0);
});

test('FILT-036 pets are a flag of their own and count as a facility too', async () => {
  const [flag, code, all] = await Promise.all([
    search({ petsAllowed: true }),
    search({ facilities: 'pets' }),
    search(),
  ]);
  expect(flag.searchDetails.totalCount).toBe(code.searchDetails.totalCount);
  expect(flag.searchDetails.totalCount).toBeLessThan(all.searchDetails.totalCount);
});

test('SERP-024 CARD-025 expired and sold-out stays are not found, the last room is and says so', async () => {
  const expired = await search({ hotelId: 900_002 });
  const soldOut = await search({ hotelId: 900_003, checkin: '2026-12-05', night: 1 });
  const last = await search({ hotelId: 900_005, checkin: '2026-12-05', night: 1 });
  expect([expired, soldOut, last].map(idsOf)).toEqual([[], [], [900_005]]);
  expect(last.exactMatch[0]?.availableRooms).toBe(1);
});

test('SERP-024 a search goes to the database once, and the rows it reads grow with what is found', async () => {
  const trips: number[] = [];
  const DB = {
    prepare: database.prepare.bind(database),
    batch: async (statements: D1PreparedStatement[]) => {
      const answers = await database.batch(statements);
      trips.push(answers.reduce((sum, { meta }) => sum + meta.rows_read, 0));
      return answers;
    },
  };
  const path = `/offers.json?locale=fr_FR&city=${honfleur}&checkin=2026-12-08&night=1&fetchPageModel=true`;
  const answer = await createCatalogue().request(`http://catalogue${path}`, {}, { ...env, DB });
  const { exactMatch } = (await answer.json()) as { exactMatch: unknown[] };
  expect(exactMatch.length).toBeGreaterThan(0);
  expect(trips).toEqual([expect.toSatisfy((rows: number) => rows < 60 * (exactMatch.length + 2))]);
});
