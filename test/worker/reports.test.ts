import { beforeAll, expect, test, vi } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { createReceiver } from '../support/receiver.ts';
import { fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const operator = 'https://reports.example';
const own = { 'sec-fetch-site': 'same-origin' };
const crash = { level: 'error', message: 'x is undefined', location: 'application.client.error', locale: 'nl_NL' };
const batch = { batch: 'batch-0001', session: 'session-0001', events: [{ name: 'view_item', values: { id: 1 } }] };

const everywhere = {
  ERROR_REPORT_URL: `${operator}/error`,
  ERROR_LOG_URL: `${operator}/log`,
  COLLECTOR_URL: operator,
};

const post = (body: unknown, headers: Readonly<Record<string, string>> = own): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** One report of each kind, and what the browser is told. */
async function reportEverything({ visit }: ReturnType<typeof createFaultyStorefront>): Promise<number[]> {
  const answers = await Promise.all([
    visit('/error?uri=/nowhere&locale=fr_FR', { headers: own }),
    visit('/api/client-errors', post(crash)),
    visit('/analytics/ga/collect/fr', post({ ...batch, batch: crypto.randomUUID() })),
  ]);
  return answers.map(({ status }) => status);
}

test('API-040 a lost address is passed on with its uri and locale', async () => {
  using receiver = createReceiver(operator);
  const storefront = createFaultyStorefront('ok', { ERROR_REPORT_URL: `${operator}/error?site=1` });
  const uri = '/weekend/1-gone?checkin=2026-12-05&a=é';
  const query = new URLSearchParams({ uri, locale: 'fr_BE' });
  expect((await storefront.visit(`/error?${query}`, { headers: own })).status).toBe(204);
  await vi.waitFor(() => expect(receiver.delivered).toHaveLength(1));
  const [sent] = receiver.delivered;
  expect([sent?.method, sent?.url.pathname]).toEqual(['GET', '/error']);
  expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({ site: '1', uri, locale: 'fr_BE' });
});

test('API-041 a browser error is passed on, its message cut at 256 characters', async () => {
  using receiver = createReceiver(operator);
  const storefront = createFaultyStorefront('ok', { ERROR_LOG_URL: `${operator}/log` });
  const answer = await storefront.visit(
    '/api/client-errors',
    post({ ...crash, message: 'y'.repeat(900), stack: 'no' }),
  );
  expect(answer.status).toBe(204);
  await vi.waitFor(() => expect(receiver.delivered).toHaveLength(1));
  expect(receiver.delivered[0]?.url.pathname).toBe('/log');
  expect(JSON.parse(receiver.delivered[0]?.body ?? '')).toEqual({ ...crash, message: 'y'.repeat(256) });
});

test('API-042 events are passed on to the collector of the operator, for their point of sale', async () => {
  using receiver = createReceiver(operator);
  const storefront = createFaultyStorefront('ok', { COLLECTOR_URL: `${operator}/v1/` });
  expect((await storefront.visit('/analytics/ga/collect/be', post(batch))).status).toBe(204);
  await vi.waitFor(() => expect(receiver.delivered).toHaveLength(1));
  const [sent] = receiver.delivered;
  expect([sent?.url.pathname, sent?.idempotencyKey]).toEqual(['/v1/analytics/ga/collect/be', batch.batch]);
  expect(JSON.parse(sent?.body ?? '')).toEqual(batch);
});

test('API-040 API-041 API-042 without an address the catalogue keeps every report', async () => {
  const storefront = createFaultyStorefront();
  const answers = await Promise.all([
    storefront.visit('/error?uri=/nowhere&locale=fr_FR', { headers: own }),
    storefront.visit('/api/client-errors', post(crash)),
    storefront.visit('/analytics/ga/collect/it', post({ ...batch, batch: 'batch-0002' })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  await vi.waitFor(() => expect(storefront.received).toHaveLength(3));
  expect(storefront.received.map(({ target }) => target).toSorted()).toEqual([
    '/analytics/ga/collect/it',
    '/client-errors',
    '/client-errors',
  ]);
  expect(storefront.received.every(({ idempotencyKey }) => idempotencyKey)).toBe(true);
});

test('API-042 of a browser that asks not to be followed nothing is kept or passed on', async () => {
  using receiver = createReceiver(operator);
  const storefront = createFaultyStorefront('ok', { COLLECTOR_URL: operator });
  const answer = await storefront.visit('/analytics/ga/collect/fr', post(batch, { ...own, 'sec-gpc': '1' }));
  expect(answer.status).toBe(204);
  expect([receiver.delivered, storefront.received]).toEqual([[], []]);
});

test('API-040 API-041 API-042 reports of other sites are refused, and nothing is asked for them', async () => {
  const storefront = createFaultyStorefront();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const answers = await Promise.all([
    storefront.visit('/error?uri=/nowhere&locale=fr_FR', { headers: foreign }),
    storefront.visit('/api/client-errors', post(crash, foreign)),
    storefront.visit('/analytics/ga/collect/fr', post(batch, foreign)),
    storefront.visit('/analytics/ga/collect/fr', post(batch, {})),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(storefront.received).toEqual([]);
});

test('API-040 an address or a locale that is none is refused with its name', async () => {
  const storefront = createFaultyStorefront();
  const queries = ['', 'uri=nowhere&locale=fr_FR', 'uri=//evil.example&locale=fr_FR', 'uri=/a&locale=de_DE', 'uri=/a'];
  const long = `uri=/${'a'.repeat(2048)}&locale=fr_FR`;
  const answers = await Promise.all(
    [...queries, long].map((query) => storefront.visit(`/error?${query}`, { headers: own })),
  );
  const fields = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { field: string }).field));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(fields).toEqual(['uri', 'uri', 'uri', 'locale', 'locale', 'uri']);
});

test('API-041 API-042 a body that is no report is 400, one that is too large 413, never a failure', async () => {
  const storefront = createFaultyStorefront();
  const nonsense = ['', '{', 'null', '[]', '"x"', '{"level":"loud"}', '\u0000', '1e999', `{"a":${'['.repeat(200)}`];
  const answers = await Promise.all(
    nonsense.flatMap((body) => [
      storefront.visit('/api/client-errors', post(body)),
      storefront.visit('/analytics/ga/collect/fr', post(body)),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  const large = await Promise.all([
    storefront.visit('/api/client-errors', post('x'.repeat(17_000))),
    storefront.visit('/analytics/ga/collect/fr', post('x'.repeat(66_000))),
    storefront.visit('/analytics/ga/collect/xx', post(batch)),
  ]);
  expect(large.map(({ status }) => status)).toEqual([413, 413, 400]);
  expect(storefront.received).toEqual([]);
});

test('API-040 API-041 API-042 a receiver that fails, refuses or hangs up is nobody’s error but a line in the log', async () => {
  using log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const faults: Record<string, () => Response> = {
    '/error': () => new Response(null, { status: 503 }),
    '/log': () => new Response('No', { status: 400 }),
    '/analytics/ga/collect/fr': () => {
      throw new TypeError('Connection lost');
    },
  };
  using receiver = createReceiver(operator, ({ url }) => faults[url.pathname]?.() ?? new Response());
  const storefront = createFaultyStorefront('ok', everywhere);
  expect(await reportEverything(storefront)).toEqual([204, 204, 204]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3));
  expect([receiver.delivered.length, storefront.received]).toEqual([3, []]);
  expect(log.mock.calls.join()).not.toMatch(/undefined|nowhere|view_item/);
});

test('API-040 API-041 API-042 a receiver that redirects has had the report, and is not followed', async () => {
  using log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const elsewhere = { status: 302, headers: { location: 'https://elsewhere.example/' } };
  using receiver = createReceiver(operator, () => new Response(null, elsewhere));
  expect(await reportEverything(createFaultyStorefront('ok', everywhere))).toEqual([204, 204, 204]);
  await vi.waitFor(() => expect(receiver.delivered).toHaveLength(3));
  expect(log).not.toHaveBeenCalled();
});

test('API-040 API-041 API-042 nobody waits for a receiver that does not answer', async () => {
  using receiver = createReceiver(operator, () => new Promise<Response>(() => undefined));
  const from = performance.now();
  expect(await reportEverything(createFaultyStorefront('ok', everywhere))).toEqual([204, 204, 204]);
  expect(performance.now() - from).toBeLessThan(3000);
  await vi.waitFor(() => expect(receiver.delivered).toHaveLength(3));
});

test('API-040 API-041 API-042 while the catalogue is down, or full, what it would keep is a line in the log', async () => {
  using log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await reportEverything(createFaultyStorefront('down'))).toEqual([204, 204, 204]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3));
  const full = createFaultyStorefront();
  full.world.rewrite = () => '{"kept":false}';
  expect(await reportEverything(full)).toEqual([204, 204, 204]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(6));
});

test('API-040 API-041 API-042 other methods, odd addresses and markets that are none are refused, never a failure', async () => {
  const storefront = createFaultyStorefront('ok', everywhere);
  const odd = ['%00', '%ff', '%ed%a0%80', '/%5Cevil.example', 'javascript:alert(1)', '%F0%9F%8F%9D', "';--", ' /a'];
  const answers = await Promise.all([
    ...odd.map((uri) => storefront.visit(`/error?uri=${uri}&locale=fr_FR`, { headers: own })),
    storefront.visit('/error', post(crash)),
    storefront.visit('/api/client-errors', { headers: own }),
    storefront.visit('/analytics/ga/collect/fr', { headers: own }),
    ...['FR', 'uk', '%2e%2e', 'fr%2Fnl', '%F0%9F%8F%9D'].map((pos) =>
      storefront.visit(`/analytics/ga/collect/${pos}`, post(batch)),
    ),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => ![400, 404, 405].includes(status))).toEqual([]);
  expect(storefront.received).toEqual([]);
});
