import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, samples, wordsOf } from './stay-world.ts';

beforeAll(fillCatalogue);

const page = `/hotel/${samples.bookable}/reviews`;
const api = `/api/hotels/${samples.bookable}/reviews`;
const isReviews = (target: string) => target.includes('/reviews.json');

/** Reviews as the catalogue answers them, numbered from the page on. */
const answer = (target: string, totalCount: number) => {
  const from = Number(new URLSearchParams(target.split('?')[1]).get('page') ?? 0) * 10;
  const list = Array.from({ length: Math.max(0, Math.min(10, totalCount - from)) }, (_, index) => ({
    id: from + index + 1,
    locale: 'es_ES',
    customer: `Guest ${from + index + 1}`,
    type: 'family',
    date: '2026-10-01',
    average: 8.5,
    positive: 'Muy tranquilo.',
    negative: 'Poco sitio.',
  }));
  return { totalCount, score: 8.5, list, details: [{ label: 'comfort', score: 8.7 }] };
};
const withReviews = (totalCount: number) =>
  createStayWorld({ change: (document, target) => (isReviews(target) ? answer(target, totalCount) : document) });

test('REV-001 REV-007 the page of reviews has a form with sort and language, the newest of all languages first', async () => {
  const { read, received } = withReviews(25);
  const html = await read(page);
  expect(html).toMatch(/<option value="DATE_DESC" selected="">Newest first/);
  expect(html).toMatch(/<option value="all" selected="">All languages/);
  expect(html.match(/<option value="(\w+)"/g)).toHaveLength(9);
  expect(received.find(({ target }) => isReviews(target))?.target).toMatch(/client=msite&page=0&sort=DATE_DESC/);
});

test('REV-003 the pages of reviews follow each other by links that keep sort and language', async () => {
  const { read, received } = withReviews(25);
  const html = await read(`${page}?sort=SCORE_ASC&language=es_ES&page=1`);
  expect(received.find(({ target }) => isReviews(target))?.target).toMatch(/locale=es_ES&page=1&sort=SCORE_ASC/);
  expect(wordsOf(html)).toContain('11 to 20 of 25 reviews');
  expect(html).toMatch(/rel="prev" href="[^"]*\/reviews\?sort=SCORE_ASC&amp;language=es_ES"/);
  expect(html).toMatch(/rel="next" href="[^"]*\/reviews\?sort=SCORE_ASC&amp;language=es_ES&amp;page=2"/);
  expect(await read(`${page}?page=2`)).not.toContain('rel="next"');
});

test('REV-004 REV-010 the page sums up score, number of reviews and each criterion', async () => {
  const words = wordsOf(await withReviews(25).read(page));
  expect(words).toMatch(/\d,\d \/10 (Good|Very good|Excellent|Fantastic|Perfect)? ?\d+ reviews Comfort 8,7/);
});

test('REV-008 a review tells who wrote it, in what company, when, its score, and what was liked or not, in its language', async () => {
  const html = await withReviews(1).read(page);
  const review = /<article.*?<\/article>/s.exec(html)?.[0] ?? '';
  expect(wordsOf(review)).toMatch(/8,5 8,5 out of 10 Guest 1 Family · October 2026/);
  expect(review).toMatch(/Liked<!-- -->: <\/span><span lang="es">Muy tranquilo\./);
  expect(review).toMatch(/Liked less<!-- -->: <\/span><span lang="es">Poco sitio\./);
});

test('REV-017 a language without reviews says so and leads to all languages', async () => {
  const html = await withReviews(0).read(`${page}?language=it_IT`);
  expect(wordsOf(html)).toContain('There are currently no reviews published in Italian.');
  expect(html).toMatch(/href="[^"]*\/reviews\?sort=DATE_DESC&amp;language=all"[^>]*>See all the languages/);
});

test('REV-018 a hotel that nobody has reviewed invites to be the first', async () => {
  const html = await withReviews(0).read(page);
  expect(wordsOf(html)).toContain('Be the first to try this brand new experience!');
  expect(html).not.toContain('See all the languages');
});

test('REV-019 reviews that cannot be had are told in words, with a way to try again', async () => {
  const { visit } = createStayWorld({ modeOf: (path) => (isReviews(path) ? 'down' : 'ok') });
  const answer = await visit(`${page}?sort=SCORE_ASC&language=all`);
  expect(answer.status).toBe(200);
  expect(wordsOf(await answer.text())).toContain('The reviews cannot be shown right now. Try again');
  expect((await visit(api)).status).toBe(503);
});

test('REV-002 the browser is answered one page of one question, nonsense counts as absent', async () => {
  const { ask, received } = withReviews(25);
  const { list, totalCount } = await ask<{ list: { id: number }[]; totalCount: number }>(
    `${api}?sort=SCORE_DESC&language=fr_FR&page=2`,
  );
  expect([list.map(({ id }) => id), totalCount]).toEqual([[21, 22, 23, 24, 25], 25]);
  await ask(`${api}?sort=best&language=xx&page=-1`);
  expect(received.at(-1)?.target).toMatch(/client=msite&page=0&sort=DATE_DESC&withOtherLanguageFallback=false$/);
});

test('REV-007 a Belgian is first shown what was written in French', async () => {
  const world = createStayWorld({ host: 'be.localhost' });
  await world.read(`/fr${page}`);
  expect(world.received.find(({ target }) => isReviews(target))?.target).toContain('locale=fr_FR');
});

test('REV-008 the page of reviews belongs to its hotel: a wrong slug is sent to the right one, an unknown hotel is not found', async () => {
  const { visit } = createStayWorld();
  const wrong = await visit(`/hotel/${samples.bookable}-x/reviews?sort=SCORE_ASC`);
  expect(wrong.status).toBe(301);
  expect(wrong.headers.get('location')).toMatch(/\/hotel\/900001-[a-z-]+\/reviews\?sort=SCORE_ASC$/);
  expect((await visit('/hotel/123456789/reviews')).status).toBe(404);
});
