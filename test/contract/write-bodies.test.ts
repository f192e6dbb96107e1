import { expect, test } from 'vitest';
import type { CallName } from '#shared/catalogue/calls.ts';
import { readBody } from '../support/catalogue.ts';

/** Answers as another upstream could give them: a field more than the schemas know, optional ones left out. */
const giftOrder = {
  number: '48151623',
  status: 'paid',
  createdAt: '2026-11-21T10:00:00+01:00',
  locale: 'fr_FR',
  product: { type: 'SINGLEVOUCHER', id: 31, nights: 2 },
  label: 'Two nights by the harbour',
  format: 'physical',
  code: 'ABCD-EFGH',
  validUntil: '2027-11-21',
  subElements: [{ id: 4, name: 'Chocolates', price: 1290 }, { id: 5 }],
  message: null,
  buyer: { firstName: 'Anne', lastName: 'Petit', email: 'anne@example.com' },
  priceInfo: { sellPrice: 24_900, totalPrice: 26_190, vat: 20 },
  warehouse: 'north',
};
const contactCase = {
  locale: 'nl_NL',
  contact_reason: 'other',
  requestType: '',
  requestSubtype: '',
  name: 'Anne',
  email: 'anne@example.com',
  description: 'Hello',
  priority: 1,
};

const read = (name: CallName, body: unknown) => {
  const parsed = readBody(name, body);
  return parsed.ok ? { value: parsed.value, dropped: parsed.dropped.length } : undefined;
};

test('GIFT-006 a gift order of another upstream reads alike, a broken extra is left out, and without a code it is none', () => {
  const stored = read('giftOrder', giftOrder);
  expect(stored?.dropped).toBe(1);
  expect(stored?.value).toMatchObject({
    product: { bucket: 1, withAvailability: false },
    isForOneself: false,
    subElements: [{ id: 4 }],
    priceInfo: { shippingCost: 0, subElementsPrice: 0 },
  });
  expect(stored?.value).not.toHaveProperty('warehouse');
  const { code: _, ...withoutCode } = giftOrder;
  expect(read('placeGiftOrder', withoutCode)).toBeUndefined();
  expect(read('giftOrder', { ...giftOrder, product: { type: 'CRUISE' } })).toBeUndefined();
});

test('API-039 cases of another upstream read alike, one that cannot be read is left out', () => {
  const kept = read('contactCase', { number: 'CASE-77', createdAt: '2026-11-21T10:00:00Z', queue: 'care' });
  expect(kept?.value).toEqual({ number: 'CASE-77', createdAt: '2026-11-21T10:00:00Z' });
  expect(read('contactCase', { createdAt: '2026-11-21T10:00:00Z' })).toBeUndefined();
  const { phone: _, ...told } = { phone: '', ...contactCase };
  const items = [
    { number: 'CASE-77', attempt: 1, case: told },
    { number: 'CASE-78', attempt: 1 },
  ];
  const claimed = read('claimCases', { items, more: true });
  expect(claimed).toMatchObject({ dropped: 1, value: { items: [{ number: 'CASE-77' }] } });
  expect(read('settleCase', { state: 'sent', dueAt: null, by: 'me' })?.value).toEqual({ state: 'sent' });
  expect(read('settleCase', { state: 'lost' })).toBeUndefined();
});

test('API-041 API-042 whether a report was kept is all that is read of its answer', () => {
  expect(read('clientError', { kept: true, id: 7 })?.value).toEqual({ kept: true });
  expect(read('analytics', { kept: false, events: 3 })?.value).toEqual({ kept: false });
  expect(read('analytics', {})).toBeUndefined();
});
