import { beforeAll, expect, test, vi } from 'vitest';
import type { FacetsView } from '#shared/search/facets-view.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const textOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const facetsOf = async (query: string) =>
  (await (await visit(`http://en.localhost/api/facets?${query}`)).json()) as FacetsView;
const chipsOf = (html: string) => [...html.matchAll(/aria-label="Remove the filter ([^"]+)"/g)].map(([, name]) => name);
const nativeOf = (html: string) => /<noscript><div[^>]*><nav.*?<\/noscript>/s.exec(html)?.[0] ?? '';

test('FILT-002 FILT-003 the filters are told their options with names and counts, and how many offers there are', async () => {
  const { groups, total } = await facetsOf('');
  expect(Object.keys(groups).toSorted()).toEqual(['environment', 'facility', 'score', 'stars', 'style', 'tag', 'type']);
  expect(groups.facility).toContainEqual({ value: 'pets', label: expect.any(String), count: expect.any(Number) });
  expect(textOf(await htmlOf('/search'))).toContain(`${total} offers`);
});

test('API-005 FILT-002 each group is counted without its own filter, the others and the total with it', async () => {
  const [open, chosen] = await Promise.all([facetsOf(''), facetsOf('stars=5')]);
  expect(chosen.groups.stars).toEqual(open.groups.stars);
  expect(chosen.groups.type).not.toEqual(open.groups.type);
  expect(chosen.total).toBe(open.groups.stars?.find(({ value }) => value === 5)?.count);
});

test('SERP-001 the search box stands above the filters, and both above the results', async () => {
  const html = await htmlOf('/search?stars=4');
  const places = ['data-search-form', 'name="search/filters"', 'data-results=""'].map((mark) => html.indexOf(mark));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('SERP-002 SERP-003 the page holds the five dropdowns, and the entries of the action bar without a dead one', async () => {
  const html = await htmlOf('/search');
  const island = /<x-island[^>]*name="search\/filters".*?<\/x-island>/s.exec(html)?.[0] ?? '';
  const buttons = [...island.matchAll(/<button[^>]*popoverTarget="([^"]+)"[^>]*>(.*?)<\/button>/gs)].map(
    ([, target = '', label = '']) => ({ target, label: textOf(label).trim() }),
  );
  const labels = buttons.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Activities', 'Price', 'Distance', 'Facilities', 'More filters']));
  expect(labels).toEqual(expect.arrayContaining(['Filter', 'Sort']));
  for (const { target } of buttons) expect(html).toContain(`id="${target}"`);
});

test('SERP-007 FILT-013 FILT-033 the orders stand in a drawer as links that keep the criteria', async () => {
  const drawer = /id="sort-drawer".*?<\/ul>/s.exec(await htmlOf('/search?stars=4&sort=promo&page=2'))?.[0] ?? '';
  expect(textOf(drawer)).toContain('Sort by');
  expect(drawer).toContain('href="/search?stars=4&amp;sort=priceAsc&amp;from=search-bar"');
  expect(drawer).toMatch(/aria-current="true">Discount/);
  expect([...drawer.matchAll(/<a /g)]).toHaveLength(4);
});

test('FILT-015 every filter in force has a chip with its name, which takes it away', async () => {
  const query = 'facilities=spa,pets&tags=4&hotelTypes=castle&hotelStyles=design&hotelEnvironments=sea';
  const html = await htmlOf(
    `/search?${query}&minHotelReviewScore=8&city=2988507&distanceMax=60&singleVoucherPriceMin=900`,
  );
  expect(chipsOf(html)).toEqual([
    'Score from 8',
    'From €9',
    'Up to 60 km away',
    'Spa access',
    'Spa',
    'Castle',
    'Sea',
    'Design',
    expect.stringMatching(/pets/i),
  ]);
  const [page] = await Promise.all([htmlOf('/search?facilities=spa,pool')]);
  expect(page).toContain('href="/search?facilities=pool"');
  expect(page).toContain('href="/search?facilities=spa"');
});

test('FILT-041 a facet fetch that fails is logged and answered with 503, and chips have words all the same', async () => {
  const storefront = createFaultyStorefront();
  storefront.world.calls = { '/facets.json': 'down' };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [facets, page] = await Promise.all([
    storefront.visit('/api/facets?tags=4'),
    storefront.visit('/search?tags=4,9&facilities=spa,pets&hotelTypes=castle'),
  ]);
  expect([facets.status, page.status]).toEqual([503, 200]);
  expect(chipsOf(await page.text())).toEqual(['Pets welcome', '2 activities', '1 facility', '1 type of hotel']);
  expect(logged.mock.calls.flat().join()).toContain('"call":"facets"');
  logged.mockRestore();
});

test('FILT-008 values that nobody can name share a chip that takes all of them away', async () => {
  const html = await htmlOf('/search?facilities=nowhere,spa,unheard');
  expect(chipsOf(html)).toEqual(['Spa', '2 facilities']);
  expect(html).toMatch(/href="\/search\?facilities=spa" aria-label="Remove the filter 2 facilities"/);
});

test('FLOW-009 FILT-038 with JavaScript off every option is a link, and one without offers is text', async () => {
  expect(await htmlOf('/search?stars=4')).toMatch(/<noscript><div[^>]*><a href="\/search\?stars=4&amp;filters=1"/);
  const native = nativeOf(await htmlOf('/search?stars=4&hotelTypes=castle&city=3013173&filters=1'));
  expect(native).toContain('href="/search?city=3013173&amp;hotelTypes=castle&amp;filters=1"');
  expect(native).toMatch(/<li>[^<]+<!-- --> \(no offers\)/);
  expect(native).not.toMatch(/rel="nofollow">[^<]+<\/a> \(no offers\)/);
  expect(native).toMatch(/<a [^>]*aria-current="true">Castle<\/a>/);
  expect(textOf(native)).toMatch(/Up to 60 km/);
  for (const name of ['Activities', 'Facilities', 'Guest score', 'Setting', 'Style', 'Price', 'Distance'])
    expect(native).toContain(`<h2>${name}</h2>`);
});

test('SERP-019 behind its flag the filters are a drawer called Filter by, with the activities as a bar of their own', async () => {
  const html = await (await createFaultyStorefront('ok', { FLAGS: '{"filterDrawer":true}' }).visit('/search')).text();
  const island = /<x-island[^>]*name="search\/filters".*?<\/x-island>/s.exec(html)?.[0] ?? '';
  expect(island).toMatch(/<h2[^>]*>Filter by<\/h2>/);
  expect(island).toMatch(/<fieldset[^>]*aria-label="Activities"/);
  expect(await htmlOf('/search')).not.toMatch(/<h2[^>]*>Filter by<\/h2>/);
});
