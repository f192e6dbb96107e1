import { beforeAll, expect, test } from 'vitest';
import type { Answer, Request } from '#shared/catalogue/calls.ts';
import { facetProperties } from '#shared/catalogue/facets.ts';
import { ask, fillCatalogue } from '../support/catalogue.ts';
import { checkFacets } from './checks.ts';

beforeAll(fillCatalogue);

const facets = (criteria: Partial<Request<'facets'>> = {}): Promise<Answer<'facets'>> =>
  ask('facets', { locale: 'fr_FR', ...criteria });

const countsOf = ({ properties }: Answer<'facets'>, kind: string) =>
  Object.fromEntries(
    properties.find(({ propertyType }) => propertyType === kind)?.values.map(({ value, count }) => [value, count]) ??
      [],
  );

test('API-005 API-006 FILT-003 every kind of facet that is asked for is answered, in the order of the question', async () => {
  const all = await facets({ orderBy: 'priceQuality', withNames: true });
  checkFacets(all);
  expect(all.properties.map(({ propertyType }) => propertyType)).toEqual([...facetProperties]);
  const two = await facets({ propertiesRequested: 'tag, stars' });
  expect(two.properties.map(({ propertyType }) => propertyType)).toEqual(['tag', 'stars']);
});

test('FILT-002 FILT-004 options carry keys, names and counts', async () => {
  const { properties } = await facets();
  const keys = (kind: string) =>
    properties.find(({ propertyType }) => propertyType === kind)?.values.map(({ key }) => key);
  expect(keys('score')).toEqual(['score9', 'score8', 'score7']);
  expect(keys('stars')).toEqual(['star5', 'star4', 'star3']);
  const named = properties.filter(({ propertyType }) => propertyType !== 'price').flatMap(({ values }) => values);
  expect(named.every(({ name, label }) => Boolean(name) && Boolean(label))).toBe(true);
});

test('FILT-002 a count is what a search with this value finds', async () => {
  const counts = await facets({ country: 3_017_382, checkin: '2026-12-08', night: 1 });
  const common = { locale: 'fr_FR', country: 3_017_382, checkin: '2026-12-08', night: 1 } as const;
  const [four, pool, guesthouse, spa, eight] = await Promise.all([
    ask('search', { ...common, stars: '4' }),
    ask('search', { ...common, facilities: 'pool' }),
    ask('search', { ...common, hotelType: 'guesthouse' }),
    ask('search', { ...common, tags: '4' }),
    ask('search', { ...common, minHotelReviewScore: 8 }),
  ]);
  expect(countsOf(counts, 'stars')[4]).toBe(four.searchDetails.totalCount);
  expect(countsOf(counts, 'facility').pool).toBe(pool.searchDetails.totalCount);
  expect(countsOf(counts, 'type').guesthouse).toBe(guesthouse.searchDetails.totalCount);
  expect(countsOf(counts, 'tag')[4]).toBe(spa.searchDetails.totalCount);
  expect(countsOf(counts, 'score')[8]).toBe(eight.searchDetails.totalCount);
});

test('FILT-002 each group is counted without its own filter, the others with it', async () => {
  const [open, filtered] = await Promise.all([facets(), facets({ stars: '5' })]);
  expect(countsOf(filtered, 'stars')).toEqual(countsOf(open, 'stars'));
  const fiveStars = countsOf(open, 'stars')[5] ?? 0;
  const environments: number[] = Object.values(countsOf(filtered, 'environment'));
  expect(environments.reduce((sum, count) => sum + count, 0)).toBe(fiveStars);
});

test('FILT-038 a chosen value stays in its group at zero', async () => {
  const counts = await facets({ region: 1003, hotelType: 'castle', stars: '3' });
  expect(Object.keys(countsOf(counts, 'type'))).toContain('castle');
  expect(countsOf(counts, 'type').castle).toBeGreaterThanOrEqual(0);
});

test('FILT-038 a chosen value that filters do not offer stays in its group with its name and what it finds', async () => {
  const chosen = { stars: '2,4', tags: '1,31', minHotelReviewScore: 6 } as const;
  const counts = await facets({ ...chosen, locale: 'nl_NL' });
  const named = (kind: string) =>
    counts.properties.find(({ propertyType }) => propertyType === kind)?.values.map(({ label }) => label);
  expect(named('stars')).toEqual(['5 sterren', '4 sterren', '3 sterren', '2 sterren']);
  expect(named('score')?.at(-1)).toBe('6 en hoger');
  expect(named('tag')).toContain('Ontbijt');
  expect(countsOf(counts, 'tag')[31]).toBeUndefined();
  const two = await ask('search', { locale: 'nl_NL', ...chosen, stars: '2' });
  expect(countsOf(counts, 'stars')[2]).toBe(two.searchDetails.totalCount);
});

test('FILT-021 the price group tells the cheapest and the dearest total', async () => {
  const { properties } = await facets();
  const price = properties.find(({ propertyType }) => propertyType === 'price');
  const cheapest = await ask('search', { locale: 'fr_FR', orderBy: 'priceAsc', limit: 1 });
  expect(price?.min).toBe(cheapest.exactMatch[0]?.sellPrice);
  expect(price?.max).toBeGreaterThan(price?.min ?? 0);
  const empty = await facets({ city: 99 });
  expect(empty.properties[0]?.propertyType).toBe('price');
  expect(empty.properties[0]?.min).toBeUndefined();
});
