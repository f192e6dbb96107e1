import { expect, test } from 'vitest';
import { createWorld, order } from './upstream-world.ts';

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
