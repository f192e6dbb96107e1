import { expect, test } from 'vitest';
import { failureLimit, probeEveryMs } from '#worker/upstream/breaker.ts';
import { createUpstream } from '#worker/upstream/client.ts';
import { formatKey } from '#worker/upstream/key.ts';
import { isDependencyFailure } from '#worker/upstream/outcome.ts';
import { policyOf } from '#worker/upstream/policies.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createWorld, faults, freshFor, reviews, staleFrom, timed, wait } from './upstream-world.ts';

test('UPSTREAM while an old answer may be refreshed behind it, no fault of upstream shows', async () => {
  for (const fault of faults) {
    const { upstream, world, settle } = createWorld();
    await upstream().get('reviews', reviews);
    await settle();
    world.now += staleFrom - 1;
    world.mode = fault;
    expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 'stale', value: { totalCount: 1 } });
  }
});

test('UPSTREAM past the time of refreshing, the call is awaited and its failure answered by the old answer', async () => {
  for (const fault of faults) {
    const { upstream, world, settle } = createWorld();
    const nights = { id: 7, checkin: '2026-12-05' };
    const { freshMs, staleWhileRevalidateMs } = policyOf.checkoutNights;
    await upstream().get('checkoutNights', nights);
    await settle();
    world.now += freshMs + staleWhileRevalidateMs;
    world.mode = fault;
    const asking = upstream();
    const answer = await asking.get('checkoutNights', nights, { waitMs: 300 });
    expect(answer).toMatchObject({ ok: true, status: 'stale', value: [{ nights: 1 }] });
    expect(asking.records()).toMatchObject([{ outcome: 'stale', forwarded: 'stale', stored: false }]);
    expect(asking.records()[0]?.detail).toBeDefined();
  }
});

test('UPSTREAM an answer too old for anything is not served when upstream fails', async () => {
  const { upstream, world, settle } = createWorld();
  const { freshMs, staleIfErrorMs } = policyOf.checkoutNights;
  const nights = { id: 7, checkin: '2026-12-05' };
  await upstream().get('checkoutNights', nights);
  await settle();
  world.now += freshMs + staleIfErrorMs;
  world.mode = 'down';
  expect(await upstream().get('checkoutNights', nights)).toEqual({ ok: false, reason: 'down', status: 503 });
});

test('UPSTREAM no failure is stored: the next question is asked again and answered', async () => {
  for (const fault of faults) {
    const { upstream, world, received, settle } = createWorld(fault);
    const failed = await upstream().get('suggestions', { term: 'spa' }, { waitMs: 300 });
    expect(failed.ok || !isDependencyFailure(failed.reason)).toBe(false);
    if (fault === 'slow') continue;
    await settle();
    world.mode = 'ok';
    const asked = received.length;
    expect(await upstream().get('suggestions', { term: 'spa' })).toMatchObject({ ok: true, status: 'miss' });
    expect(received).toHaveLength(asked + 1);
  }
});

test('UPSTREAM an upstream that never answers costs a caller its wait, and the call goes on to its deadline', async () => {
  const { upstream, settle } = createWorld('slow');
  expect(await upstream().get('stay', { id: 7 }, { waitMs: 200 })).toEqual({ ok: false, reason: 'timeout' });
  let isOver = false;
  const over = settle().then(() => {
    isOver = true;
  });
  await wait(0);
  expect(isOver).toBe(false);
  await over;
});

test('UPSTREAM a caller that asks to wait longer than the deadline of the call does not', async () => {
  const { upstream } = createWorld('slow');
  expect(await upstream().get('stay', { id: 7 }, { waitMs: 3_600_000 })).toEqual({ ok: false, reason: 'timeout' });
});

test('UPSTREAM an answer that comes after its caller has left is stored for the next', async () => {
  const { upstream, settle } = createWorld('slow', { slowMs: 300 });
  expect(await upstream().get('reviews', reviews, { waitMs: 50 })).toEqual({ ok: false, reason: 'timeout' });
  await settle();
  expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 'hit' });
});

test('UPSTREAM a call that was lost with the request that made it is made again', async () => {
  const { options, received } = createWorld('ok', { now: () => Date.now() });
  const key = formatKey({
    upstream: '',
    call: 'reviews',
    path: '/hotel/7/reviews.json',
    query: [['locale', 'fr_FR']],
    locale: 'fr_FR',
    mode: 'public',
    variation: '',
  });
  const { deadlineMs } = policyOf.reviews;
  options.state.flights.join(key, () => new Promise(() => undefined), {
    now: Date.now() - deadlineMs + 200,
    limitMs: deadlineMs,
  });
  const { value, tookMs } = await timed(createUpstream(options).get('reviews', reviews));
  expect(value).toMatchObject({ ok: true, status: 'miss' });
  expect(tookMs).toBeGreaterThan(150);
  expect(received).toHaveLength(1);
});

test('UPSTREAM the breaker opens after five failures, costs no calls, and closes when upstream is back', async () => {
  const { upstream, world, received } = createWorld('down');
  const askFor = (id: number, from = upstream()) => from.get('checkoutNights', { id, checkin: '2026-12-05' });
  for (let id = 1; id <= failureLimit; id += 1) await askFor(id);
  const asking = upstream();
  expect(await askFor(20, asking)).toEqual({ ok: false, reason: 'down' });
  expect(asking.records()).toMatchObject([{ outcome: 'down', detail: 'breaker-open' }]);
  expect(received).toHaveLength(failureLimit);
  expect(await upstream().get('reviews', reviews)).toMatchObject({ status: 503 });

  world.mode = 'ok';
  expect(await askFor(21)).toEqual({ ok: false, reason: 'down' });
  world.now += probeEveryMs;
  expect(await askFor(22)).toMatchObject({ ok: true, status: 'miss' });
  expect(await askFor(23)).toMatchObject({ ok: true, status: 'miss' });
});

test('UPSTREAM while the breaker is open, old answers are served at once', async () => {
  const { upstream, world, settle } = createWorld();
  const nights = { id: 7, checkin: '2026-12-05' };
  await upstream().get('checkoutNights', nights);
  await settle();
  world.mode = 'down';
  for (let id = 20; id < 20 + failureLimit; id += 1) await upstream().get('checkoutNights', { ...nights, id });
  world.mode = 'slow';
  world.now += policyOf.checkoutNights.freshMs + policyOf.checkoutNights.staleWhileRevalidateMs;
  await Promise.race([upstream().get('checkoutNights', { ...nights, id: 40 }), wait(20)]);
  const asking = upstream();
  expect(await asking.get('checkoutNights', nights)).toMatchObject({ ok: true });
  expect(asking.records()).toMatchObject([{ outcome: 'stale', detail: 'breaker-open' }]);
});

test('API-031 a quote is asked anew each time and fails when upstream does', async () => {
  const { upstream, world, received, settle } = createWorld();
  const given = { id: 7, checkin: '2026-12-05', nights: 2 };
  await upstream().get('quote', given);
  await settle();
  const asking = upstream();
  expect(await asking.get('quote', given)).toMatchObject({ ok: true, status: 'miss' });
  expect(asking.records()).toMatchObject([{ forwarded: 'bypass', stored: false }]);
  expect(received).toHaveLength(2);
  world.mode = 'garbage';
  expect(await upstream().get('quote', given)).toMatchObject({ ok: false, reason: 'garbage' });
});

test('UPSTREAM a redirect is not followed and nothing of it is served', async () => {
  const { upstream, received } = createWorld('redirect');
  const asking = upstream();
  expect(await asking.get('reviews', reviews)).toEqual({ ok: false, reason: 'down', status: 302 });
  expect(received).toHaveLength(1);
});

test('UPSTREAM what upstream says is gone is not served again, though it is still fresh elsewhere', async () => {
  const { upstream, world, settle } = createWorld();
  await upstream().get('reviews', reviews);
  await settle();
  world.now += freshFor;
  world.status = 410;
  await upstream().get('reviews', reviews);
  await settle();
  world.mode = 'down';
  const elsewhere = upstream({ state: createUpstreamState() });
  expect(await elsewhere.get('reviews', reviews)).toMatchObject({ ok: false, reason: 'down' });
});

test('UPSTREAM no old answer stands in where upstream says that there is none, or refuses the question', async () => {
  const { freshMs, staleWhileRevalidateMs } = policyOf.checkoutNights;
  const nights = { id: 7, checkin: '2026-12-05' };
  const { upstream, world, settle } = createWorld();
  await upstream().get('checkoutNights', nights);
  await settle();
  world.now += freshMs + staleWhileRevalidateMs;
  world.status = 400;
  expect(await upstream().get('checkoutNights', nights)).toEqual({ ok: false, reason: 'refused', status: 400 });
  world.status = 410;
  expect(await upstream().get('checkoutNights', nights)).toEqual({ ok: false, reason: 'not-found', status: 410 });
});

test('UPSTREAM a store that never answers is an empty one', async () => {
  const never = () => new Promise<never>(() => undefined);
  const { upstream } = createWorld('ok', { store: { read: never, write: never, remove: never } });
  expect(await upstream().get('reviews', reviews)).toMatchObject({ ok: true, status: 'miss' });
});
