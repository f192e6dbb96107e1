import { beforeAll, expect, test } from 'vitest';
import type { SuggestionsView } from '#client/search/suggestions-view.ts';
import { destinationCategories } from '#shared/search/destination-category.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const ask = (query: string, host = 'en.localhost') => visit(`http://${host}/api/suggestions${query}`);
const viewOf = async (query: string, host?: string): Promise<SuggestionsView> => (await ask(query, host)).json();

test('DEST-001 DEST-002 a text is answered with suggestions by category, in the order of the categories', async () => {
  const { groups } = await viewOf('?q=nor');
  const order = groups.map(({ category }) => destinationCategories.indexOf(category));
  expect(groups.length).toBeGreaterThan(1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(groups.every(({ items }) => items.length > 0)).toBe(true);
});

test('DEST-017 no more than 30 suggestions are answered', async () => {
  const { groups } = await viewOf('?q=sa');
  expect(groups.flatMap(({ items }) => items).length).toBeLessThanOrEqual(30);
});

test('DEST-010 the answer names the suggestion that the text alone means', async () => {
  const { groups, best } = await viewOf('?q=HONFLEUR');
  const honfleur = groups.find(({ category }) => category === 'city')?.items[0];
  expect(honfleur?.label).toBe('Honfleur');
  expect(best).toEqual({ category: 'city', id: honfleur?.id });
});

test('DEST-001 names are those of the language that asks', async () => {
  const french = await viewOf('?q=bruges', 'fr.localhost');
  const dutch = await viewOf('?q=brugge', 'nl.localhost');
  expect([french.best?.id, dutch.best?.id]).toEqual([dutch.best?.id, french.best?.id]);
  expect(french.best).toBeDefined();
});

test('DEST-001 one letter is not worth a question', async () => {
  const storefront = createFaultyStorefront();
  const answer = await storefront.visit('/api/suggestions?q=%20h%20');
  expect(await answer.json()).toEqual({ groups: [] });
  expect(storefront.received).toEqual([]);
});

test('DEST-001 a missing or endless text is refused with the name of the parameter', async () => {
  const answers = await Promise.all(['', '?term=honfleur', `?q=${'x'.repeat(81)}`].map((query) => ask(query)));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  const problem = await answers[0]!.json();
  expect(answers[0]!.headers.get('content-type')).toBe('application/problem+json');
  expect(problem).toMatchObject({ status: 400, field: 'q' });
});

test('DEST-001 nonsense finds nothing and is no error', async () => {
  const nonsense = [
    '%00%01',
    '%ff%fe',
    '"*" OR 1=1 --',
    '%F0%9F%8F%96%F0%9F%8F%96',
    '))((',
    '%25%25%25',
    '\u202e\u0301\u0301',
  ];
  const answers = await Promise.all(nonsense.map((text) => ask(`?q=${text}`)));
  expect(answers.map(({ status }) => status)).toEqual(nonsense.map(() => 200));
  const views = (await Promise.all(answers.map((answer) => answer.json()))) as SuggestionsView[];
  expect(views.every(({ groups }) => Array.isArray(groups))).toBe(true);
});

test('DEST-001 of a repeated text the first counts, and other parameters change nothing', async () => {
  expect(await viewOf('?q=honfleur&q=brugge&locale=nl_NL&maxResults=1')).toEqual(await viewOf('?q=honfleur'));
});

test('DEST-018 while the catalogue fails the answer says so in the form of a problem', async () => {
  const answer = await createFaultyStorefront('down').visit('/api/suggestions?q=honfleur');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
