import { beforeAll, expect, test } from 'vitest';
import { swapQuotes } from '#client/islands/props-text.ts';
import { parseProduct } from '#shared/wishlist/kept-product.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const readAttribute = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
/** What the hearts of a page carry. */
const productsOf = (html: string) =>
  [...html.matchAll(/data-heart="([^"]+)" data-product="([^"]+)"/g)].map(([, name, data = '']) => ({
    name,
    product: parseProduct(JSON.parse(swapQuotes(readAttribute(data)))),
  }));

test('OPEN-044 each stay of a list has one heart that carries what a browser keeps', async () => {
  const html = await htmlOf('http://fr.localhost/search?theme=26');
  const hearts = productsOf(html);
  expect(hearts).toHaveLength((html.match(/<article/g) ?? []).length);
  expect(hearts.every(({ name, product }) => product !== undefined && name === `STAY-${product.id}`)).toBe(true);
  expect(hearts[0]?.product?.imageUrl).toMatch(/^\/pictures\/.+-480\.webp$/);
});

test('STAY-007 CARD-040 a stay has one heart, which also makes it the viewed one', async () => {
  const html = await htmlOf('http://be.localhost/nl/weekend/900001');
  const [viewed] = productsOf(html).filter(({ name }) => name === 'STAY-900001');
  expect(viewed?.product).toMatchObject({ id: 900_001, type: 'STAY', dataFlowMode: 'booking' });
  expect(viewed?.product?.uri).toMatch(/^\/weekend\/900001-/);
  expect(html.match(/data-viewed=""/g)).toHaveLength(1);
  expect(await htmlOf('http://fr.localhost/search')).not.toContain('data-viewed');
});

test('FLAG-013 without the wishlist there is no heart', async () => {
  const { visit } = createFaultyStorefront('ok', { FLAGS: '{"wishlist":false}' });
  const pages = await Promise.all(['/weekend/900001', '/search?theme=26'].map((path) => visit(path)));
  const html = await Promise.all(pages.map((page) => page.text()));
  expect(html.join()).not.toContain('data-heart');
});

test('OPEN-044 the wishlist has a page of its own that says without script what it needs, and is not indexed', async () => {
  const html = await htmlOf('http://en.localhost/account/wishlist');
  expect(html).toContain('<h1>Your wishlist</h1>');
  expect(html).toContain('needs JavaScript');
  expect(html).toContain('name="robots" content="noindex');
  expect(await htmlOf('http://fr.localhost/')).toContain('href="/account/wishlist"');
});
