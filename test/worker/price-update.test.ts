import { beforeAll, expect, test } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, htmlOf } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const dialogOf = (html: string) => /<dialog[^>]*data-price-update.*?<\/dialog>/s.exec(html)?.[0];
const seenIn = (html: string) =>
  [...html.matchAll(/data-seen="(\d+)-(\d+)"/g)].map(([, id, cents]) => [id, Number(cents)]);

test('SERP-020 a list that shows other prices is told each of them, with what it was, is, and the difference', async () => {
  const [first, second] = seenIn(await htmlOf('/fragment/search'));
  const dialog = dialogOf(
    await htmlOf(`/fragment/search?seen=${first?.[0]}-${Number(first?.[1]) + 2000},${second?.join('-')}`),
  );
  expect(dialog).toContain('>Price update</h2>');
  expect(dialog).toContain('The price of a stay has been updated');
  expect(dialog?.match(/<dl/g)).toHaveLength(1);
  expect(dialog).toMatch(/Previous price.*<s>€[\d.,]+<\/s>.*Current price.*€[\d.,]+.*Difference.*€20 less/s);
});

test('SERP-020 of many changes five are named and the number of the others is told', async () => {
  const seen = seenIn(await htmlOf('/fragment/search')).map(([id, cents]) => `${id}-${Number(cents) - 100}`);
  const dialog = dialogOf(await htmlOf(`/fragment/search?seen=${seen.slice(0, 8)}`));
  expect(dialog?.match(/€1 more/g)).toHaveLength(5);
  expect(dialog).toContain('And 3 other stays.');
});

test('SERP-020 nothing is told when every price is the same, none was seen, or what was seen is nonsense', async () => {
  const seen = seenIn(await htmlOf('/fragment/search')).map((price) => price.join('-'));
  expect(seen.length).toBeGreaterThan(5);
  for (const text of [seen.join(), '', '1-1', 'x'.repeat(3000), '%00-%00']) {
    const html = await htmlOf(`/fragment/search?seen=${text}`);
    expect(dialogOf(html)).toBeUndefined();
    expect(seenIn(html)).toHaveLength(seen.length);
  }
});

test('SERP-020 a search that fails tells no prices', async () => {
  const { visit } = createFaultyStorefront('down');
  const html = await (await visit('/fragment/search?seen=900001-1')).text();
  expect(dialogOf(html)).toBeUndefined();
  expect(html).toContain('data-retry');
});
