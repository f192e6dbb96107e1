import { beforeAll, expect, test, vi } from 'vitest';
import { createFaultyStorefront } from '../support/faulty-storefront.ts';
import { createReceiver } from '../support/receiver.ts';
import { fillCatalogue } from '../support/storefront.ts';

beforeAll(fillCatalogue);

const operator = 'https://reports.example';
const own = { 'sec-fetch-site': 'same-origin' };
const crash = { level: 'error', message: 'x is undefined', location: 'application.client.error', locale: 'nl_NL' };
const batch = { batch: 'batch-0001', session: 'session-0001', events: [{ name: 'view_item', values: { id: 1 } }] };

const post = (body: unknown, headers: Readonly<Record<string, string>> = own): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

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

test('API-040 API-041 API-042 a receiver that fails, hangs up or redirects is nobody’s error but a line in the log', async () => {
  using log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  using _receiver = createReceiver('https://another.example');
  const storefront = createFaultyStorefront('down', { ERROR_LOG_URL: operator, COLLECTOR_URL: operator });
  const answers = await Promise.all([
    storefront.visit('/error?uri=/nowhere&locale=fr_FR', { headers: own }),
    storefront.visit('/api/client-errors', post(crash)),
    storefront.visit('/analytics/ga/collect/fr', post(batch)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3));
});
