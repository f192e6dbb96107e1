import { beforeAll, expect, test } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf } from '../support/storefront.ts';

beforeAll(fillCatalogue);

/** Cards and blocks of a page in reading order, cards as their row. */
const order = (html: string) =>
  [...html.matchAll(/<li data-row="(\d)"|data-block="([\w-]+)"/g)]
    .map(([, row, block]) => row ?? block ?? '')
    .join(' ');
const blocks = (html: string) => [...html.matchAll(/data-block="([\w-]+)"/g)].map(([, block]) => block);
const cards = (html: string) => html.match(/<article class="[^"]*" ?/g)?.length ?? 0;

test('SERP-012 OPEN-040 a banner stands behind the first row, two invitations to give behind the second', async () => {
  expect(order(await htmlOf('/search'))).toBe(
    `0 0 0 targeted ${'1 '.repeat(9)}single-voucher gift-card ${'2 '.repeat(12)}gift-stays boxes`,
  );
});

test('SERP-011 SERP-012 results of one row have no banner behind their last card', async () => {
  const html = await htmlOf('/search?city=3013173');
  const shown = order(html).split(' ');
  expect(shown.filter((part) => part === '0').length).toBeGreaterThan(0);
  expect(shown.includes('targeted') || shown.includes('gift-card')).toBe(false);
});

test('SERP-014 Italy has the stay to give and no gift card', async () => {
  const html = await htmlOf('http://it.localhost/search');
  expect([blocks(html).includes('single-voucher'), blocks(html).includes('gift-card')]).toEqual([true, false]);
});

test('SERP-015 OPEN-107 the cross-sell leads to the same search as gifts without its dates, and gifts have none', async () => {
  const html = await htmlOf('/search?theme=26&stars=4&checkin=2026-12-05&checkout=2026-12-06');
  expect(html.includes('href="/search?theme=26&amp;stars=4&amp;flow=gifting"')).toBe(true);
  const gifts = await htmlOf('/search?flow=gifting');
  expect([blocks(gifts).includes('gift-stays'), blocks(gifts).includes('single-voucher')]).toEqual([false, false]);
});

test('SERP-030 CARD-039 the boxes of the catalogue stand in a row that arrows move on by four', async () => {
  const html = await htmlOf('http://fr.localhost/search');
  const row = /<section[^>]+data-block="boxes" data-container="[\w-]+".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(row.match(/href="\/boxes\/p\/[a-z]+\/[A-Z]+-digital"/g)?.length).toBe(8);
  expect([...row.matchAll(/data-step="(-?\d)"/g)].map(([, step]) => step)).toEqual(['-4', '4']);
  expect(/<s>\d+\s€<\/s>/.test(row)).toBe(true);
});

test('SERP-015 SERP-016 the foot of the page leads to other searches with their counts, and ends with its words', async () => {
  const html = await htmlOf('http://be.localhost/nl/search?country=3017382');
  const nav = /<nav[^>]+aria-labelledby="suggestion-links".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(/<a href="\/nl\/search\?region=\d+">[^<]+<\/a><span>\d+ aanbieding/.test(nav)).toBe(true);
  expect(html.indexOf('_seo')).toBeGreaterThan(html.indexOf('suggestion-links'));
});

test('SERP-017 who searches with a child is led to the stays for families, unless those are searched', async () => {
  const hint = (html: string) => html.includes('Travelling with children?');
  const html = await htmlOf('/search?c=1&stars=4');
  expect(hint(html)).toBe(true);
  expect(html.includes('href="/search?c=1&amp;theme=39&amp;stars=4"')).toBe(true);
  expect([hint(await htmlOf('/search?c=1&theme=39')), hint(await htmlOf('/search?a=3'))]).toEqual([false, false]);
});

test('CARD-041 blocks that cannot be had are left out without a word, and the gift block falls back to its file', async () => {
  const storefront = createFaultyStorefront();
  storefront.world.calls = {
    '/content/targetedBanner.json': 'down',
    '/api/cms/box-block-serp': 'garbage',
    '/content/giftBlock': 'reset',
  };
  const html = await (await storefront.visit('/search')).text();
  expect([cards(html), blocks(html)]).toEqual([24, ['single-voucher', 'gift-card', 'gift-stays']]);
  storefront.world.calls = { ...storefront.world.calls, '/content/giftBlock.json': 'down' };
  const other = createFaultyStorefront();
  other.world.calls = storefront.world.calls;
  expect(blocks(await (await other.visit('/search')).text())).toEqual(['gift-stays']);
});

test('SERP-012 banners that never come are given up on, and the results are there', async () => {
  const storefront = createFaultyStorefront();
  storefront.world.calls = { '/content/targetedBanner.json': 'slow', '/api/cms/box-block-serp': 'slow' };
  const html = await (await storefront.visit('/search?theme=26')).text();
  expect(cards(html)).toBeGreaterThan(0);
});
