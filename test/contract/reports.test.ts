import { beforeAll, expect, test } from 'vitest';
import { forgetReports } from '#catalogue/prepare/forget-reports.ts';
import { mostReports } from '#catalogue/queries/insert-report.ts';
import { maxErrorLength } from '#shared/catalogue/client-error.ts';
import { database, fillCatalogue, readBody, today } from '../support/catalogue.ts';
import { refusalOf, write } from '../support/writes.ts';

beforeAll(fillCatalogue);

const crash = { locale: 'nl_BE', level: 'error', location: 'application.client.error', message: 'x is undefined' };
const batch = {
  batch: 'batch-of-reports',
  session: 'session-0001',
  events: [{ name: 'view_item', time: 1_795_000_000_000, values: { item_id: 900_001, items: [{ price: 129 }] } }],
};
const dayNumber = Date.parse(today) / 86_400_000;

/** What is kept of the reports that hold a text; other files report, too. */
const documentsOf = async (table: 'client_error' | 'analytics_batch', text = '') => {
  const { results } = await database
    .prepare(`SELECT document FROM ${table} WHERE instr(document, ?) > 0 ORDER BY id`)
    .bind(text)
    .all<{ document: string }>();
  return results.map(({ document }) => JSON.parse(document) as unknown);
};

test('API-041 what went wrong in a browser is kept once for each key, its message cut at 256 characters', async () => {
  const long = { ...crash, message: 'y'.repeat(1000) };
  const first = await write('/client-errors', 'error-report-1', long);
  const again = await write('/client-errors', 'error-report-1', long);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(readBody('clientError', await first.json())).toMatchObject({ ok: true, value: { kept: true } });
  expect(await documentsOf('client_error', 'yyyy')).toEqual([{ ...crash, message: 'y'.repeat(maxErrorLength) }]);
  expect(await refusalOf(await write('/client-errors', 'error-report-1', crash))).toBe('409 IDEMPOTENCY_MISMATCH');
});

test('API-040 an address that is not there is kept as what it is', async () => {
  const lost = { locale: 'fr_FR', level: 'info', location: 'application.notFound', message: '/weekend/1-gone' };
  expect((await write('/client-errors', 'lost-address-1', lost)).status).toBe(201);
  expect(await documentsOf('client_error', '/weekend/1-gone')).toEqual([lost]);
});

test('API-042 a batch of events is kept once for its point of sale', async () => {
  const first = await write('/analytics/ga/collect/fr', batch.batch, batch);
  const again = await write('/analytics/ga/collect/fr', batch.batch, batch);
  const elsewhere = await write('/analytics/ga/collect/nl', batch.batch, batch);
  const stranger = await write('/analytics/ga/collect/fr', batch.batch, { ...batch, session: 'session-0002' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await Promise.all([elsewhere, stranger].map(refusalOf))).toEqual([
    '409 IDEMPOTENCY_MISMATCH',
    '409 IDEMPOTENCY_MISMATCH',
  ]);
  expect(await documentsOf('analytics_batch', batch.batch)).toEqual([batch]);
});

test('API-042 a point of sale that is none is 404, and events that are none name what is wrong', async () => {
  const send = (body: unknown, pos = 'fr') => write(`/analytics/ga/collect/${pos}`, 'wrong-batch', body);
  const many = Array.from({ length: 51 }, () => ({ name: 'view_item' }));
  const refused = await Promise.all([
    send(batch, 'de'),
    send({ ...batch, events: [] }),
    send({ ...batch, events: many }),
    send({ ...batch, events: [{ name: '<script>' }] }),
    send({ ...batch, events: [{ name: 'a', values: { deep: { deeper: 1 } } }] }),
    send({ ...batch, batch: 'short' }),
    send([]),
  ]);
  expect(await Promise.all(refused.map(refusalOf))).toEqual([
    '404 NOT_FOUND',
    '400 BAD_REQUEST events',
    '400 BAD_REQUEST events',
    '400 BAD_REQUEST events.0.name',
    '400 BAD_REQUEST events.0.values.deep',
    '400 BAD_REQUEST batch',
    '400 BAD_REQUEST body',
  ]);
});

test('API-041 API-042 when the reports of a day are full, further ones are answered and not kept', async () => {
  const fill = 'INSERT INTO report_count (kind, day, count) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET count = ?3';
  await database.prepare(fill).bind('clientError', dayNumber, mostReports.clientError).run();
  await database.prepare(fill).bind('analytics', dayNumber, mostReports.analytics).run();
  const before = [...(await documentsOf('client_error')), ...(await documentsOf('analytics_batch'))];
  const answers = await Promise.all([
    write('/client-errors', 'one-too-many', crash),
    write('/analytics/ga/collect/es', 'one-batch-too-many', { ...batch, batch: 'one-batch-too-many' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ kept: false }, { kept: false }]);
  expect([...(await documentsOf('client_error')), ...(await documentsOf('analytics_batch'))]).toEqual(before);
});

test('API-041 API-042 old reports are forgotten day by day, errors before events, and what people sent is not', async () => {
  const age = (table: string, days: number) =>
    database
      .prepare(`UPDATE ${table} SET created_at = ?`)
      .bind((dayNumber - days) * 86_400_000)
      .run();
  await write('/contact-cases', 'never-forgotten', {
    locale: 'fr_FR',
    contact_reason: 'other',
    requestType: '',
    requestSubtype: '',
    name: 'Anna',
    email: 'anna@example.com',
    description: 'Hello',
  });
  await Promise.all(['client_error', 'analytics_batch', 'contact_case', 'written'].map((table) => age(table, 31)));
  await database.batch(forgetReports(database, dayNumber));
  expect(await documentsOf('client_error')).toEqual([]);
  expect(await documentsOf('analytics_batch')).not.toEqual([]);
  const { results } = await database.prepare('SELECT DISTINCT call FROM written').all();
  expect(results).toContainEqual({ call: 'contactCase' });
  expect(results).not.toContainEqual({ call: 'clientError' });
  expect(results).not.toContainEqual({ call: 'analytics' });
  await age('analytics_batch', 91);
  await database.batch(forgetReports(database, dayNumber));
  expect(await documentsOf('analytics_batch')).toEqual([]);
});
