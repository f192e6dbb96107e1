import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '#worker/app.ts';
import {
  addressOf,
  filled,
  numberOf,
  openForm,
  samples,
  send,
  textOf,
  traveller,
  visitPreview,
} from '../support/checkout.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { bindings, fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

async function book(): Promise<string> {
  const form = await openForm(addressOf(samples.bookable, '2027-05-07'));
  return numberOf(await send(form.action, filled(form, { email: 'Anna@Example.com', again: 1 }))) ?? '';
}

/** Looks a booking up from a network of its own, so that tests do not use up each other's tries. */
function lookUp(number: string, email: string, network: string) {
  return send('/booking-lookup', { number, email }, { headers: { 'cf-connecting-ip': network } });
}

test('BOOKING-lookup number and e-mail open the booking, however they are written', async () => {
  const number = await book();
  const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
  const answer = await lookUp(spaced, ' anna@example.COM ', '192.0.2.1');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(textOf(html).replace(/(\d{4}) +(\d{4})/, '$1$2')).toContain(number);
  expect(textOf(html)).toContain('Friday, 7 May 2027');
  expect(html).toContain('name="robots" content="noindex');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('BOOKING-lookup a wrong number and a wrong e-mail get the very same answer', async () => {
  const number = await book();
  const other = number === '12345678' ? '87654321' : '12345678';
  const [byNumber, byEmail] = await Promise.all([
    lookUp(other, traveller.email, '192.0.2.2'),
    lookUp(number, 'eve@example.com', '192.0.2.2'),
  ]);
  expect([byNumber.status, byEmail.status]).toEqual([404, 404]);
  const neutral = async (answer: Response) => textOf((await answer.text()).replaceAll(/value="[^"]*"/g, ''));
  const words = await neutral(byEmail);
  expect(await neutral(byNumber)).toBe(words);
  expect(words).toContain('We know no booking with this number and this e-mail.');
});

test('BOOKING-lookup nonsense comes back with an error at each field and asks nobody', async () => {
  const storefront = createFaultyStorefront();
  const answer = await send('/booking-lookup', { number: '12', email: '<b>' }, { ask: storefront.visit });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(textOf(html)).toContain('A booking number has 8 digits');
  expect(html).toContain('value="&lt;b&gt;"');
  expect(html).toMatch(/id="lookup-number"[^>]*aria-describedby="lookup-number-hint lookup-number-error"/);
  expect(storefront.received).toHaveLength(0);
});

test('BOOKING-limit after five wrong tries the same client and number are refused, right e-mail or not', async () => {
  const number = await book();
  const wrong: number[] = [];
  for (const email of ['a@b.fr', 'b@b.fr', 'c@b.fr', 'd@b.fr', 'e@b.fr']) {
    wrong.push((await lookUp(number, email, '192.0.2.3')).status);
  }
  expect(wrong).toEqual([404, 404, 404, 404, 404]);
  const refused = await lookUp(number, traveller.email, '192.0.2.3');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(textOf(await refused.text())).toContain('Too many attempts');
  expect((await lookUp(number, traveller.email, '192.0.2.4')).status).toBe(200);
});

test('BOOKING-limit many tries at once are counted as they come in', async () => {
  const tries = Array.from({ length: 12 }, (_, index) => lookUp('11112222', `a${index}@b.fr`, '192.0.2.5'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('BOOKING-limit the right pair is never used up', async () => {
  const number = await book();
  const tries = Array.from({ length: 4 }, () => lookUp(number, traveller.email, '192.0.2.6'));
  await Promise.all(tries);
  const more = await Promise.all(Array.from({ length: 4 }, () => lookUp(number, traveller.email, '192.0.2.6')));
  expect(more.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('BOOKING-limit a made-up proof on the confirmation page is counted too', async () => {
  const headers = (email: string) => {
    const proof = JSON.stringify([{ number: '33334444', email, key: 'x', booked: 'x' }]);
    return { cookie: `order=${encodeURIComponent(proof)}`, 'cf-connecting-ip': '192.0.2.7' };
  };
  for (const email of ['a@b.fr', 'b@b.fr', 'c@b.fr', 'd@b.fr', 'e@b.fr']) {
    await visitPreview('/checkout/booking/confirmation?number=33334444', { headers: headers(email) });
  }
  expect((await lookUp('33334444', 'f@b.fr', '192.0.2.7')).status).toBe(429);
});

test('BOOKING-limit the limiter of the platform is asked where there is one', async () => {
  const asked: string[] = [];
  const limiter = {
    limit: async ({ key }: { key: string }) => {
      asked.push(key);
      return { success: false };
    },
  };
  const ask = async (path: string, init?: RequestInit) =>
    createApp().fetch(
      new Request(`http://en.localhost${path}`, { redirect: 'manual', ...init }),
      { ...bindings, LOOKUP_LIMITER: limiter },
      createExecutionContext(),
    );
  const headers = { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' };
  const answer = await send('/booking-lookup', { number: '12341234', email: 'a@b.fr' }, { ask, headers });
  expect(answer.status).toBe(429);
  expect(asked).toEqual(['2001:db8:1:2']);
});

test('BOOKING-lookup a catalogue that is down is told in words and costs no try', async () => {
  const { visit } = createFaultyStorefront('down');
  const headers = { 'cf-connecting-ip': '192.0.2.8' };
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const answer = await send('/booking-lookup', { number: '55556666', email: 'a@b.fr' }, { ask: visit, headers });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([503, 503, 503, 503, 503, 503]);
});

test('SEC-form the lookup takes forms of its own page only, and no flood of text', async () => {
  const foreign = await send(
    '/booking-lookup',
    { number: '12345678', email: 'a@b.fr' },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  );
  const flood = await send('/booking-lookup', { number: '1'.repeat(20_000), email: 'a@b.fr' });
  expect([foreign.status, flood.status]).toEqual([403, 413]);
});

test('SHELL-002 the lookup page names its address in every market', async () => {
  const html = await (await visitPreview('/booking-lookup')).text();
  expect(html).toContain('<link rel="canonical" href="http://en.localhost/booking-lookup"');
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
});
