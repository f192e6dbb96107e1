import { beforeAll, expect, test } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const textOf = (html: string) =>
  html
    .replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const countOf = (html: string) => Number(/(\d+) activities/.exec(textOf(html))?.[1] ?? 0);
const cardsOf = (html: string) => html.match(/<article.*?<\/article>/gs) ?? [];

test('FLOW-006 SERP-009 activities are searched on a page of their own, and counted as activities', async () => {
  const html = await htmlOf('/activities');
  expect(textOf(html)).toMatch(/\d+ activities/);
  expect(cardsOf(html)).toHaveLength(24);
  expect(textOf(html)).not.toMatch(/\d+ offers/);
});

test('FLOW-006 the city, the theme and the participants decide what is found', async () => {
  const all = countOf(await htmlOf('/activities'));
  const tasting = await htmlOf('/activities?theme=44');
  expect(countOf(tasting)).toBeGreaterThan(0);
  expect(countOf(tasting)).toBeLessThan(all);
  const lyon = await htmlOf('/activities?city=2996944');
  expect(countOf(lyon)).toBeLessThan(all);
  expect(lyon).toMatch(/<h1[^>]*>[^<]*Lyon/);
  const alone = await htmlOf('/activities?a=1');
  expect(countOf(alone)).toBeLessThan(all);
  expect(cardsOf(alone).every((card) => textOf(card).includes('For 1 person'))).toBe(true);
});

test('PAX-013 a number of participants out of range is said, and two are searched for', async () => {
  const html = await htmlOf('/activities?a=5');
  expect(textOf(html)).toContain('From 1 to 2 participants');
  expect(cardsOf(html).every((card) => textOf(card).includes('For 2 people'))).toBe(true);
  expect(textOf(await htmlOf('/activities?a=2'))).not.toContain('From 1 to 2 participants');
});

test('FLOW-013 a search page that is asked for activities leads to their path with what was asked', async () => {
  const answer = await visit('http://be.localhost/nl/search?flow=activity&theme=26&a=1');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/nl/activities?theme=26&a=1']);
  const html = await htmlOf('/activities?theme=26');
  expect(html.includes('<a href="/search?flow=gifting" data-flow="gifting"')).toBe(true);
  expect(html).toMatch(/<form [^>]*data-search-form=""[^>]*action="\/activities"/);
});

test('FLOW-014 where the flow is off the path of activities is not found and nothing leads to it', async () => {
  const { visit: visitWithout } = createFaultyStorefront('ok', { FLAGS: '{"activityFlow":false}' });
  expect((await visitWithout('/activities')).status).toBe(404);
  expect((await visitWithout('/fragment/activities')).status).toBe(404);
  const search = await visitWithout('/search?flow=activity');
  const html = await search.text();
  expect([search.status, textOf(html).includes('offers')]).toEqual([200, true]);
  expect(html).not.toContain('/activities');
});

test('SERP-018 the activities have their own title and image, and no breadcrumb', async () => {
  const html = await htmlOf('/activities');
  const stays = await htmlOf('/search');
  const titleOf = (page: string) => /<h1 id="results-title"[^>]*>([^<]+)</.exec(page)?.[1];
  expect(titleOf(html)).not.toBe(titleOf(stays));
  const main = html.slice(html.indexOf('<main'));
  expect(main.includes('src="/pictures/hero-lake-day-1920.webp"')).toBe(true);
  expect(stays.includes('hero-lake-day-1920.webp')).toBe(false);
  expect(/breadcrumb/i.test(main)).toBe(false);
});

test('SERP-022 a search that finds no activity says so and offers to take the filters away', async () => {
  const html = await htmlOf('/activities?priceMin=100&priceMax=101');
  expect(textOf(html)).toContain('No activity found for this search');
  expect(html).toMatch(/<a [^>]*href="\/activities"[^>]*>Remove all filters/);
});

test('CARD-001 CARD-005 the card of an activity shows its price per person, leads to the activity, and its heart does nothing', async () => {
  const [card = ''] = cardsOf(await htmlOf('/activities?a=1'));
  expect(card).toMatch(/href="\/activity\/\d+-[a-z0-9-]+\?flow=activity&amp;a=1"/);
  expect(textOf(card)).toMatch(/€[\d,.]+ \/ pers/);
  const heart = /<button[^>]*aria-label="Add [^"]+ to the wish list"[^>]*>/.exec(card)?.[0];
  expect(heart).toContain('type="button"');
  expect(heart).not.toMatch(/data-|form|popover|command/);
});

test('PAGE-003 PAGE-004 pages of activities keep their path and criteria', async () => {
  const html = await htmlOf('/activities?priceMax=90000&page=1');
  const first = /<a href="([^"]+)" rel="prev"/.exec(html)?.[1];
  expect(first).toBe('/activities?priceMax=90000');
  expect(html).toContain('<link rel="prev" href="/activities?priceMax=90000"');
  expect(html.includes('href="/search?priceMax')).toBe(false);
});

test('FLOW-042 a fragment of activities is finished HTML without scripts, whose links stay among activities', async () => {
  const answer = await visit('http://en.localhost/fragment/activities?tags=1&in=hash');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(html).not.toMatch(/<script|<style|style=/);
  expect(html).toMatch(/href="\/activities"[^>]*aria-label="Remove the filter/);
});

test('SERP-021 a catalogue that is down is told as 503 with words, and the page stands', async () => {
  const { visit: visitDown } = createFaultyStorefront('down');
  const answer = await visitDown('/activities?theme=26');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(textOf(await answer.text())).toContain('Oops, something went wrong');
});

test('UPSTREAM a search by body is asked once and then remembered by what it asks', async () => {
  const { visit: visitCounted, received } = createFaultyStorefront();
  const asked = () => received.filter(({ target }) => target === '/search/activity-only.json').length;
  for (const path of ['/activities?theme=26', '/activities?theme=26', '/activities?theme=23']) {
    await (await visitCounted(path)).text();
  }
  expect(asked()).toBe(2);
});
