import { expect, test } from 'vitest';
import { readPostcode } from './read-postcode.ts';

test('DEST-011 a postal code is read with the letters that countries write around it', () => {
  const codes = [['75011'], ['1012', 'ab'], ['1012ab'], ['b', '1000'], ['nl', '1012', 'ab'], ['f', '08001'], ['1050']];
  expect(codes.map((words) => readPostcode(words, 'FR')).map((code) => [code?.digits, code?.meant])).toEqual([
    ['75011', 'FR'],
    ['1012', 'NL'],
    ['1012', 'NL'],
    ['1000', 'BE'],
    ['1012', 'NL'],
    ['08001', 'FR'],
    ['1050', undefined],
  ]);
  expect(readPostcode(['1050'], 'BE')?.meant).toBe('BE');
});

test('DEST-011 what is no postal code is none', () => {
  const words = [[], ['140'], ['paris'], ['paris', '75011'], ['123456'], ['1012', 'abc'], ['١٢٣٤'], ['__proto__']];
  expect(words.map((some) => readPostcode(some, 'FR'))).toEqual(words.map(() => undefined));
});
