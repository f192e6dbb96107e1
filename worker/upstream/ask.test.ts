import { expect, test } from 'vitest';
import { calls } from '#shared/catalogue/calls.ts';
import { type Asking, askUpstream } from './ask.ts';
import { createBreakers, failureLimit } from './breaker.ts';
import { policies } from './policies.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { Reply, UpstreamRequest } from './transport.ts';

const get: UpstreamRequest = { base: 'api', method: 'GET', path: '/autocomplete-geonames.json', query: [] };
const post: UpstreamRequest = { base: 'gateway', method: 'POST', path: '/orders', query: [], body: '{}' };
const schema = calls.suggestions.answer;
const retried = { schema, policy: policies.search };
const good: Reply = { kind: 'document', status: 200, text: '{"items":[]}' };
const down: Reply = { kind: 'failed', reason: 'down', status: 503 };

/** Asks with a transport that gives `replies` in turn and the last one for ever. */
function askingWith(replies: readonly Reply[], savedRetries = 5) {
  const sent: UpstreamRequest[] = [];
  const asking: Asking = {
    transport: {
      async send(request) {
        sent.push(request);
        return replies[Math.min(sent.length, replies.length) - 1] ?? down;
      },
    },
    breakers: createBreakers(),
    retryBudget: createRetryBudget(savedRetries),
    now: () => 0,
    random: () => 0,
  };
  return { asking, sent };
}

test('UPSTREAM a GET that came to nothing is tried a second time', async () => {
  const { asking, sent } = askingWith([down, good]);
  expect(await askUpstream(asking, 'search', get, retried)).toMatchObject({ ok: true, value: { items: [] } });
  expect(sent).toHaveLength(2);
});

test('UPSTREAM a GET is tried at most twice', async () => {
  const { asking, sent } = askingWith([down]);
  expect(await askUpstream(asking, 'search', get, retried)).toEqual({ ok: false, reason: 'down', status: 503 });
  expect(sent).toHaveLength(2);
});

test('UPSTREAM a POST is never tried again', async () => {
  const { asking, sent } = askingWith([down, good]);
  expect(await askUpstream(asking, 'placeOrder', post, retried)).toMatchObject({ ok: false, reason: 'down' });
  expect(sent).toHaveLength(1);
});

test('UPSTREAM without a budget nothing is tried again', async () => {
  const { asking, sent } = askingWith([down, good], 0);
  expect(await askUpstream(asking, 'search', get, retried)).toMatchObject({ ok: false, reason: 'down' });
  expect(sent).toHaveLength(1);
});

test('UPSTREAM what was late, wrong, refused or too large is not asked again', async () => {
  const replies: readonly Reply[] = [
    { kind: 'failed', reason: 'timeout' },
    { kind: 'failed', reason: 'too-large', status: 200 },
    { kind: 'document', status: 200, text: '<html>' },
    { kind: 'refused', status: 400 },
    { kind: 'not-found', status: 404 },
    { kind: 'failed', reason: 'down', status: 429 },
  ];
  for (const reply of replies) {
    const { asking, sent } = askingWith([reply, good]);
    expect(await askUpstream(asking, 'search', get, retried)).toMatchObject({ ok: false });
    expect(sent).toHaveLength(1);
  }
});

test('UPSTREAM a policy without retry is asked once', async () => {
  const { asking, sent } = askingWith([down, good]);
  await askUpstream(asking, 'suggestions', get, { schema, policy: policies.suggestions });
  expect(sent).toHaveLength(1);
});

test('UPSTREAM answers of the wrong shape open the breaker like failures do', async () => {
  const { asking, sent } = askingWith([{ kind: 'document', status: 200, text: '{"items":7}' }]);
  for (let call = 0; call < failureLimit; call += 1) await askUpstream(asking, 'search', get, retried);
  const asked = await askUpstream(asking, 'search', get, retried);
  expect(asked).toEqual({ ok: false, reason: 'down', breakerOpen: true });
  expect(sent).toHaveLength(failureLimit);
});

test('UPSTREAM a question that is refused or names nothing says that the dependency is well', async () => {
  const { asking, sent } = askingWith([down, { kind: 'not-found', status: 404 }, down], 0);
  for (let call = 0; call < failureLimit + 1; call += 1) await askUpstream(asking, 'search', get, retried);
  expect(await askUpstream(asking, 'search', get, retried)).toMatchObject({ status: 503 });
  expect(sent).toHaveLength(failureLimit + 2);
});

test('UPSTREAM when the first try opens the breaker, its own failure is told', async () => {
  const { asking } = askingWith([down]);
  for (let call = 1; call < failureLimit; call += 1) await askUpstream(asking, 'search', post, retried);
  expect(await askUpstream(asking, 'search', get, retried)).toEqual({ ok: false, reason: 'down', status: 503 });
});
