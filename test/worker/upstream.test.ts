import { expect, test } from 'vitest';
import { createFaultCaller, type FaultMode, type Received } from '#test/support/fault-upstream.ts';
import { failureLimit, probeEveryMs } from '#worker/upstream/breaker.ts';
import { formatCacheStatus } from '#worker/upstream/cache-status.ts';
import { createUpstream, type UpstreamOptions } from '#worker/upstream/client.ts';
import { formatKey } from '#worker/upstream/key.ts';
import { isDependencyFailure } from '#worker/upstream/outcome.ts';
import { policyOf } from '#worker/upstream/policies.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createStore } from '#worker/upstream/store.ts';

const faults = [
  'down',
  'reset',
  'slow',
  'garbage',
  'page',
  'truncated',
  'wrong',
  'huge',
  'declared-huge',
  'half',
  'redirect',
] as const satisfies readonly FaultMode[];

const noBases = { api: undefined, gateway: undefined, cms: undefined };

/** An isolate with a store, a clock and an upstream of its own; `version` counts the answers of the upstream. */
function createWorld(mode: FaultMode = 'ok', other: Partial<UpstreamOptions> & { slowMs?: number } = {}) {
  const world = { mode, now: Date.now(), version: 0, status: 200 };
  const pending: Promise<unknown>[] = [];
  const caller = createFaultCaller({
    modeOf: () => world.mode,
    answer: (received) => {
      world.version += 1;
      return Response.json(answerOf(received, world.version), { status: world.status });
    },
    ...(other.slowMs !== undefined && { slowMs: other.slowMs }),
  });
  const cache = crypto.randomUUID();
  const options: UpstreamOptions = {
    bases: noBases,
    bindings: { CATALOGUE: caller },
    state: createUpstreamState(),
    store: createStore(() => caches.open(cache)),
    locale: 'fr_FR',
    mode: 'public',
    variation: '',
    waitUntil: (work) => pending.push(work),
    now: () => world.now,
    random: () => 0,
    ...other,
  };
  return {
    world,
    received: caller.received,
    options,
    upstream: (changes: Partial<UpstreamOptions> = {}) => createUpstream({ ...options, ...changes }),
    /** Waits for what goes on after the answers, the work that this starts included. */
    async settle() {
      for (let work = pending.shift(); work; work = pending.shift()) await work;
    },
  };
}

function answerOf({ target }: Received, version: number): unknown {
  if (target.includes('reviews.json')) return { totalCount: version, list: [] };
  if (target.includes('packageCheckoutNights')) return [version, 'nonsense'];
  if (target.includes('quote')) return { bookable: false };
  return { items: [] };
}

async function timed<T>(work: Promise<T>): Promise<{ value: T; tookMs: number }> {
  const startedAt = performance.now();
  const value = await work;
  return { value, tookMs: performance.now() - startedAt };
}

const reviews = { hotelId: 7 };
const freshFor = policyOf.reviews.freshMs;
const staleFrom = freshFor + policyOf.reviews.staleWhileRevalidateMs;

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

test('UPSTREAM twenty concurrent misses share one call', async () => {
  const { upstream, received } = createWorld('slow', { slowMs: 100 });
  const clients = Array.from({ length: 20 }, () => upstream());
  const results = await Promise.all(clients.map((client) => client.get('reviews', reviews)));
  expect(received).toHaveLength(1);
  expect(clients.filter((client) => client.records()[0]?.stored)).toHaveLength(1);
  const statuses = results.map((result) => result.ok && result.status).sort();
  expect(statuses).toEqual([...Array.from({ length: 19 }, () => 'collapsed'), 'miss']);
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

test('UPSTREAM dropped items are told with every use of the answer', async () => {
  const { upstream, settle } = createWorld();
  const nights = { id: 7, checkin: '2026-12-05' };
  expect(await upstream().get('checkoutNights', nights)).toMatchObject({ value: [{ nights: 1 }], dropped: 1 });
  await settle();
  expect(await upstream().get('checkoutNights', nights)).toMatchObject({ status: 'hit', dropped: 1 });
  const elsewhere = upstream({ state: createUpstreamState() });
  expect(await elsewhere.get('checkoutNights', nights)).toMatchObject({ status: 'hit', dropped: 1 });
});

test('UPSTREAM a store that never answers is an empty one', async () => {
  const never = () => new Promise<never>(() => undefined);
  const { upstream } = createWorld('ok', { store: { read: never, write: never, remove: never } });
  expect(await upstream().get('reviews', reviews)).toMatchObject({ ok: true, status: 'miss' });
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

const order = {
  locale: 'fr_FR',
  stayId: 7,
  checkin: '2026-12-05',
  nights: 2,
  party: { adult: 2, child: 0, baby: 0 },
  traveller: { firstName: 'Ada', lastName: 'Moreau', email: 'ada@example.org', phone: '+33 6 00 00 00 00' },
  expectedTotalCents: 12_300,
} as const;

test('UPSTREAM an order is sent once, whatever becomes of it', async () => {
  for (const fault of ['down', 'reset', 'garbage', 'half', 'redirect', 'huge'] as const) {
    const { upstream, received, options } = createWorld(fault);
    for (let call = 0; call < 100; call += 1) options.state.retryBudget.deposit();
    const result = await upstream().post('placeOrder', order, { idempotencyKey: 'key-12345' });
    expect(result.ok).toBe(false);
    expect(received).toMatchObject([{ method: 'POST', target: '/orders', idempotencyKey: 'key-12345' }]);
  }
});

test('UPSTREAM an order under way outlives the shopper who leaves', async () => {
  const handed: Promise<unknown>[] = [];
  const { upstream } = createWorld('slow', { slowMs: 50, waitUntil: (work) => handed.push(work) });
  const posted = upstream().post('placeOrder', order, { idempotencyKey: 'key-12345' });
  expect(handed).toHaveLength(1);
  expect(await Promise.all([...handed, posted])).toMatchObject([{ status: 200 }, { reason: 'garbage' }]);
});

test('UPSTREAM only the listed fields of an order reach upstream', async () => {
  const { upstream, received } = createWorld('down');
  await upstream().post('placeOrder', { ...order, ...{ admin: true } }, { idempotencyKey: 'key-12345' });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(order);
});

test('UPSTREAM an order that is no order, or has no usable key, is refused without a call', async () => {
  const { upstream, received } = createWorld();
  const refused = { ok: false, reason: 'refused' };
  expect(await upstream().post('placeOrder', { ...order, nights: 0 }, { idempotencyKey: 'key-12345' })).toEqual(
    refused,
  );
  expect(await upstream().post('placeOrder', order, { idempotencyKey: 'a\r\nb: c' })).toEqual(refused);
  expect(received).toHaveLength(0);
});

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
