import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '#shared/catalogue/calls.ts';
import type { ContactCaseRequest } from '#shared/catalogue/contact-case.ts';
import { database, fillCatalogue, readBody, readProblem } from '../support/catalogue.ts';
import { refusalOf, write } from '../support/writes.ts';

beforeAll(fillCatalogue);

const message: ContactCaseRequest = {
  locale: 'fr_FR',
  contact_reason: 'cancellation',
  requestType: 'Cancellation Request',
  requestSubtype: '',
  Booking_ID__c: '48151623',
  name: 'Léa Martin',
  email: 'Lea.Martin@example.com',
  phone: '+33 6 12 34 56 78',
  description: 'We cannot come.',
  session: 'session-1',
};

const keep = (key: string, body: unknown) => write('/contact-cases', key, body);

async function readCase(answer: Response): Promise<Answer<'contactCase'>> {
  const parsed = readBody('contactCase', await answer.json());
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

async function claim(key: string, limit = 20): Promise<Answer<'claimCases'>['items']> {
  const parsed = readBody('claimCases', await (await write('/contact-cases/claims', key, { limit })).json());
  if (!parsed.ok || parsed.dropped.length > 0) throw new Error(JSON.stringify(parsed));
  return parsed.value.items;
}

const settle = (number: string, claimed: string, outcome: string) =>
  write(`/contact-cases/${number}/settlement`, 'settled-once', { claim: claimed, outcome });

const stateOf = async (answer: Response) => {
  const parsed = readBody('settleCase', await answer.json());
  return parsed.ok ? parsed.value.state : parsed.reason;
};

const makeDue = () => database.prepare('UPDATE outbox SET due_at = 0').run();

test('API-039 a case is kept with every field of the form, and repeated it is the same case', async () => {
  const first = await keep('case-to-keep', message);
  expect(first.status).toBe(201);
  const kept = await readCase(first);
  const again = await keep('case-to-keep', message);
  expect([again.status, await readCase(again)]).toEqual([200, kept]);
  const { results } = await database
    .prepare('SELECT document FROM contact_case WHERE number = ?')
    .bind(kept.number)
    .all<{ document: string }>();
  const { session: _, ...told } = message;
  expect(results.map(({ document }) => JSON.parse(document))).toEqual([{ ...told, email: 'lea.martin@example.com' }]);
});

test('API-039 the key of another body or session is refused without a word of the case', async () => {
  await keep('case-of-one', message);
  const refused = [
    await keep('case-of-one', { ...message, description: 'Something else' }),
    await keep('case-of-one', { ...message, session: 'session-2' }),
  ];
  const problems = await Promise.all(refused.map(readProblem));
  expect(problems.map(({ status, code }) => `${status} ${code}`)).toEqual([
    '409 IDEMPOTENCY_MISMATCH',
    '409 IDEMPOTENCY_MISMATCH',
  ]);
  expect(JSON.stringify(problems)).not.toMatch(/martin|cannot come|C\d{8}/i);
});

test('API-039 twenty repetitions at the same time keep one case and put it out once', async () => {
  const body = { ...message, isForwarded: true };
  const answers = await Promise.all(Array.from({ length: 20 }, () => keep('twenty-cases', body)));
  const numbers = await Promise.all(answers.map(async (answer) => (await readCase(answer)).number));
  expect(new Set(numbers).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const row = await database
    .prepare('SELECT count(*) AS entries FROM outbox WHERE reference = ?')
    .bind(numbers[0])
    .first();
  expect(row).toEqual({ entries: 1 });
});

test('API-039 of ten who claim at the same time every case is held by one, and what stays here by none', async () => {
  await database.prepare('DELETE FROM outbox').run();
  const numbers = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const answer = await keep(`to-be-claimed-${index}`, { ...message, isForwarded: true });
      return (await readCase(answer)).number;
    }),
  );
  await keep('not-to-be-claimed', message);
  const held = await Promise.all(Array.from({ length: 10 }, (_, index) => claim(`claimer-number-${index}`, 2)));
  expect(held.flat().map(({ number }) => number)).toHaveLength(6);
  expect(new Set(held.flat().map(({ number }) => number))).toEqual(new Set(numbers));
  expect(held.flat()[0]?.case.description).toBe(message.description);
});

test('API-039 a claim that is asked again holds the same cases, and takes no others', async () => {
  await database.prepare('DELETE FROM outbox').run();
  await keep('claimed-twice-1', { ...message, isForwarded: true });
  await keep('claimed-twice-2', { ...message, isForwarded: true });
  const first = await claim('claiming-twice', 1);
  expect(first).toHaveLength(1);
  expect(await claim('claiming-twice', 1)).toEqual(first);
});

test('API-039 a sent case never comes out again, a failed one after a while with its attempts counted', async () => {
  await database.prepare('DELETE FROM outbox').run();
  const { number } = await readCase(await keep('sent-or-failed', { ...message, isForwarded: true }));
  await claim('first-attempt');
  expect(await stateOf(await settle(number, 'first-attempt', 'failed'))).toBe('waiting');
  expect(await claim('too-early-attempt')).toEqual([]);
  await makeDue();
  expect(await claim('second-attempt')).toMatchObject([{ number, attempt: 2 }]);
  expect(await stateOf(await settle(number, 'second-attempt', 'sent'))).toBe('sent');
  await makeDue();
  expect(await claim('third-attempt')).toEqual([]);
});

test('API-039 a claim that lapsed settles nothing, and the one that follows does', async () => {
  await database.prepare('DELETE FROM outbox').run();
  const { number } = await readCase(await keep('lapsing-case', { ...message, isForwarded: true }));
  await claim('lapsed-claim');
  await makeDue();
  expect(await claim('holding-claim')).toHaveLength(1);
  expect(await stateOf(await settle(number, 'lapsed-claim', 'failed'))).toBe('waiting');
  expect(await stateOf(await settle(number, 'holding-claim', 'refused'))).toBe('refused');
  expect(await stateOf(await settle(number, 'holding-claim', 'refused'))).toBe('refused');
  expect(await refusalOf(await settle('C1', 'holding-claim', 'sent'))).toBe('404 NOT_FOUND');
});

test('API-039 what people wrote is handed to the storefront only', async () => {
  const host = 'catalogue.example';
  expect(await refusalOf(await write('/contact-cases/claims', 'from-outside', {}, host))).toBe('404 NOT_FOUND');
  const settled = write(
    '/contact-cases/C1/settlement',
    'from-outside',
    { claim: 'x'.repeat(8), outcome: 'sent' },
    host,
  );
  expect(await refusalOf(await settled)).toBe('404 NOT_FOUND');
});

test('API-039 a body that is no case is refused with the field it is about', async () => {
  const refused = await Promise.all([
    keep('short', message),
    keep('not-json-at-all', '{'),
    keep('no-such-reason', { ...message, contact_reason: 'gossip' }),
    keep('no-such-number', { ...message, Booking_ID__c: '12' }),
    keep('no-such-mail', { ...message, email: 'lea' }),
    keep('endless-message', { ...message, description: 'x'.repeat(4001) }),
    keep('nothing-at-all', null),
  ]);
  expect(await Promise.all(refused.map(refusalOf))).toEqual([
    '400 BAD_REQUEST Idempotency-Key',
    '400 BAD_REQUEST body',
    '400 BAD_REQUEST contact_reason',
    '400 BAD_REQUEST Booking_ID__c',
    '400 BAD_REQUEST email',
    '400 BAD_REQUEST description',
    '400 BAD_REQUEST body',
  ]);
});
