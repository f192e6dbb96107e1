import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf, locales } from '../locale/locales.ts';
import { formatEuros } from './euros.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('CARD-035 cents are shown as euros in the way of the language', () => {
  expect(plain(formatEuros(123_400, 'fr-FR'))).toBe('1 234 €');
  expect(plain(formatEuros(123_400, 'nl-NL'))).toBe('€ 1.234');
  expect(plain(formatEuros(15_900, 'it-IT'))).toBe('159 €');
});

test('CARD-035 whole euros have no decimals, other amounts two', () => {
  expect(plain(formatEuros(7950, 'fr-FR'))).toBe('79,50 €');
  expect(plain(formatEuros(5, 'fr-FR'))).toBe('0,05 €');
  expect(plain(formatEuros(0, 'fr-FR'))).toBe('0 €');
});

test('CARD-035 no amount shows a negative zero', () => {
  expect([formatEuros(-0, 'fr-FR'), formatEuros(-0.4, 'fr-FR')].map(plain)).toEqual(['0 €', '0 €']);
});

test('CARD-035 what is no amount is refused, instead of shown', () => {
  expect(() => formatEuros(Number.NaN, 'fr-FR')).toThrow(RangeError);
  expect(() => formatEuros(Number.POSITIVE_INFINITY, 'fr-FR')).toThrow(RangeError);
});

test('CARD-035 every amount is shown with all its digits and the euro sign, in every locale', () => {
  const tags = locales.map((locale) => factsOf(locale).tag);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...tags), (cents, tag) => {
      const text = formatEuros(cents, tag);
      expect(text).toContain('€');
      const digits = Number(text.replace(/\D/g, ''));
      expect(digits).toBe(cents % 100 === 0 ? cents / 100 : cents);
    }),
  );
});
