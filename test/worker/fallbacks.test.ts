import { beforeAll, expect, test } from 'vitest';
import offerGrid from '#client/offer/offer-grid.module.css';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const honfleur = 'city=3013173';
const christmas = 'checkin=2026-12-24&checkout=2026-12-27';
const previews = (html: string) => [...html.matchAll(/data-fallback="(\w+)"/g)].map(([, key]) => key);
const previewOf = (html: string, key: string) =>
  new RegExp(`<section[^>]+data-fallback="${key}".*?</section>`, 's').exec(html)?.[0] ?? '';
const hotelsOf = (html: string) => [...html.matchAll(/data-hotel="(\d+)"/g)].map(([, id]) => id);
const cards = (html: string) => html.match(/<article/g)?.length ?? 0;
const [results, late] = [0, 1].map((side) => (html: string) => html.split('data-late=')[side] ?? '') as [
  (html: string) => string,
  (html: string) => string,
];
const gridClass = offerGrid.grid;
const listClass = (html: string) => /<ul class="([^"]+)"><li[^>]*><article/.exec(html)?.[1];
const titles = (html: string) => [...html.matchAll(/<h2 id="fallback-\w+">([^<]+)</g)].map(([, title]) => title);
const says = (html: string, words: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .includes(words);
const exact = 'No exact results found. Suggestion of stays, these results might be outside of your search criteria';
const more = 'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify';
const none =
  'No results. To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.';

test('FALL-006 FALL-007 FALL-014 below its results a search shows its fallbacks in order, three stays each in three columns', async () => {
  const html = await htmlOf(`/search?theme=44&${christmas}`);
  expect(cards(results(html))).toBeGreaterThan(0);
  expect([says(late(html), more), says(late(html), exact)]).toEqual([true, false]);
  expect(titles(html)).toEqual(['Not only Wine', 'On other dates']);
  expect(['theme', 'dates'].map((key) => cards(previewOf(html, key)))).toEqual([3, 3]);
  expect(['theme', 'dates'].map((key) => listClass(previewOf(html, key)))).toEqual([gridClass, gridClass]);
});

test('FALL-005 FALL-007 without results of its own a search says so, and widens the destination first', async () => {
  const html = await htmlOf(`/search?${honfleur}&theme=19&checkin=2026-12-05&checkout=2026-12-06`);
  expect(cards(results(html))).toBe(0);
  expect(says(late(html), exact)).toBe(true);
  expect(titles(html)).toEqual(['Around Honfleur', 'Not only Gastronomy']);
});

test('FALL-008 FALL-011 FALL-012 the preview of a fallback leads to all that it finds', async () => {
  const leadsTo = (html: string, key: string) => /<a href="([^"]+)" aria-label/.exec(previewOf(html, key))?.[1];
  const around = await htmlOf(`/search?${honfleur}&stars=3,4,5`);
  expect(leadsTo(around, 'expand')).toMatch(/^\/search\?lat=49\.4\d+&amp;lng=0\.2\d+&amp;distanceMax=30&amp;stars=/);
  const dated = await htmlOf(`/search?theme=44&${christmas}`);
  expect(leadsTo(dated, 'theme')).toBe('/search?checkin=2026-12-24&amp;checkout=2026-12-27&amp;nights=3');
  expect(leadsTo(dated, 'dates')).toBe('/search?theme=44');
});

test('FALL-013 no hotel of the results or of one fallback stands in another', async () => {
  const html = await htmlOf(`/search?theme=44&${christmas}`);
  const groups = [results(html), previewOf(html, 'theme'), previewOf(html, 'dates')].map((part) => [
    ...new Set(hotelsOf(part)),
  ]);
  expect(groups.every(({ length }) => length > 0)).toBe(true);
  expect(groups.flat().toSorted()).toEqual([...new Set(groups.flat())].toSorted());
});

test('FALL-003 FALL-004 when nothing is found at all, it is said with the way to remove all filters', async () => {
  const html = await htmlOf('/search?hotel=999999&stars=5');
  expect(says(html, none)).toBe(true);
  expect(/href="\/search\?hotel=999999"[^>]*>Remove all filters/.test(html)).toBe(true);
  const bare = await htmlOf('/search?hotel=999999&a=3');
  expect(/href="\/search\?a=3"[^>]*>Remove all filters/.test(bare)).toBe(true);
});

test('FALL-009 FALL-010 a department is widened to its region and a region to its country', async () => {
  const department = await htmlOf('/search?department=2013');
  expect(titles(department)).toEqual(['Elsewhere in Normandy']);
  const region = /\/search\?region=(\d+)/.exec(previewOf(department, 'expand'))?.[1];
  const wider = await htmlOf(`/search?region=${region}&theme=19&checkin=2026-12-05&checkout=2026-12-06`);
  expect(titles(wider)[0]).toBe('Elsewhere in France');
});

test('FALL-013 results on several pages have no fallbacks, for hotels of other pages are not known', async () => {
  const html = await htmlOf(`/search?${christmas}`);
  expect(cards(html)).toBe(24);
  expect([html.includes('data-pending'), previews(html).length]).toEqual([false, 0]);
});

test('FALL-001 FALL-002 a fragment sends its results and a placeholder first, then the fallbacks behind a mark', async () => {
  const fragment = await visit(`http://en.localhost/fragment/search?theme=44&${christmas}&in=hash`);
  const [first = '', rest = ''] = (await fragment.text()).split('<!--late-->');
  expect([first.includes('data-pending'), first.includes('<x-late></x-late>')]).toEqual([true, true]);
  expect(previews(first)).toEqual([]);
  expect(previews(rest)).toEqual(['theme', 'dates']);
  expect(rest.includes('href="/search#theme=44"')).toBe(true);
  expect(/<(script|style)\b/.test(rest)).toBe(false);
});

test('FALL-001 FALL-002 the page sends its results with a placeholder while the fallbacks are on their way', async () => {
  const storefront = createFaultyStorefront();
  const answer = await storefront.visit(`/search?theme=44&${christmas}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  const previewsAsked = () => storefront.received.filter(({ target }) => /offers\.json.*limit=3/.test(target)).length;
  let html = '';
  for (let part = await read(); part !== undefined && !html.includes('data-pending'); part = await read()) html += part;
  expect([html.includes('data-pending'), html.includes('data-late=')]).toEqual([true, false]);
  while ((await read()) !== undefined);
  expect(previewsAsked()).toBe(2);
});

test('CARD-041 fallbacks that cannot be had are left out without a word, and the results stay', async () => {
  const storefront = createFaultyStorefront();
  const whole = await (await storefront.visit(`/search?theme=44&${christmas}`)).text();
  const broken = createFaultyStorefront();
  const answer = await broken.visit(`/search?theme=44&${christmas}`);
  broken.world.mode = 'down';
  const html = await answer.text();
  expect(cards(html)).toBe(cards(results(whole)));
  expect([previews(html).length, says(html, 'outside of your search criteria')]).toEqual([0, false]);
});
