import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue, htmlOf, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const cards = (html: string) => html.match(/<article/g)?.length ?? 0;
const textOf = (html: string) =>
  html
    .replace(/<(script|style|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('SERP-010 SERP-011 a page of results holds 24 cards in rows of 3, 9 and the rest', async () => {
  const html = await htmlOf('/search');
  expect(cards(html)).toBe(24);
  const rows = [...html.matchAll(/<li data-row="(\d)"/g)].map(([, row]) => row).join('');
  expect(rows).toBe('0'.repeat(3) + '1'.repeat(9) + '2'.repeat(12));
});

test('SERP-008 the count names the theme that is searched', async () => {
  expect(textOf(await htmlOf('/search?theme=26'))).toMatch(/\d+ offers Wellness/);
  expect(textOf(await htmlOf('/search'))).toMatch(/\d+ offers(?! \w+ness)/);
});

test('CARD-002 CARD-034 a card shows picture, title, hotel, price per person with its total, and leads to the stay', async () => {
  const html = await htmlOf('/search');
  const card = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
  expect(card).toMatch(/<img[^>]+alt="[^"]+"/);
  expect(card).toMatch(/href="\/weekend\/\d+-[a-z0-9-]+\?flow=booking"/);
  expect(textOf(card)).toMatch(/€[\d,.]+ \/ pers/);
  expect(textOf(card)).toMatch(/€[\d,.]+ in total, 2 adults/);
});

test('CARD-007 cards of a search with dates and party lead to the stay with both', async () => {
  const html = await htmlOf('/search?checkin=2026-12-05&checkout=2026-12-06&a=3');
  expect(html).toMatch(
    /href="\/weekend\/\d+-[a-z0-9-]+\?flow=booking&amp;checkin=2026-12-05&amp;checkout=2026-12-06&amp;nights=1&amp;a=3"/,
  );
});

test('CARD-035 CARD-036 prices are euros of the market language', async () => {
  const french = await htmlOf('http://fr.localhost/search');
  expect(textOf(french)).toMatch(/\d+(,\d\d)? € \/ pers/);
});

test('PAGE-003 PAGE-004 page links count from 0, keep flow and criteria, and the legend counts results', async () => {
  const html = await htmlOf('/search?flow=booking&stars=3,4&page=1&nonsense=1');
  expect(html).toContain('href="/search?stars=3%2C4&amp;flow=booking&amp;page=2"');
  expect(html).toContain('href="/search?stars=3%2C4&amp;flow=booking"');
  expect(html).not.toContain('nonsense');
  expect(textOf(html)).toMatch(/25 - 48 results of \d+/);
});

test('PAGE-005 the head names the pages before and after', async () => {
  const html = await htmlOf('/search?page=1');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<link rel="prev" href="/search"');
  expect(head).toContain('<link rel="next" href="/search?page=2"');
});

test('PAGE-004 a page after the last one shows the last', async () => {
  const html = await htmlOf('/search?page=900');
  expect(cards(html)).toBeGreaterThan(0);
});

test('FILT-031 FILT-033 FILT-034 a stay can be sorted by quality and price, discount, lowest price and popularity', async () => {
  const html = await htmlOf('/search');
  const options = [...html.matchAll(/<option value="(\w+)"[^>]*>([^<]+)</g)].filter(([, value = '']) =>
    /^[a-z]+[A-Z]|promo|popularity|distance/.test(value),
  );
  expect(options.map(([, value]) => value)).toEqual(['priceQuality', 'promo', 'priceAsc', 'popularity']);
});

test('FILT-032 distance is offered as an order only around a point', async () => {
  expect(await htmlOf('/search?lat=48.85&lng=2.35')).toContain('<option value="distance"');
  expect(await htmlOf('/search')).not.toContain('<option value="distance"');
});

test('FILT-034 the lowest price first puts no dearer stay before a cheaper one', async () => {
  const html = await htmlOf('/search?sort=priceAsc');
  const totals = [...textOf(html).matchAll(/€([\d,]+(?:\.\d\d)?) in total/g)].map(([, total = '']) =>
    Number(total.replace(',', '')),
  );
  expect(totals.length).toBe(24);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('FILT-023 FILT-037 price in cents and a list of stars in the query limit the results and stand as chips', async () => {
  const html = await htmlOf('/search?priceMax=20000&stars=4,5');
  expect(textOf(html)).toContain('Up to €200');
  expect(html).toContain('href="/search?stars=4%2C5"');
  expect(html).toContain('href="/search?priceMax=20000&amp;stars=5"');
  const totals = [...textOf(html).matchAll(/€([\d,]+(?:\.\d\d)?) in total/g)].map(([, total = '']) =>
    Number(total.replace(',', '')),
  );
  expect(Math.max(...totals)).toBeLessThanOrEqual(200);
});

test('FLOW-029 a fragment is the results alone, without script or style, and its links keep the hash', async () => {
  const answer = await visit('http://en.localhost/fragment/search?stars=3,4&page=1&in=hash');
  const html = await answer.text();
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(html).not.toMatch(/<(script|style|html|head)\b/);
  expect(html).toContain('href="/search?page=2#stars=3%2C4"');
  expect(html).toMatch(/href="\/weekend\/\d+-[a-z0-9-]+\?flow=booking"/);
});

test('FLOW-012 without a flow, and with an unknown one, stays are searched', async () => {
  const [bare, unknown] = await Promise.all([htmlOf('/search'), htmlOf('/search?flow=teleport')]);
  expect(cards(unknown)).toBe(cards(bare));
});

test('FLOW-008 browsing needs no account: no page sets a cookie', async () => {
  const answers = await Promise.all(
    ['/', '/search', '/search?theme=26'].map((path) => visit(`http://en.localhost${path}`)),
  );
  expect(answers.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null, null]);
});

test('DEST-017 a name typed without JavaScript leads to the search for that place', async () => {
  const answer = await visit('http://en.localhost/search?q=honfleur&a=3');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toMatch(/^\/search\?a=3&city=\d+$/);
});

test('DEST-017 a name that nobody knows is said, and stays from everywhere are shown', async () => {
  const html = await htmlOf('/search?q=xyzzyq');
  expect(textOf(html)).toContain('We don&#x27;t know a place called “xyzzyq”');
  expect(cards(html)).toBe(24);
});

test('FLOW-034 nonsense in any key is dropped and the page is still right', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.webQueryParameters(),
      fc.constantFrom('page', 'city', 'stars', 'checkin', 'a', 'lat', 'sort'),
      async (query, key) => {
        const answer = await visit(`http://en.localhost/search?${key}=${query}&${query}`);
        expect([200, 302]).toContain(answer.status);
        await answer.text();
      },
    ),
    { numRuns: 40 },
  );
});

test('DEST-014 a name typed without JavaScript replaces the place that was searched before', async () => {
  const answer = await visit('http://en.localhost/search?city=2988507&distanceMax=20&q=honfleur&theme=26');
  expect(answer.headers.get('location')).toBe('/search?theme=26&city=3013173');
});

test('PAGE-005 a fragment brings the tags that the head of its page would have, the search of a hash in its query', async () => {
  const tagsOf = (html: string) =>
    [...html.matchAll(/<(?:link rel="(?:canonical|alternate|prev|next)"|meta property="og:)[^>]*>/g)].map(
      ([tag]) => tag,
    );
  const page = tagsOf((await htmlOf('/search?stars=4&page=1')).split('</head>')[0] ?? '');
  const fragment = await htmlOf('/fragment/search?stars=4&page=1&in=hash');
  const template = /<template data-head="">(.*?)<\/template>/s.exec(fragment)?.[1] ?? '';
  expect(page.length).toBeGreaterThan(12);
  expect(tagsOf(template)).toEqual(page);
  expect(template).toMatch(/rel="canonical" href="http:\/\/en\.localhost\/search\?stars=4&amp;page=1"/);
});
