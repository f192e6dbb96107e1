import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContactValues, contactFields, maxContactLengths, parseContactForm } from './contact-form.ts';

const values: ContactValues = {
  contact_reason: 'modification',
  Booking_ID__c: '4815 1623',
  name: ' Léa  Martin ',
  email: 'lea@example.com',
  phone: '+33 (0)6 12-34',
  description: 'Can we come\na day later? ',
};

const errorsOf = (change: Partial<ContactValues>) => {
  const read = parseContactForm({ ...values, ...change });
  return 'errors' in read ? read.errors : {};
};

test('CONT-014 a form without a mistake is a message without stray spaces', () => {
  expect(parseContactForm(values)).toEqual({
    message: {
      contact_reason: 'modification',
      Booking_ID__c: '48151623',
      name: 'Léa Martin',
      email: 'lea@example.com',
      phone: '+33 (0)6 12-34',
      description: 'Can we come\na day later?',
    },
  });
});

test('CONT-021 every empty field that is needed is named at once', () => {
  const empty = { contact_reason: '', Booking_ID__c: ' ', name: '', email: '', phone: '', description: '\n' };
  expect(parseContactForm(empty)).toEqual({
    errors: {
      contact_reason: 'missing',
      Booking_ID__c: 'missing',
      name: 'missing',
      email: 'missing',
      description: 'missing',
    },
  });
});

test('CONT-016 a booking number has exactly 8 digits', () => {
  expect(errorsOf({ Booking_ID__c: '4815162' })).toEqual({ Booking_ID__c: 'notNumber' });
  expect(errorsOf({ Booking_ID__c: '481516233' })).toEqual({ Booking_ID__c: 'notNumber' });
  expect(errorsOf({ Booking_ID__c: '4815162x' })).toEqual({ Booking_ID__c: 'notNumber' });
});

test('CONT-017 a question about a hotel takes no booking number, whatever stands in its field', () => {
  const read = parseContactForm({ ...values, contact_reason: 'avv_info', Booking_ID__c: 'none' });
  expect(read).toHaveProperty('message');
  expect(read).not.toHaveProperty('message.Booking_ID__c');
});

test('CONT-018 CONT-019 CONT-020 e-mail, name and phone tell what is wrong with them', () => {
  expect(errorsOf({ email: 'lea@', name: 'Léa <b>', phone: '06 12 ab' })).toEqual({
    email: 'notEmail',
    name: 'notText',
    phone: 'notPhone',
  });
  expect(errorsOf({ name: '4711' })).toEqual({ name: 'notText' });
  expect(errorsOf({ phone: '+ ( )' })).toEqual({ phone: 'notPhone' });
});

test('CONT-022 a message has no format, only an end', () => {
  expect(errorsOf({ description: '<script>é🏝️\u0000' })).toEqual({});
  expect(errorsOf({ description: 'x'.repeat(maxContactLengths.description + 1) })).toEqual({ description: 'tooLong' });
});

test('CONT-024 a reason that nobody offers is refused', () => {
  expect(errorsOf({ contact_reason: 'constructor' })).toEqual({ contact_reason: 'notReason' });
});

test('CONT-014 whatever is typed is a message or a list of mistakes, and what passes passes again', () => {
  const typed = fc.record(
    Object.fromEntries(
      contactFields.map((field) => [field, fc.oneof(fc.constant(values[field]), fc.string({ unit: 'binary' }))]),
    ) as Record<keyof ContactValues, fc.Arbitrary<string>>,
  );
  fc.assert(
    fc.property(typed, (given) => {
      const read = parseContactForm(given);
      const mistakes = 'errors' in read ? Object.keys(read.errors) : [];
      const again = 'message' in read && parseContactForm({ Booking_ID__c: '', phone: '', ...read.message });
      expect(mistakes.length > 0 || again).toEqual('message' in read ? read : true);
    }),
  );
});
