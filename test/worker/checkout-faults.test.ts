import { beforeAll, expect, test } from 'vitest';
import {
  addressOf,
  cookieOf,
  filled,
  numberOf,
  openForm,
  readForm,
  roomsLeft,
  samples,
  send,
  textOf,
} from '../support/checkout.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const { bookable } = samples;

/** A storefront whose stay is known and whose catalogue then does what `world.mode` says. */
async function openFaulty(checkin: string) {
  const { world, received, visit } = createFaultyStorefront();
  const form = await openForm(addressOf(bookable, checkin), visit);
  return { world, received, ask: visit, form };
}

test('QUOTE-030 a quote that fails is told in words with a way to try again that keeps everything', async () => {
  const { world, ask } = await openFaulty('2027-03-05');
  world.mode = 'down';
  const answer = await ask(`/checkout/booking?${addressOf(bookable, '2027-03-05', '&a=3&price=100')}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(textOf(html)).toContain('An unexpected error occurred while fetching the quote');
  expect(html).toContain(
    'href="/checkout/booking?id=900001&amp;checkin=2027-03-05&amp;nights=2&amp;a=3&amp;price=100"',
  );
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
});

test('QUOTE-026 a quote that is garbage is no price', async () => {
  const { world, ask } = await openFaulty('2027-03-05');
  world.mode = 'wrong';
  const html = await (await ask(`/checkout/booking?${addressOf(bookable, '2027-03-05')}`)).text();
  expect(textOf(html)).toContain('An unexpected error occurred while fetching the quote');
  expect(html).not.toContain('checkout-form');
});

test.concurrent('QUOTE-030 a quote that never comes holds back neither the title nor the way back, and is given up on', async () => {
  const { world, ask } = await openFaulty('2027-03-05');
  world.mode = 'slow';
  const answer = await ask(`/checkout/booking?${addressOf(bookable, '2027-03-05')}`);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const first = decoder.decode((await reader.read()).value);
  expect(first).toContain('<header');
  expect(textOf(first)).not.toContain('An unexpected error');
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) rest += decoder.decode(piece.value);
  expect(textOf(rest)).toContain('An unexpected error occurred while fetching the quote');
});

test('FAULT-checkout a stay that cannot be had at all is the 503 page, to be tried again', async () => {
  const { visit } = createFaultyStorefront('down');
  const answer = await visit(`/checkout/booking?${addressOf(bookable, '2027-03-05')}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('CHECKOUT-once an order without an answer keeps form and key, so that sending it again is safe', async () => {
  const before = await roomsLeft(bookable, '2027-03-12');
  const { world, ask, form } = await openFaulty('2027-03-12');
  world.mode = 'down';
  const failed = await send(form.action, filled(form), { ask });
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('5');
  const html = await failed.text();
  expect(textOf(html)).toContain('We have no answer yet');
  expect(html).toContain('value="Lindgren"');
  const kept = readForm(html);
  expect(kept).toMatchObject({ key: form.key, total: form.total, action: form.action });
  world.mode = 'ok';
  expect(numberOf(await send(kept.action, filled(kept), { ask }))).toMatch(/^\d{8}$/);
  expect(await roomsLeft(bookable, '2027-03-12')).toBe(before - 1);
});

test('CHECKOUT-once an order whose answer was lost on the way is found again, not made twice', async () => {
  const before = await roomsLeft(bookable, '2027-03-19');
  const { world, ask, form } = await openFaulty('2027-03-19');
  world.mode = 'half';
  const lost = await send(form.action, filled(form), { ask });
  expect(lost.status).toBe(503);
  expect(await roomsLeft(bookable, '2027-03-19')).toBe(before - 1);
  world.mode = 'ok';
  expect(numberOf(await send(form.action, filled(form), { ask }))).toMatch(/^\d{8}$/);
  expect(await roomsLeft(bookable, '2027-03-19')).toBe(before - 1);
});

test.concurrent('CHECKOUT-once an order that is never answered is given up on with everything kept', async () => {
  const { world, ask, form } = await openFaulty('2027-04-02');
  world.mode = 'slow';
  const answer = await send(form.action, filled(form), { ask });
  expect(answer.status).toBe(503);
  expect(readForm(await answer.text()).key).toBe(form.key);
});

test('CHECKOUT-form what was typed survives even when the stay itself cannot be had', async () => {
  const { visit } = createFaultyStorefront('down');
  const form = await openForm(addressOf(bookable, '2027-04-09'));
  const answer = await send(form.action, filled(form), { ask: visit });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain('value="Lindgren"');
  expect(readForm(html).key).toBe(form.key);
});

test('CHECKOUT-proof a confirmation whose order cannot be had still says that the booking is safe', async () => {
  const { world, ask, form } = await openFaulty('2027-04-16');
  const placed = await send(form.action, filled(form), { ask });
  world.mode = 'down';
  const path = placed.headers.get('location') ?? '';
  const answer = await ask(path, { headers: { cookie: cookieOf(placed) } });
  expect(answer.status).toBe(503);
  expect(textOf(await answer.text())).toContain(numberOf(placed));
});
