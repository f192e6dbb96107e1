import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import worker from '#worker/index.ts';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { createReceiver } from '../support/receiver.ts';
import { bindings, fillCatalogue, visit } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const crm = 'https://crm.example';
const settings = { CRM_URL: `${crm}/web-to-case?encoding=UTF-8`, CRM_ORGANISATION: '00D1' };
const typed = {
  contact_reason: 'emailconf',
  Booking_ID__c: '4815 1623',
  name: 'Léa Martin',
  email: 'lea@example.com',
  phone: '+33 6 12 34 56 78',
  description: 'No e-mail & no <voucher>?',
};
let forms = 0;

function formOf(change: Readonly<Record<string, string>> = {}, headers: Readonly<Record<string, string>> = {}) {
  forms += 1;
  return {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams({ key: `contact-form-${forms}`, ...typed, ...change }),
  };
}

test('API-039 CONT-009 a message is kept and leads back to the contact page with its thanks', async () => {
  const answer = await visit('http://be.localhost/nl/contact', formOf());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/contact?ref=contact_thank_you']);
});

test('API-039 CONT-011 CONT-012 the CRM gets one form post with the contact fields and the hidden ones', async () => {
  using receiver = createReceiver(crm);
  const storefront = createFaultyStorefront('ok', settings);
  const answer = await storefront.visit('/contact', formOf({ status: 'Closed', market: 'xx', orgid: 'theirs' }));
  expect(answer.status).toBe(303);
  await vi.waitFor(() => expect(storefront.received.at(-1)?.target).toMatch(/settlement$/));
  expect(receiver.delivered).toHaveLength(1);
  const [sent] = receiver.delivered;
  expect([sent?.method, sent?.url.href]).toEqual(['POST', settings.CRM_URL]);
  expect(sent?.type).toMatch(/^application\/x-www-form-urlencoded/);
  const { external_reference, retURL, ...fields } = Object.fromEntries(new URLSearchParams(sent?.body));
  expect(external_reference).toMatch(/^C\d{16}$/);
  expect(retURL).toMatch(/^https:\/\/en\.localhost\/contact\?ref=contact_thank_you$/);
  expect(fields).toEqual({
    ...typed,
    Booking_ID__c: '48151623',
    orgid: '00D1',
    status: 'New',
    type: 'Information/request',
    origin: 'Web',
    market: 'en',
    requestType: 'Information/request',
    requestSubtype: 'Confirmation email',
  });
});

test('API-039 the same form sent twenty times at once is one case at the CRM', async () => {
  using receiver = createReceiver(crm);
  const storefront = createFaultyStorefront('ok', settings);
  const key = 'one-form-twenty-times';
  const answers = await Promise.all(Array.from({ length: 20 }, () => storefront.visit('/contact', formOf({ key }))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  await vi.waitFor(() => expect(storefront.received.some(({ target }) => target.endsWith('/settlement'))).toBe(true));
  expect(receiver.delivered).toHaveLength(1);
});

test('API-039 a CRM that fails loses nothing: the shopper is thanked, and the case goes out when it is due again', async () => {
  let isDown = true;
  using receiver = createReceiver(crm, () => new Response(null, { status: isDown ? 503 : 302 }));
  using log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storefront = createFaultyStorefront('ok', settings);
  const answer = await storefront.visit('/contact', formOf({ description: 'While it was down' }));
  expect(answer.status).toBe(303);
  await vi.waitFor(() => expect(storefront.received.at(-1)?.body).toContain('"failed"'));
  expect(JSON.stringify(log.mock.calls)).not.toContain('lea@example.com');
  isDown = false;
  const next = await storefront.visit('/contact', formOf({ description: 'After it was down' }));
  expect(next.status).toBe(303);
  await vi.waitFor(() => expect(storefront.received.at(-1)?.body).toContain('"sent"'));
  expect(new URLSearchParams(receiver.delivered.at(-1)?.body).get('description')).toBe('After it was down');
});

test('API-039 what waits goes out at the regular run, and without a CRM nothing is asked', async () => {
  const asked: string[] = [];
  const catalogue = {
    fetch: (url: string, init?: RequestInit) => {
      asked.push(new URL(url).pathname);
      return bindings.CATALOGUE.fetch(url, init);
    },
  };
  const run = async (given: object) => {
    const context = createExecutionContext();
    const all = { ...bindings, ...given, CATALOGUE: catalogue as unknown as Fetcher };
    await worker.scheduled({} as ScheduledController, all, context);
    await waitOnExecutionContext(context);
  };
  using _receiver = createReceiver(crm);
  await run({});
  expect(asked).toEqual([]);
  await run(settings);
  expect(asked[0]).toBe('/contact-cases/claims');
});

test('CONT-014 a form with mistakes is refused with each of them', async () => {
  const wrong = { contact_reason: '', Booking_ID__c: '12', name: '<b>', email: 'lea', phone: 'x', description: ' ' };
  const answer = await visit('http://fr.localhost/contact', formOf(wrong));
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({
    errors: {
      contact_reason: 'missing',
      Booking_ID__c: 'notNumber',
      name: 'notText',
      email: 'notEmail',
      phone: 'notPhone',
      description: 'missing',
    },
  });
});

test('API-039 a form of another site, without its key, too large or of another type is refused', async () => {
  const send = async (init: RequestInit) => (await visit('http://fr.localhost/contact', init)).status;
  const statuses = await Promise.all([
    send(formOf({}, { 'sec-fetch-site': 'cross-site' })),
    send({ ...formOf(), headers: {} }),
    send(formOf({ key: '' })),
    send(formOf({ description: 'x'.repeat(60_000) })),
    send({ ...formOf(), body: '{}', headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' } }),
    send(formOf({ description: 'x'.repeat(4001) })),
  ]);
  expect(statuses).toEqual([403, 403, 422, 413, 422, 422]);
});

test('API-039 nonsense of any kind is refused, never a failure, and nothing of it is kept', async () => {
  const storefront = createFaultyStorefront('ok', settings);
  const form = 'application/x-www-form-urlencoded';
  const types = [form, 'multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'application/json', '%'];
  const bodies = [
    '',
    '%',
    '%ff%fe=%00',
    'key',
    '\u0000',
    '--x\r\nContent-Disposition: form-data',
    '[[[[',
    'a=1&'.repeat(9000),
  ];
  const sent = types.flatMap((type) =>
    bodies.map((body) => ({
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    })),
  );
  const odd = [
    '\u0000'.repeat(8),
    '💥'.repeat(40),
    '\ud800',
    '../../../../etc',
    '__proto__',
    "'; DROP TABLE contact_case; --",
  ];
  const filled = odd.flatMap((text) =>
    Object.keys({ key: '', ...typed }).map((field) => formOf({ [field]: text, description: '' })),
  );
  const methods = ['PUT', 'DELETE', 'PATCH'].map((method) => ({ ...formOf(), method }));
  const answers = await Promise.all([...sent, ...filled, ...methods].map((init) => storefront.visit('/contact', init)));
  expect(answers.map(({ status }) => status).filter((status) => ![404, 405, 413, 422].includes(status))).toEqual([]);
  expect(storefront.received).toEqual([]);
});

test('API-039 another message under the key of a sent form is refused without a word of the first', async () => {
  const key = 'key-of-another-form';
  await visit('http://fr.localhost/contact', formOf({ key }));
  const answer = await visit('http://fr.localhost/contact', formOf({ key, description: 'Another one' }));
  expect(answer.status).toBe(409);
  expect(await answer.text()).not.toMatch(/martin|voucher|C\d{8}/i);
});

test('API-039 while the catalogue fails nobody is thanked', async () => {
  const answer = await createFaultyStorefront('down').visit('/contact', formOf());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test('API-039 nobody waits for a CRM that does not answer: the shopper is thanked at once', async () => {
  using receiver = createReceiver(crm, () => new Promise<Response>(() => undefined));
  const storefront = createFaultyStorefront('ok', settings);
  const from = performance.now();
  const answer = await storefront.visit('/contact', formOf({ description: 'To one that never answers' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?ref=contact_thank_you']);
  expect(performance.now() - from).toBeLessThan(3000);
  await vi.waitFor(() => expect(receiver.delivered.length).toBeGreaterThan(0));
});

test('API-039 a case that the CRM refuses is noted as refused, and never sent again', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  using receiver = createReceiver(crm, () => new Response('Unknown organisation', { status: 400 }));
  const storefront = createFaultyStorefront('ok', settings);
  await storefront.visit('/contact', formOf({ description: 'Refused for good' }));
  await vi.waitFor(() => expect(storefront.received.at(-1)?.body).toContain('"refused"'));
  const refused = receiver.delivered.filter(({ body }) => body.includes('Refused+for+good'));
  await storefront.visit('/contact', formOf({ description: 'The one after it' }));
  await vi.waitFor(() => expect(receiver.delivered.at(-1)?.body).toContain('The+one+after+it'));
  expect(receiver.delivered.filter(({ body }) => body.includes('Refused+for+good'))).toEqual(refused);
  expect(JSON.stringify(log.mock.calls)).not.toContain('lea@example.com');
});

test('API-044 the script of the bot check comes from the operator, in the language of the page', async () => {
  const configured = createFaultyStorefront('ok', {
    BOT_CHECK_SCRIPT_URL: 'https://check.example/api.js?hl={language}&again={language}',
  });
  const locations = await Promise.all(
    ['/bot-check.js', 'http://be.localhost/nl/bot-check.js', 'http://it.localhost/bot-check.js'].map(
      async (address) => {
        const answer = await configured.visit(address);
        return [answer.status, answer.headers.get('location')];
      },
    ),
  );
  expect(locations).toEqual(
    ['en', 'nl', 'it'].map((language) => [302, `https://check.example/api.js?hl=${language}&again=${language}`]),
  );
});

test('API-044 without a bot check, and under other methods, there is no script', async () => {
  const configured = createFaultyStorefront('ok', { BOT_CHECK_SCRIPT_URL: 'https://check.example/{language}.js' });
  const answers = await Promise.all([
    visit('http://fr.localhost/bot-check.js'),
    configured.visit('/bot-check.js', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.headers.get('content-type')).toBe('application/problem+json');
});
