import { beforeAll, expect, test } from 'vitest';
import type { MapOffer, MapView } from '#shared/map/map-view.ts';
import { parseSettings } from '#worker/env.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const ask = (path: string) => visit(`http://en.localhost${path}`);
const viewOf = async (query: string): Promise<MapView> => (await ask(`/api/map${query}`)).json();
const bodyOf = (text: string | undefined) => JSON.parse(text ?? '{}') as { criteria: Record<string, unknown> };

test('MAP-010 API-003 API-004 the markers come from a map search, one a hotel, with a stay and its price', async () => {
  const storefront = createFaultyStorefront();
  const answer = await storefront.visit('/api/map?theme=26&stars=4,5');
  const { markers } = (await answer.json()) as MapView;
  expect(markers.length).toBeGreaterThan(1);
  expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length);
  for (const { lat, lng, offerId, label, price } of markers) {
    expect([Math.abs(lat) <= 90, Math.abs(lng) <= 180, offerId > 0, label !== '', (price ?? 1) % 100]).toEqual([
      true,
      true,
      true,
      true,
      0,
    ]);
  }
  const [request] = storefront.received;
  expect(request).toMatchObject({ method: 'POST', target: '/offers.json' });
  expect(bodyOf(request?.body)).toMatchObject({
    locale: 'en_GB',
    performMapSearch: true,
    performGiftableSearch: false,
    criteria: { theme: 26, stars: '4,5', adult: 2 },
  });
});

test('MAP-006 an area limits markers and list alike, and an empty one is no failure', async () => {
  const area = '43,-2,45,1';
  const { markers } = await viewOf(`?bounds=${area}`);
  const everywhere = await viewOf('');
  expect(markers.length).toBeGreaterThan(0);
  expect(markers.length).toBeLessThan(everywhere.markers.length);
  expect(markers.every(({ lat, lng }) => lat >= 43 && lat <= 45 && lng >= -2 && lng <= 1)).toBe(true);
  expect((await viewOf('?bounds=30,-40,31,-39')).markers).toEqual([]);
  const html = await htmlOf(`/search?bounds=${area}`);
  expect(html.includes('In the area of the map')).toBe(true);
  expect(html.includes('href="/search"')).toBe(true);
});

test('MAP-006 an area that is none is as if it were not there', async () => {
  const [nonsense, none] = await Promise.all([viewOf('?bounds=45,1,43,-2&stars=x'), viewOf('')]);
  expect(nonsense).toEqual(none);
});

test('MAP-008 a place that was searched comes with its point and kind, an area without', async () => {
  const { place } = await viewOf('?city=3013173');
  expect(place?.category).toBe('city');
  expect(place?.point.lat).toBeCloseTo(49.42, 1);
  expect((await viewOf('?city=3013173&bounds=43,-2,45,1')).place).toBeUndefined();
});

test('MAP-004 the chosen hotel is answered with its stay, opened with what was searched', async () => {
  const [marker] = (await viewOf('?a=3')).markers;
  const answer = await ask(`/api/map/offer?hotelId=${marker?.id}&a=3&in=hash`);
  const offer = (await answer.json()) as MapOffer;
  expect(offer.href).toMatch(/^\/weekend\/\d+[^#]*\?flow=booking#a=3$/);
  expect(offer).toMatchObject({ adults: 3, hotel: marker?.label });
  expect(offer.total).toBeGreaterThanOrEqual(offer.perPerson);
});

test('MAP-004 a hotel that is none is refused by name, one without a stay is not found', async () => {
  const nonsense = await ask('/api/map/offer?hotelId=x');
  expect([nonsense.status, await nonsense.json()]).toEqual([400, expect.objectContaining({ field: 'hotelId' })]);
  expect((await ask('/api/map/offer?hotelId=999999999')).status).toBe(404);
});

test('MAP-010 a catalogue that is down is told as 503, and the next question is asked anew', async () => {
  const storefront = createFaultyStorefront('down');
  const answer = await storefront.visit('/api/map');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
});

test('MAP-002 the words on the map come in the language of the page, with the map and not with the page', async () => {
  const words = await (await visit('http://nl.localhost/api/map/words')).text();
  expect(words).toContain('Zoek in dit gebied');
  expect((await htmlOf('http://nl.localhost/search')).includes('Zoek in dit gebied')).toBe(false);
});

test('MAP-001 the results carry the map and what opens it, except where only activities are searched', async () => {
  const html = await htmlOf('/search');
  expect(/popovertarget="search-map"/i.test(html) && html.includes('id="search-map"')).toBe(true);
  expect((await htmlOf('/search?flow=activity')).includes('search-map')).toBe(false);
});

test('MAP-002 the page allows its own worker and no other origin, an operator’s style only its own origins', async () => {
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
  const own = policyOf(await ask('/search'));
  expect(own).toContain("worker-src 'self';");
  expect(own).toMatch(/connect-src 'self'( ws:)?;/);
  expect(own).toContain('trusted-types fragment default');
  const storefront = createFaultyStorefront('ok', {
    MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
    MAP_ORIGINS: 'https://tiles.example, https://maps.example',
  });
  const answer = await storefront.visit('/search');
  expect(policyOf(answer)).toContain("connect-src 'self' https://maps.example https://tiles.example");
  expect((await answer.text()).includes('https://maps.example/style.json?key=1')).toBe(true);
});

test('MAP-002 a style or an origin that is no address is named when the Worker starts', () => {
  const read = () => parseSettings({ MAP_STYLE_URL: 'maps', MAP_ORIGINS: "https://tiles.example/path,'unsafe-eval'" });
  expect(read).toThrow(/MAP_STYLE_URL[\s\S]*MAP_ORIGINS\.0: is not an origin[\s\S]*MAP_ORIGINS\.1/);
  expect(parseSettings({}).map).toEqual({ styleUrl: undefined, origins: [] });
});
