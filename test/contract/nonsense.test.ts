import { beforeAll, expect, inject, test, vi } from 'vitest';
import { createCatalogue } from '#catalogue/catalogue.ts';
import { type CallName, calls, formatPath } from '#shared/catalogue/calls.ts';
import type { Problem } from '#shared/catalogue/problem.ts';
import { catalogue, fillCatalogue, readProblem, visitCatalogue } from '../support/catalogue.ts';
import { generateRequests } from './generated-requests.ts';
import type {} from './provided.ts';

beforeAll(fillCatalogue);

const seen = 'https://catalogue.example';

test('API-026 an id that is not there is 404, whatever it looks like', async () => {
  const ids = ['5', '0', '-1', '1e3', '999999999999', '9'.repeat(40), 'abc', '%00', "1' OR 1=1", '../1'];
  const paths = ids.flatMap((id) => [
    formatPath(calls.stay.path, { id }),
    formatPath(calls.reviews.path, { hotelId: id }),
    formatPath(calls.hotelAvailabilities.path, { hotelId: id }),
    formatPath(calls.productOffers.path, { id }),
  ]);
  const answers = await Promise.all(paths.map((path) => visitCatalogue(path, { locale: 'fr_FR' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  await Promise.all(answers.map(readProblem));
});

test('API-031 a parameter that is missing or wrong is 400 and named', async () => {
  const quote = formatPath(calls.quote.path, { id: 900_001 });
  const calendar = formatPath(calls.checkinPrices.path, { id: 900_001 });
  const problems = await Promise.all(
    (
      await Promise.all([
        visitCatalogue(quote, { locale: 'fr_FR', nights: 1 }),
        visitCatalogue(quote, { locale: 'fr_FR', checkin: '2026-12-05' }),
        visitCatalogue(quote, { checkin: '2026-12-05', nights: 1 }),
        visitCatalogue(quote, { locale: 'fr_FR', checkin: 'tomorrow', nights: 1 }),
        visitCatalogue(quote, { locale: 'fr_FR', checkin: '2026-12-05', nights: 31 }),
        visitCatalogue(quote, { locale: 'fr_FR', checkin: '2026-12-05', nights: 1, adult: 0 }),
        visitCatalogue(calendar, { locale: 'fr_FR', month: '2026-13' }),
        visitCatalogue(calendar, { locale: 'fr_FR', length: 13 }),
        visitCatalogue(calendar, { locale: 'fr_FR', month: '1200-01' }),
        visitCatalogue('/facets.json', { locale: 'fr_FR', propertiesRequested: 'price,sky' }),
        visitCatalogue('/autocomplete-geonames.json', { locale: 'fr_FR', term: 'x'.repeat(81) }),
      ])
    ).map(readProblem),
  );
  expect(problems.map(({ status }) => status)).toEqual(problems.map(() => 400));
  expect(problems.map(({ field }) => field)).toEqual([
    'checkin',
    'nights',
    'locale',
    'checkin',
    'nights',
    'adult',
    'month',
    'length',
    'month',
    'propertiesRequested.1',
    'term',
  ]);
});

test('API-001 parameters nobody knows are ignored, and of repeated ones the first counts', async () => {
  const answer = await catalogue.fetch(`${seen}/offers.json?locale=fr_FR&locale=xx&utm_source=a&__proto__=b&limit=1`);
  expect(answer.status).toBe(200);
});

test('FAULT-method a path that is known refuses other methods, an unknown one is 404', async () => {
  const [get, put, unknown] = await Promise.all([
    catalogue.fetch(`${seen}/orders`),
    catalogue.fetch(`${seen}/offers.json`, { method: 'PUT', body: '{}' }),
    catalogue.fetch(`${seen}/wp-admin`),
  ]);
  const problems = await Promise.all([get, put, unknown].map(readProblem));
  expect([get, put].map(({ headers }) => headers.get('allow'))).toEqual(['POST', 'GET, HEAD, POST']);
  expect(problems.map(({ status, code }) => [status, code])).toEqual([
    [405, 'METHOD_NOT_ALLOWED'],
    [405, 'METHOD_NOT_ALLOWED'],
    [404, 'NOT_FOUND'],
  ]);
});

test('FAULT-size a body over 64 kB is refused by every call that takes one, with and without its length told', async () => {
  const headers = { 'idempotency-key': 'large-body' };
  const large = 'x'.repeat(65 * 1024);
  const paths = Object.values(calls).flatMap(({ method, path }) =>
    method === 'POST' ? [path.replace(/\{\w+\}/, 'fr')] : [],
  );
  const answers = await Promise.all(
    paths.flatMap((path) => [
      catalogue.fetch(`${seen}${path}`, { method: 'POST', headers, body: large }),
      catalogue.fetch(`${seen}${path}`, {
        method: 'POST',
        headers,
        body: new Response(large).body!.pipeThrough(new TransformStream()),
      }),
    ]),
  );
  const problems = await Promise.all(answers.map(readProblem));
  expect(paths.length).toBeGreaterThan(5);
  expect(new Set(problems.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['413 TOO_LARGE']));
});

test('FAULT-busy a database that is locked is 503 with a time to come back, any other failure tells nothing', async () => {
  const failing = (message: string, cause?: string) => ({
    DB: {
      prepare: () => {
        throw new Error(message, cause === undefined ? {} : { cause: new Error(cause) });
      },
    },
  });
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = createCatalogue();
  const path = '/weekend/900001/detail.json?locale=fr_FR';
  const busy = await app.request(path, {}, failing('D1_ERROR: database is locked: SQLITE_BUSY'));
  expect(busy.headers.get('retry-after')).toBe('2');
  expect((await readProblem(busy)).code).toBe('UNAVAILABLE');
  const wrapped = await app.request(path, {}, failing('Failed query: select 1', 'D1_ERROR: database is locked'));
  expect((await readProblem(wrapped)).code).toBe('UNAVAILABLE');
  const broken = await app.request(path, {}, failing('D1_ERROR: no such column: secret'));
  expect(await readProblem(broken)).toMatchObject({ status: 500, title: 'The catalogue failed' });
  expect(log).toHaveBeenCalledTimes(3);
});

test('FAULT-public preparing answers only through the binding', async () => {
  const outside = await catalogue.fetch(`${seen}/prepare`, { method: 'POST' });
  expect(outside.status).toBe(404);
});

test('FAULT-generated generated requests of every call are never a failure of the catalogue and never tell of its database', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const requests = generateRequests(inject('generatedRequests'));
  const failed: string[] = [];
  const told: string[] = [];
  const statuses = new Map<string, Set<number>>();
  for (let from = 0; from < requests.length; from += 25) {
    const some = requests.slice(from, from + 25);
    await Promise.all(
      some.map(async ({ call, path, init }) => {
        const answer = await catalogue.fetch(seen + path, init);
        const text = await answer.text();
        statuses.set(call, (statuses.get(call) ?? new Set()).add(answer.status));
        const says = init.method === 'HEAD' ? undefined : describeProblem(answer, text);
        if (answer.status >= 500 || says) {
          failed.push(
            `${answer.status} ${says ?? ''} ${init.method} ${path.slice(0, 300)} ${init.body?.slice(0, 300) ?? ''}`,
          );
        }
        if (!answer.ok && /select |sqlite|d1_error| at \w+ \(|room_night/i.test(text)) told.push(text);
      }),
    );
  }
  expect(failed).toEqual([]);
  expect(told).toEqual([]);
  expect(log).not.toHaveBeenCalled();
  const all = Object.keys(calls) as CallName[];
  expect(all.filter((name) => !statuses.has(name))).toEqual([]);
  // Some of each call are right, so that what lies behind the schemas is reached, too.
  const unreached = all.filter((name) => ![200, 201, 404, 409].some((status) => statuses.get(name)?.has(status)));
  expect(unreached).toEqual([]);
});

/** What is not as it should be in a refusal: it is a problem of its status, and 400 names a field. */
function describeProblem(answer: Response, text: string): string | undefined {
  if (answer.ok) return undefined;
  if (answer.headers.get('content-type') !== 'application/problem+json') return 'is no problem';
  const { status, code, field } = JSON.parse(text) as Problem;
  if (status !== answer.status) return 'has another status';
  return status === 400 && code === 'BAD_REQUEST' && !field ? 'names no field' : undefined;
}
