import { expect, test } from 'vitest';
import { formatCacheStatus } from '#worker/upstream/cache-status.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createWorld, freshFor, noBases, reviews } from './upstream-world.ts';

test('UPSTREAM a fresh stored answer is served without a call', async () => {
  const { upstream, received, world, settle } = createWorld();
  expect(await upstream().get('reviews', reviews)).toMatchObject({
    ok: true,
    status: 'miss',
    value: { totalCount: 1 },
  });
  await settle();
  world.now += freshFor - 1;
  expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 'hit', ageMs: freshFor - 1 });
  expect(received).toHaveLength(1);
});

test('UPSTREAM another isolate finds the answer in the store', async () => {
  const { upstream, received, settle } = createWorld();
  await upstream().get('reviews', reviews);
  await settle();
  const elsewhere = upstream({ state: createUpstreamState() });
  expect(await elsewhere.get('reviews', reviews)).toMatchObject({ status: 'hit', value: { totalCount: 1 } });
  expect(received).toHaveLength(1);
});

test('UPSTREAM a stale answer is served at once and refreshed behind it, even by a slow upstream', async () => {
  const { upstream, world, settle } = createWorld('ok', { slowMs: 400 });
  await upstream().get('reviews', reviews);
  await settle();
  world.now += freshFor;
  world.mode = 'slow';
  expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 'stale', value: { totalCount: 1 } });
  expect(world.version).toBe(1);
  await settle();
  expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 'hit', value: { totalCount: 2 } });
});

test('UPSTREAM a thousand requests for a stale answer start one call', async () => {
  const { upstream, world, received, settle } = createWorld();
  await upstream().get('reviews', reviews);
  await settle();
  world.now += freshFor;
  const results = await Promise.all(Array.from({ length: 1_000 }, () => upstream().get('reviews', reviews)));
  await settle();
  expect(results.every((result) => result.ok)).toBe(true);
  expect(received).toHaveLength(2);
});

test('UPSTREAM twenty concurrent misses share one call', async () => {
  const { upstream, received } = createWorld('slow', { slowMs: 100 });
  const clients = Array.from({ length: 20 }, () => upstream());
  const results = await Promise.all(clients.map((client) => client.get('reviews', reviews)));
  expect(received).toHaveLength(1);
  expect(clients.filter((client) => client.records()[0]?.stored)).toHaveLength(1);
  const statuses = results.map((result) => result.ok && result.status).sort();
  expect(statuses).toEqual([...Array.from({ length: 19 }, () => 'collapsed'), 'miss']);
});

test('UPSTREAM answers of another locale, mode, variation or base are not served', async () => {
  const { upstream, received, settle } = createWorld();
  await upstream().get('reviews', reviews);
  await settle();
  expect(await upstream({ locale: 'nl_BE' }).get('reviews', reviews)).toMatchObject({ status: 'miss' });
  expect(await upstream({ mode: 'care' }).get('reviews', reviews)).toMatchObject({ status: 'miss' });
  expect(await upstream({ variation: 'b' }).get('reviews', reviews)).toMatchObject({ status: 'miss' });
  const bases = { ...noBases, api: 'http://127.0.0.1:9' };
  expect(await upstream({ bases }).get('reviews', reviews)).toMatchObject({ ok: false, reason: 'down' });
  expect(received).toHaveLength(4);
});

test('API-032 only the listed parameters reach upstream', async () => {
  const { upstream, received } = createWorld();
  const given = { ...reviews, page: 2, utm_source: 'mail', locale: 'en_GB', host: 'elsewhere.invalid' };
  await upstream().get('reviews', given);
  expect(received.map(({ target }) => target)).toEqual(['/hotel/7/reviews.json?locale=fr_FR&page=2']);
});

test('UPSTREAM parameters that change nothing do not make a question another one', async () => {
  const { upstream, received, settle } = createWorld();
  await upstream().get('reviews', { ...reviews, ...{ utm_source: 'mail' } });
  await settle();
  expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 'hit' });
  expect(received).toHaveLength(1);
});

test('UPSTREAM a question that cannot be asked is answered without a call', async () => {
  const { upstream, received } = createWorld();
  expect(await upstream().get('stay', { id: '../orders' })).toEqual({ ok: false, reason: 'not-found' });
  expect(await upstream().get('stay', { id: 7, adult: 900 })).toEqual({ ok: false, reason: 'refused' });
  expect(received).toHaveLength(0);
});

test('UPSTREAM dropped items are told with every use of the answer', async () => {
  const { upstream, settle } = createWorld();
  const nights = { id: 7, checkin: '2026-12-05' };
  expect(await upstream().get('checkoutNights', nights)).toMatchObject({ value: [{ nights: 1 }], dropped: 1 });
  await settle();
  expect(await upstream().get('checkoutNights', nights)).toMatchObject({ status: 'hit', dropped: 1 });
  const elsewhere = upstream({ state: createUpstreamState() });
  expect(await elsewhere.get('checkoutNights', nights)).toMatchObject({ status: 'hit', dropped: 1 });
});

test('UPSTREAM the records tell what each answer was made of', async () => {
  const { upstream, world, settle } = createWorld();
  const first = upstream();
  await first.get('reviews', reviews);
  await settle();
  world.now += 5_000;
  const second = upstream();
  await second.get('reviews', reviews);
  await second.get('stay', { id: 'x y' });
  expect(first.records().map(formatCacheStatus)).toEqual([
    `storefront; fwd=uri-miss; fwd-status=200; ttl=${freshFor / 1000}; stored`,
  ]);
  expect(second.records().map(formatCacheStatus)).toEqual([
    `storefront; hit; ttl=${freshFor / 1000 - 5}`,
    'storefront',
  ]);
});
