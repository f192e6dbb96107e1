import { expect, test } from 'vitest';
import { type FaultMode, type Received, startFaultUpstream } from '#test/support/fault-upstream.ts';
import { createDeadline } from './deadline.ts';
import { createTransport, type UpstreamRequest } from './transport.ts';

const request: UpstreamRequest = { base: 'api', method: 'GET', path: '/offers.json', query: [['term', 'a b&c=d#e']] };
const nothing = { CATALOGUE: { fetch: () => Promise.reject(new Error('The embedded catalogue was asked')) } };

function answerItems(): Response {
  return Response.json({ items: [] });
}

/** Sends one request over the network to an upstream in the given mode. */
async function sendTo(
  mode: FaultMode,
  {
    origin = answerItems,
    ms = 1_000,
    sent = request,
  }: { origin?: () => Response; ms?: number; sent?: UpstreamRequest } = {},
) {
  const upstream = await startFaultUpstream({ modeOf: () => mode, origin });
  const { send } = createTransport({ api: `${upstream.url}/v1/`, gateway: upstream.url, cms: undefined }, nothing);
  const deadline = createDeadline(ms);
  try {
    const reply = await send(sent, 2_000_000, deadline);
    return { reply, received: upstream.received };
  } finally {
    deadline.clear();
    await upstream.close();
  }
}

test('UPSTREAM a request goes below its base, with its parameters escaped', async () => {
  const { reply, received } = await sendTo('ok');
  expect(reply).toEqual({ kind: 'document', status: 200, text: '{"items":[]}' });
  expect(received.map(({ target }: Received) => target)).toEqual(['/v1/offers.json?term=a+b%26c%3Dd%23e']);
});

test('UPSTREAM a redirect is a failure and is not followed', async () => {
  const { reply, received } = await sendTo('redirect');
  expect(reply).toEqual({ kind: 'failed', reason: 'down', status: 302 });
  expect(received).toHaveLength(1);
});

test('UPSTREAM a slow upstream is left at the deadline', async () => {
  expect((await sendTo('slow', { ms: 200 })).reply).toEqual({ kind: 'failed', reason: 'timeout' });
});

test('UPSTREAM 503, a lost connection and a body that breaks off are down', async () => {
  expect((await sendTo('down')).reply).toEqual({ kind: 'failed', reason: 'down', status: 503 });
  expect((await sendTo('reset')).reply).toEqual({ kind: 'failed', reason: 'down' });
  expect((await sendTo('half')).reply).toEqual({ kind: 'failed', reason: 'down', status: 200 });
});

test('UPSTREAM a port where nobody listens is down', async () => {
  const upstream = await startFaultUpstream({ modeOf: () => 'ok', origin: answerItems });
  await upstream.close();
  const { send } = createTransport({ api: upstream.url, gateway: undefined, cms: undefined }, nothing);
  const deadline = createDeadline(1_000);
  expect(await send(request, 1_000, deadline)).toEqual({ kind: 'failed', reason: 'down' });
  deadline.clear();
});

test('UPSTREAM a body of more than 2 MB is too large, with a length and without', async () => {
  expect((await sendTo('huge')).reply).toEqual({ kind: 'failed', reason: 'too-large', status: 200 });
  expect((await sendTo('declared-huge')).reply).toEqual({ kind: 'failed', reason: 'too-large', status: 200 });
});

test('UPSTREAM a page where JSON is expected is garbage', async () => {
  expect((await sendTo('page')).reply).toEqual({ kind: 'failed', reason: 'garbage', status: 200 });
});

test('UPSTREAM 404 and 410 mean not found, and the status tells them apart', async () => {
  const statusOf = async (status: number) => (await sendTo('ok', { origin: () => new Response('', { status }) })).reply;
  expect(await statusOf(404)).toEqual({ kind: 'not-found', status: 404 });
  expect(await statusOf(410)).toEqual({ kind: 'not-found', status: 410 });
});

test('UPSTREAM a 4xx is a refusal with its problem, but 401, 403, 408 and 429 are failures', async () => {
  const problem = { type: 'about:blank', title: 'Sold out', status: 409, code: 'SOLD_OUT' };
  const origin = () =>
    new Response(JSON.stringify(problem), { status: 409, headers: { 'content-type': 'application/problem+json' } });
  expect((await sendTo('ok', { origin })).reply).toEqual({ kind: 'refused', status: 409, problem });
  const garbled = () => new Response('{"title":', { status: 409, headers: { 'content-type': 'application/json' } });
  expect((await sendTo('ok', { origin: garbled })).reply).toEqual({ kind: 'refused', status: 409 });
  const limited = () => Response.json({}, { status: 429 });
  expect((await sendTo('ok', { origin: limited })).reply).toEqual({ kind: 'failed', reason: 'down', status: 429 });
});

test('UPSTREAM 204 and 206 are no documents', async () => {
  const partial = () => Response.json({ items: [] }, { status: 206 });
  expect((await sendTo('ok', { origin: partial })).reply).toMatchObject({ kind: 'failed' });
  expect((await sendTo('ok', { origin: () => new Response(null, { status: 204 }) })).reply).toMatchObject({
    kind: 'failed',
  });
});

test('UPSTREAM a POST carries its body and its idempotency key', async () => {
  const sent: UpstreamRequest = {
    base: 'gateway',
    method: 'POST',
    path: '/orders',
    query: [],
    body: '{"a":1}',
    idempotencyKey: 'key-12345',
  };
  const { received } = await sendTo('ok', { sent });
  expect(received).toEqual([{ method: 'POST', target: '/orders', idempotencyKey: 'key-12345', body: '{"a":1}' }]);
});

test('UPSTREAM a base that is not set is the embedded catalogue', async () => {
  const asked: string[] = [];
  const CATALOGUE = {
    async fetch(url: string) {
      asked.push(url);
      return answerItems();
    },
  };
  const { send } = createTransport({ api: undefined, gateway: undefined, cms: undefined }, { CATALOGUE });
  const deadline = createDeadline(1_000);
  expect(await send({ ...request, query: [] }, 1_000, deadline)).toMatchObject({ kind: 'document' });
  deadline.clear();
  expect(asked).toEqual(['http://catalogue/offers.json']);
});

test('UPSTREAM a fault upstream in front of the true one passes requests and answers through', async () => {
  const truth = await startFaultUpstream({ modeOf: () => 'ok', origin: () => new Response('gone', { status: 410 }) });
  const between = await startFaultUpstream({ modeOf: (path) => (path === '/down' ? 'down' : 'ok'), origin: truth.url });
  const headers = { 'idempotency-key': 'key-12345' };
  const passed = await fetch(`${between.url}/orders?a=1`, { method: 'POST', body: '{}', headers });
  expect([passed.status, await passed.text()]).toEqual([410, 'gone']);
  expect((await fetch(`${between.url}/down`)).status).toBe(503);
  await between.close();
  await truth.close();
  expect(truth.received).toEqual([{ method: 'POST', target: '/orders?a=1', idempotencyKey: 'key-12345', body: '{}' }]);
});
