import { expect, test } from 'vitest';
import { contactCaseRequest } from '#shared/catalogue/contact-case.ts';
import { hashBody } from './hash-body.ts';

const sent = {
  locale: 'fr_FR',
  contact_reason: 'other',
  requestType: '',
  requestSubtype: '',
  name: 'Léa',
  email: 'lea@example.com',
  description: 'Hello',
  session: 'session-1',
};
const hashOf = (body: object) => hashBody(contactCaseRequest.parse(body));

test('WRITE-key the order in which fields were sent does not matter, what they say and whose session it is does', async () => {
  const turned = Object.fromEntries(Object.entries(sent).toReversed());
  expect(await hashOf(turned)).toBe(await hashOf(sent));
  expect(await hashOf({ ...sent, description: 'Hello!' })).not.toBe(await hashOf(sent));
  expect(await hashOf({ ...sent, session: 'session-2' })).not.toBe(await hashOf(sent));
});
