import { expect, test } from 'vitest';
import { parseBookingNumber, parseLookup } from './lookup-form.ts';

test('BOOKING-lookup a number is read however it is spaced', () => {
  expect(parseLookup({ number: ' 1234 5678', email: 'anna@example.com ' })).toEqual({
    lookup: { number: '12345678', email: 'anna@example.com' },
  });
  expect(parseBookingNumber('1234-5678')).toBe('12345678');
});

test('BOOKING-lookup what is no number and no e-mail is named by field', () => {
  expect(parseLookup({ number: '', email: '' })).toEqual({ errors: { number: 'missing', email: 'missing' } });
  expect(parseLookup({ number: '123456789', email: 'anna' })).toEqual({
    errors: { number: 'notNumber', email: 'notEmail' },
  });
  expect(parseBookingNumber('１２３４５６７８')).toBeUndefined();
  expect(parseBookingNumber(null)).toBeUndefined();
});
