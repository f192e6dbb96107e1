import { expect, test } from 'vitest';
import { createFaultCaller, type FaultMode } from '#test/support/fault-upstream.ts';
import { visit } from '#test/support/storefront.ts';
import { site } from '#worker/site.ts';
import { upstreamOf } from '#worker/upstream/request.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createStore } from '#worker/upstream/store.ts';

const fault = { mode: 'slow' as FaultMode };
const caller = createFaultCaller({
  modeOf: () => fault.mode,
  answer: async () => {
    // What fails takes its time too, so that all who ask are there before it does.
    if (fault.mode === 'half') await wait(500);
    return Response.json({ totalCount: 1, list: [] });
  },
  slowMs: 300,
});
const shared = { state: createUpstreamState(), store: createStore(() => caches.open('upstream-requests')) };
const none = { upstream: { api: undefined, gateway: undefined, cms: undefined } };

// Routes of the running Worker, so that every question below comes from a request of its own.
site.get('/asks/:hotelId', async (c) => {
  const { executionCtx } = c;
  const inputs = { settings: none, bindings: { CATALOGUE: caller }, locale: 'fr_FR' as const, executionCtx };
  const waitMs = Number(c.req.query('wait') ?? 3_000);
  const result = await upstreamOf(inputs, shared).get('reviews', { hotelId: c.req.param('hotelId') }, { waitMs });
  return c.json(result.ok ? { status: result.status, value: result.value } : { status: result.reason });
});

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await visit(`http://localhost${path}`, init);
  return response.json();
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const value = { totalCount: 1, list: [] };

test('UPSTREAM twenty requests of one isolate share one call and all of them are answered', async () => {
  const before = caller.received.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/asks/1')));
  expect(answers).toContainEqual({ status: 'miss', value });
  expect(
    answers.filter((answer) => JSON.stringify(answer) === JSON.stringify({ status: 'collapsed', value })),
  ).toHaveLength(19);
  expect(caller.received).toHaveLength(before + 1);
});

test('UPSTREAM a request that made the call and left earlier takes nothing from those who wait', async () => {
  const before = caller.received.length;
  const leader = ask('/asks/2?wait=50');
  await wait(10);
  const follower = ask('/asks/2');
  expect(await leader).toEqual({ status: 'timeout' });
  expect(await follower).toEqual({ status: 'collapsed', value });
  expect(caller.received).toHaveLength(before + 1);
});

test('UPSTREAM a shopper who goes away while the call is under way takes nothing from those who wait', async () => {
  const gone = new AbortController();
  const leader = ask('/asks/3', { signal: gone.signal }).catch(() => 'gone');
  await wait(50);
  const follower = ask('/asks/3');
  await wait(50);
  gone.abort();
  expect(await leader).toBe('gone');
  expect(await follower).toMatchObject({ value });
});

test('UPSTREAM every request keeps its own wait, whoever made the call', async () => {
  const leader = ask('/asks/4');
  await wait(10);
  expect(await ask('/asks/4?wait=50')).toEqual({ status: 'timeout' });
  expect(await leader).toEqual({ status: 'miss', value });
});

test('UPSTREAM twenty requests for what fails share one failure, and the next asks again', async () => {
  fault.mode = 'half';
  const before = caller.received.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/asks/5')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"status":"down"}']));
  expect(caller.received).toHaveLength(before + 1);
  fault.mode = 'ok';
  expect(await ask('/asks/5')).toEqual({ status: 'miss', value });
});

test('UPSTREAM what one request stored the next one finds', async () => {
  fault.mode = 'reset';
  expect(await ask('/asks/1')).toEqual({ status: 'hit', value });
});
