import { beforeAll, expect, test } from 'vitest';
import { schemaFaults } from '../support/schema-org.ts';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, panelOf, samples, structuredData } from './stay-world.ts';

beforeAll(fillCatalogue);

const page = `/weekend/${samples.bookable}`;
const pathOf = (html: string) => /<link rel="canonical" href="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
const changed = (more: (document: Record<string, unknown>) => object) =>
  createStayWorld({
    change: (document, target) => (target.includes('/detail.json') ? { ...document, ...more(document) } : document),
  });

test('OPEN-090 structured data tells product, offer, hotel, rating and breadcrumb from live data', async () => {
  const html = await createStayWorld().read(page);
  const { Product: product, Hotel: hotel, BreadcrumbList: breadcrumb } = structuredData(html);
  const from = /€(\d+) in total, 2 adults, 1 night/.exec(panelOf(html))?.[1];
  expect(product).toMatchObject({
    url: `http://en.localhost${pathOf(html)}`,
    offers: { '@type': 'Offer', priceCurrency: 'EUR', price: `${from}.00` },
    aggregateRating: { bestRating: 10 },
  });
  expect(hotel).toMatchObject({ '@type': 'Hotel', address: { addressLocality: 'Honfleur' } });
  const items = breadcrumb!.itemListElement as { position: number; name: string }[];
  expect(items[0]).toMatchObject({ position: 1, name: 'Home' });
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
});

test('OPEN-090 every field is one that schema.org gives its type, with a value of the right kind', async () => {
  const data = structuredData(await createStayWorld().read(page));
  expect(Object.keys(data).sort()).toEqual(['BreadcrumbList', 'Hotel', 'Product']);
  expect(Object.values(data).flatMap((node) => schemaFaults(node))).toEqual([]);
});

test('OPEN-090 a stay of which little is known has no empty field', async () => {
  const { read } = changed(({ hotel }) => {
    const { id, label, location } = hotel as { id: number; label: string; location: object };
    return { hotel: { id, label, location, images: [] }, priceInfo: undefined, headwords: undefined, breadcrumb: [] };
  });
  const data = structuredData(await read(page));
  expect(Object.values(data).flatMap((node) => schemaFaults(node))).toEqual([]);
  expect(data.Product).not.toHaveProperty('aggregateRating');
  expect(data.Product).not.toHaveProperty('offers');
  expect(data.Hotel).not.toHaveProperty('aggregateRating');
});

test('OPEN-090 a hotel whose reviews count nothing gets no rating', async () => {
  const { read } = changed(({ hotel }) => ({ hotel: { ...(hotel as object), review: { average: 0, count: 0 } } }));
  const { Product: product, Hotel: hotel } = structuredData(await read(page));
  expect([product, hotel].map((node) => node?.aggregateRating)).toEqual([undefined, undefined]);
});

test('OPEN-090 a name that tries to end the script stays inside it', async () => {
  const label = 'Spa </script><script>alert(1)</script>';
  const html = await changed(() => ({ label })).read(page);
  expect(html).not.toContain('<script>alert(1)');
  expect(structuredData(html).Product?.name).toBe(label);
});

test('OPEN-089 the canonical address holds neither dates nor flow, and every language has its own', async () => {
  const html = await createStayWorld().read(`${page}?checkin=2026-12-05&nights=2&flow=gifting&utm_source=x`);
  expect(pathOf(html)).toMatch(/^\/weekend\/900001-[a-z0-9-]+$/);
  expect(html).toContain(`<meta property="og:url" content="http://en.localhost${pathOf(html)}"`);
  const links = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(links.map(([, tag]) => tag)).toEqual(['fr-FR', 'es-ES', 'fr-BE', 'nl-BE', 'nl-NL', 'it-IT', 'x-default']);
  expect(new Set(links.map(([, , href]) => href?.replace(/^http:\/\/[^/]+(\/(fr|nl))?/, '')))).toEqual(new Set([page]));
});

test('OPEN-089 a shared link shows the first picture of the stay by its absolute address, with its words', async () => {
  const html = await createStayWorld().read(page);
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/en\.localhost\/[^"]+\.webp"/);
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
  const elsewhere = changed(() => ({ images: [{ url: 'https://pictures.example/a.jpg', alt: 'The quay' }] }));
  const other = await elsewhere.read(page);
  expect(other).toContain('<meta property="og:image" content="https://pictures.example/a.jpg"');
  expect(other).toContain('<meta property="og:image:alt" content="The quay"');
});
