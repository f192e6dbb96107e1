import fc from 'fast-check';
import { expect, test } from 'vitest';
import { traveller as wireTraveller } from '../catalogue/order.ts';
import { checkField, emptyTraveller, parseTraveller, readTravellerValues } from './traveller-form.ts';

const anna = { firstName: 'Anna', lastName: "D'Amico", email: "anna.d'amico@example.com", phone: '+39 06 9999 1234' };

test('CHECKOUT-form a complete form is a traveller without stray spaces', () => {
  const read = parseTraveller({ ...anna, firstName: '  Anna \n Maria ', email: ' anna@example.com ' });
  expect(read).toEqual({ traveller: { ...anna, firstName: 'Anna Maria', email: 'anna@example.com' } });
});

test('CHECKOUT-form an empty form names every field as missing', () => {
  expect(parseTraveller(emptyTraveller)).toEqual({
    errors: { firstName: 'missing', lastName: 'missing', email: 'missing', phone: 'missing' },
  });
});

test('CHECKOUT-form only the fields that are wrong are named', () => {
  expect(parseTraveller({ ...anna, email: 'anna@example', phone: '12' })).toEqual({
    errors: { email: 'notEmail', phone: 'notPhone' },
  });
});

test('CHECKOUT-form names of every alphabet pass, markup and bare digits do not', () => {
  expect(checkField('lastName', 'Šťastná-Müller')).toBeUndefined();
  expect(checkField('firstName', '美咲')).toBeUndefined();
  expect(checkField('firstName', '<b>Anna</b>')).toBe('notText');
  expect(checkField('firstName', '12345')).toBe('notText');
  expect(checkField('firstName', 'A'.repeat(81))).toBe('tooLong');
  expect(checkField('firstName', '\u0000')).toBe('notText');
});

test('CHECKOUT-form phone numbers as five countries write them pass, the slash of Belgium included', () => {
  expect(checkField('phone', '06 12 34 56 78')).toBeUndefined();
  expect(checkField('phone', '0470/12.34.56')).toBeUndefined();
  expect(checkField('phone', '(0032) 2-588-12-34')).toBeUndefined();
  expect(checkField('phone', '------')).toBe('notPhone');
  expect(checkField('phone', 'call me')).toBe('notPhone');
  expect(checkField('phone', '1234567890123456')).toBe('notPhone');
});

test('CHECKOUT-form an address that nobody can have is refused', () => {
  expect(checkField('email', 'a@b@c.fr')).toBe('notEmail');
  expect(checkField('email', 'anna..b@example.com')).toBe('notEmail');
  expect(checkField('email', 'anna@-example.com')).toBe('notEmail');
  expect(checkField('email', `${'a'.repeat(250)}@example.com`)).toBe('tooLong');
});

const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.string({ unit: 'binary', maxLength: 40 }));
const emails = fc.oneof(texts, fc.emailAddress());
const phones = fc.oneof(texts, fc.stringMatching(/^\+?[0-9 ()./-]{4,26}$/));

test('CHECKOUT-form whatever passes here is taken by the catalogue too', () => {
  fc.assert(
    fc.property(texts, texts, emails, phones, (firstName, lastName, email, phone) => {
      const read = parseTraveller({ firstName, lastName, email, phone });
      if ('traveller' in read) expect(wireTraveller.safeParse(read.traveller).success).toBe(true);
    }),
  );
  fc.assert(
    fc.property(emails, (email) => {
      const read = parseTraveller({ ...anna, email });
      if ('traveller' in read) expect(wireTraveller.safeParse(read.traveller).success).toBe(true);
    }),
  );
  fc.assert(
    fc.property(phones, (phone) => {
      const read = parseTraveller({ ...anna, phone });
      if ('traveller' in read) expect(wireTraveller.safeParse(read.traveller).success).toBe(true);
    }),
  );
});

test('CHECKOUT-form a flood of text is cut before it is looked at', () => {
  const values = readTravellerValues(() => 'x'.repeat(100_000));
  expect(values.firstName).toHaveLength(160);
  expect(readTravellerValues(() => null)).toEqual(emptyTraveller);
});
