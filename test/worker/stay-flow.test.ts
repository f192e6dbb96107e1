import { beforeAll, expect, test } from 'vitest';
import { fillCatalogue } from '../support/storefront.ts';
import { createStayWorld, samples, wordsOf } from './stay-world.ts';

beforeAll(fillCatalogue);

const page = `/weekend/${samples.bookable}`;
const gift = `${page}?flow=gifting`;
const fragment = (query: string) => `/fragment${page}?${query}`;
const isPrices = (path: string) => path.endsWith('/price-list');
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"([^>]*)>/g)].map(([, href = '', rest]) => ({
    href: href.replaceAll('&amp;', '&'),
    isCurrent: rest?.includes('aria-current="true"') ?? false,
  }));
const partOf = (html: string, name: string) =>
  html.split(`<x-part name="${name}">`)[1]?.split('</x-part>')[0] ?? `no part ${name}`;

test('FLOW-011 STAY-046 the switch is two real links to the same page, which set the flow and keep the rest', async () => {
  const { read } = createStayWorld();
  const html = await read(`${page}?checkin=2026-12-05&nights=2&a=3`);
  const links = linksOf(partOf(html, 'switch'));
  expect(links.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(links.map(({ href }) => href.split('?')[1])).toEqual([
    'checkin=2026-12-05&nights=2&a=3&flow=booking',
    'checkin=2026-12-05&nights=2&a=3&flow=gifting',
  ]);
  expect(wordsOf(partOf(html, 'switch')).trim()).toBe('Stays Gifts');
  expect(linksOf(partOf(await read(gift), 'switch')).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test('STAY-047 a gift starts with its default nights, and each length leads to its own price', async () => {
  const { read } = createStayWorld();
  const html = partOf(await read(gift), 'panel');
  const lengths = linksOf(html).filter(({ href }) => href.includes('giftNights='));
  expect(lengths.map(({ href }) => /giftNights=(\d)/.exec(href)?.[1])).toEqual(['1', '2', '3']);
  expect(lengths.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(wordsOf(html)).toMatch(/€\d+ for 2 people, 1 night /);
  const two = partOf(await read(`${gift}&giftNights=2`), 'panel');
  expect(wordsOf(two)).toMatch(/€\d+ for 2 people, 2 nights /);
  expect(
    linksOf(partOf(await read(`${gift}&giftNights=2`), 'switch')).every(({ href }) => !/giftNights/.test(href)),
  ).toBe(true);
});

test('STAY-047 no nonsense in the nights of a gift harms its page', async () => {
  const { read } = createStayWorld();
  const first = partOf(await read(gift), 'panel');
  for (const nights of ['0', '-1', '99', 'x', '%F0%9F%92%A5', '1&giftNights=2'].slice(0, 5)) {
    expect(wordsOf(partOf(await read(`${gift}&giftNights=${nights}`), 'panel'))).toBe(wordsOf(first));
  }
});

test('STAY-002 STAY-024 a gift has tabs of its own, no cancellation terms and no calendar', async () => {
  const { read } = createStayWorld();
  const [booking, giving] = await Promise.all([read(page), read(gift)]);
  const tabs = (html: string) => linksOf(partOf(html, 'tabs')).map(({ href }) => href);
  expect(tabs(booking)).toEqual(['#description', '#room', '#experience', '#reviews', '#hotel', '#practicalInfo']);
  expect(tabs(giving)).toEqual([
    '#description',
    '#room',
    '#theExperience',
    '#theGift',
    '#reviews',
    '#hotel',
    '#practicalInfo',
  ]);
  for (const tab of tabs(giving)) expect(giving).toContain(`id="${tab.slice(1)}"`);
  expect(wordsOf(partOf(booking, 'practical'))).toContain('Cancellation Free cancellation');
  expect(wordsOf(partOf(giving, 'practical'))).not.toContain('ancellation');
  expect(giving).not.toContain('data-calendar');
});

test('STAY-029 STAY-032 a stay for oneself invites to give it, a gift does not, and shows no discount banner', async () => {
  const { read } = createStayWorld({
    change: (document, target) =>
      target.includes('/detail.json') ? { ...document, autoDiscount: { code: 'PLUS', value: 7 } } : document,
  });
  const [booking, giving] = await Promise.all([read(page), read(gift)]);
  expect(wordsOf(partOf(booking, 'gift'))).toContain('Give this stay');
  expect(linksOf(partOf(booking, 'gift'))[0]?.href).toMatch(/\?flow=gifting$/);
  expect(wordsOf(partOf(giving, 'gift'))).not.toContain('Give this stay');
  expect(booking).toContain('Promo: Save 7% extra');
  expect(giving).not.toContain('Promo: Save');
});

test('STAY-047 a stay that cannot be given says so and leads back, and prices that fail can be asked for again', async () => {
  const { read } = createStayWorld();
  const refused = partOf(await read(`/weekend/900006?flow=gifting`), 'panel');
  expect(wordsOf(refused)).toContain('This stay cannot be given as a gift.');
  expect(linksOf(refused)[0]?.href).toContain('flow=booking');
  const down = createStayWorld({ modeOf: (path) => (isPrices(path) ? 'down' : 'ok') });
  const failed = await down.read(gift);
  expect(wordsOf(partOf(failed, 'panel'))).toContain('The prices of this gift cannot be shown right now.');
  expect(linksOf(partOf(failed, 'panel'))[0]?.href).toContain('flow=gifting');
  expect(failed).toContain('id="practicalInfo"');
});

test('FLOW-011 the fragment of a flow holds the parts that differ, as the page has them, and nothing that runs', async () => {
  const { read, visit } = createStayWorld();
  const answer = await visit(fragment('flow=gifting&giftNights=2'));
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  const names = [...html.matchAll(/<x-part name="(\w+)">/g)].map(([, name = '']) => name);
  const whole = await read(`${gift}&giftNights=2`);
  expect([...whole.matchAll(/<x-part name="(\w+)">/g)].map(([, name]) => name).sort()).toEqual(names.toSorted());
  for (const name of names) expect(wordsOf(partOf(html, name))).toBe(wordsOf(partOf(whole, name)));
  expect(html).not.toMatch(/<script|<style|<html/);
});

test('FLOW-011 the fragment of what is no stay on sale is a problem', async () => {
  const { visit } = createStayWorld();
  const ids = ['123456789', 'spa', String(samples.expired)];
  const answers = await Promise.all(ids.map((id) => visit(`/fragment/weekend/${id}?flow=gifting`)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 410]);
  const down = createStayWorld({ modeOf: (path) => (path.endsWith('/detail.json') ? 'down' : 'ok') });
  expect((await down.visit(fragment('flow=gifting'))).status).toBe(503);
});

test('LOC-001 the gift is told in every market locale', async () => {
  const hosts = ['fr.localhost', 'es.localhost', 'nl.localhost', 'it.localhost'];
  const words = ['Offrez ce séjour', 'Regala esta escapada', 'Geef dit verblijf cadeau', 'Regala questo soggiorno'];
  const pages = await Promise.all(hosts.map((host) => createStayWorld({ host }).read(page)));
  expect(pages.map((html, index) => wordsOf(html).includes(words[index] ?? '?'))).toEqual([true, true, true, true]);
});
