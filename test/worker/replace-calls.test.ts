import { beforeAll, expect, test, vi } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { createReceiver, type Delivered } from '../support/receiver.ts';
import { bindings, fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const operator = 'https://gateway.example';

/** A gateway of an operator: it answers reviews itself and passes the rest of its base on to the catalogue. */
async function answerOrPassOn({ method, url, type, idempotencyKey, body }: Delivered): Promise<Response> {
  const path = url.pathname.replace('/v2', '');
  if (path === '/crm') return new Response('Thank you');
  if (/^\/hotel\/\d+\/reviews\.json$/.test(path)) return Response.json(ownReviews);
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  if (idempotencyKey !== null) headers.set('idempotency-key', idempotencyKey);
  const passed = body === '' ? { method, headers } : { method, headers, body };
  return bindings.CATALOGUE.fetch(`http://catalogue${path}${url.search}`, passed);
}

const ownReviews = {
  totalCount: 2,
  score: 9.4,
  list: [
    {
      id: 1,
      locale: 'en_GB',
      customer: 'Nadia',
      date: '2026-10-04',
      average: 9,
      positive: 'The quay at dusk.',
      seat: 4,
    },
    { id: 2, locale: 'en_GB', customer: 'No date', average: 8 },
  ],
};

test('CONTRACT-replace one call of a base answered by hand, the rest passed on, and the page is made of both', async () => {
  using receiver = createReceiver(operator, answerOrPassOn);
  const storefront = createFaultyStorefront('ok', { UPSTREAM_API_URL: `${operator}/v2/` });
  const page = await storefront.visit('/weekend/900001');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('The quay at dusk.');
  const asked = receiver.delivered.map(({ url }) => url.pathname);
  expect(asked).toEqual(expect.arrayContaining(['/v2/weekend/900001/detail.json', '/v2/hotel/900001/reviews.json']));
  expect(asked.every((path) => path.startsWith('/v2/'))).toBe(true);
  const other = storefront.received.map(({ target }) => target.split('?')[0]);
  expect(other.filter((target) => target?.startsWith('/weekend/') || target?.startsWith('/hotel/'))).toEqual([]);
});

test('CONTRACT-replace a bad item of the gateway is left out and told, and its answer is what browsers get', async () => {
  using _receiver = createReceiver(operator, answerOrPassOn);
  const storefront = createFaultyStorefront('ok', { UPSTREAM_API_URL: `${operator}/v2` });
  const answer = await storefront.visit('/api/hotels/900001/reviews');
  expect([answer.status, answer.headers.get('cache-status')]).toEqual([200, expect.stringContaining('fwd-status=200')]);
  expect(answer.headers.get('server-timing')).toMatch(/reviews;dur=\d+;desc="miss dropped=1"/);
  const text = await answer.text();
  expect([text.includes('Nadia'), text.includes('No date')]).toEqual([true, false]);
});

test('CONTRACT-replace what is kept goes through a gateway with its key and body, and what waits is claimed there', async () => {
  using receiver = createReceiver(operator, answerOrPassOn);
  const storefront = createFaultyStorefront('ok', { UPSTREAM_GATEWAY_URL: operator, CRM_URL: `${operator}/crm` });
  const send = () =>
    storefront.visit('/contact', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({
        key: 'a-form-through-a-gateway',
        contact_reason: 'emailconf',
        Booking_ID__c: '48151623',
        name: 'Anne',
        email: 'anne@example.com',
        phone: '+33 6 12 34 56 78',
        description: 'Hello',
      }),
    });
  const statuses = [(await send()).status, (await send()).status];
  expect(statuses).toEqual([303, 303]);
  const kept = receiver.delivered.filter(({ url }) => url.pathname === '/contact-cases');
  expect(kept.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill('a-form-through-a-gateway'));
  await vi.waitFor(() => expect(receiver.delivered.at(-1)?.url.pathname).toMatch(/settlement$/));
  const sent = receiver.delivered.filter(({ url }) => url.pathname === '/crm');
  expect(sent).toHaveLength(1);
  expect(storefront.received).toEqual([]);
});
