import { beforeAll, expect, test, vi } from 'vitest';
import { createCatalogue } from '#catalogue/catalogue.ts';
import { calls, formatPath } from '#shared/catalogue/calls.ts';
import { catalogue, fillCatalogue, readProblem, visitCatalogue } from '../support/catalogue.ts';

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
  expect(problems.map(({ status, code }) => [status, code])).toEqual([
    [405, 'METHOD_NOT_ALLOWED'],
    [405, 'METHOD_NOT_ALLOWED'],
    [404, 'NOT_FOUND'],
  ]);
});

test('FAULT-size a body over 64 kB is refused, with and without its length told', async () => {
  const headers = { 'idempotency-key': 'large-body' };
  const large = 'x'.repeat(65 * 1024);
  const told = await catalogue.fetch(`${seen}/orders`, { method: 'POST', headers, body: large });
  const streamed = await catalogue.fetch(`${seen}/orders`, {
    method: 'POST',
    headers,
    body: new Response(large).body!.pipeThrough(new TransformStream()),
  });
  expect((await readProblem(told)).code).toBe('TOO_LARGE');
  expect((await readProblem(streamed)).code).toBe('TOO_LARGE');
});

test('FAULT-busy a database that is locked is 503 with a time to come back, any other failure tells nothing', async () => {
  const failing = (message: string) => ({
    DB: {
      prepare: () => {
        throw new Error(message);
      },
    },
  });
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = createCatalogue();
  const path = '/weekend/900001/detail.json?locale=fr_FR';
  const busy = await app.request(path, {}, failing('D1_ERROR: database is locked: SQLITE_BUSY'));
  expect(busy.headers.get('retry-after')).toBe('2');
  expect((await readProblem(busy)).code).toBe('UNAVAILABLE');
  const broken = await app.request(path, {}, failing('D1_ERROR: no such column: secret'));
  expect(await readProblem(broken)).toMatchObject({ status: 500, title: 'The catalogue failed' });
  expect(log).toHaveBeenCalledTimes(2);
});

test('FAULT-public preparing answers only through the binding', async () => {
  const outside = await catalogue.fetch(`${seen}/prepare`, { method: 'POST' });
  expect(outside.status).toBe(404);
});

test('FAULT-generated a thousand generated requests are never a failure of the catalogue and never tell of its database', async () => {
  const requests = generateRequests(1000);
  const answers: Response[] = [];
  for (let from = 0; from < requests.length; from += 25) {
    answers.push(...(await Promise.all(requests.slice(from, from + 25).map((path) => catalogue.fetch(seen + path)))));
  }
  const failed = answers
    .map(({ status }, index) => [status, requests[index]])
    .filter(([status]) => Number(status) >= 500);
  expect(failed).toEqual([]);
  const told = await Promise.all(answers.filter(({ ok }) => !ok).map((answer) => answer.text()));
  expect(told.filter((text) => /select |sqlite|d1_error| at \w+ \(|room_night/i.test(text))).toEqual([]);
});

/** Paths of every GET call with right, odd and absurd values in any combination; the same ones every time. */
function generateRequests(count: number): string[] {
  let state = 20_261_121;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  const odd = [
    '',
    '0',
    '-1',
    '1.5',
    'NaN',
    'null',
    '1e309',
    "'; DROP TABLE stay; --",
    '%',
    '_',
    '"',
    '\\',
    '🏝️',
    '\u0000',
    'a'.repeat(300),
  ];
  const values: Readonly<Record<string, readonly string[]>> = {
    locale: ['fr_FR', 'nl_BE', 'it_IT'],
    checkin: ['2026-12-05', '2027-07-11', '2026-11-21', '1999-12-31', '2999-12-31'],
    night: ['1', '2', '30'],
    nights: ['1', '2', '30'],
    adult: ['1', '2', '20'],
    child: ['0', '10'],
    month: ['2026-11', '2027-11', '2999-12', '1970-01'],
    length: ['1', '12'],
    city: ['2988507', '3013173', '1'],
    country: ['3017382'],
    theme: ['26', '999'],
    stars: ['3,4', '5'],
    facilities: ['spa,pool', 'pets', 'helipad'],
    tags: ['4,5', '31', '999999999'],
    bounds: ['43,-1,50,4', '90,180,90,180'],
    lat: ['48.85', '-90'],
    lng: ['2.35', '180'],
    distanceMax: ['0', '30', '1000'],
    priceMin: ['0', '99999999999'],
    orderBy: ['distance', 'promo', 'priceAsc', 'popularity'],
    page: ['0', '3', '10000'],
    term: ['par', 'a b c d e f g h i j', '*', 'NEAR(a b)'],
    email: ['lea@example.com'],
    sort: ['DATE_ASC', 'SCORE_DESC'],
  };
  const paths = Object.values(calls)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path);
  const ids = ['900001', '900003', '10011', '1001', '5', ...odd.filter((value) => value !== '')];
  return Array.from({ length: count }, () => {
    const path = pick(paths).replace(/\{\w+\}/, () => encodeURIComponent(pick(ids)));
    const query = new URLSearchParams(next(12) === 0 ? {} : { locale: 'fr_FR' });
    for (let more = next(7); more > 0; more--) {
      const name = pick(Object.keys(values));
      query.set(name, next(3) === 0 ? pick(odd) : pick(values[name] ?? odd));
    }
    return `${path}?${query}`;
  });
}
