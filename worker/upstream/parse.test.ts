import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '#shared/catalogue/calls.ts';
import { isPlausible, parseDocument } from './parse.ts';

const night = (nights: unknown) => ({ nights });

test('API-011 a bad item is left out and counted, the good ones stay in order', () => {
  const text = JSON.stringify([night(1), 'two', night(-1), null, 3]);
  const parsed = parseDocument(calls.checkoutNights.answer, text);
  expect(parsed?.value.map(({ nights }) => nights)).toEqual([1, 3]);
  expect(parsed?.dropped).toBe(3);
});

test('UPSTREAM a document without what it must hold is none', () => {
  expect(parseDocument(calls.suggestions.answer, '{"items":"many"}')).toBeUndefined();
  expect(parseDocument(calls.suggestions.answer, '{}')).toBeUndefined();
});

test('UPSTREAM HTML, an empty body and JSON that stops early are no document', () => {
  expect(parseDocument(calls.suggestions.answer, '<!doctype html>')).toBeUndefined();
  expect(parseDocument(calls.suggestions.answer, '')).toBeUndefined();
  expect(parseDocument(calls.suggestions.answer, '{"items":[]')).toBeUndefined();
});

test('UPSTREAM no text makes parsing throw, whatever the call', () => {
  const schemas = Object.values(calls).map(({ answer }) => answer);
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.oneof(fc.string(), fc.json()), (schema, text) => {
      expect(() => parseDocument(schema, text)).not.toThrow();
    }),
  );
});

test('UPSTREAM no proper beginning of a document is taken for one', () => {
  const text = JSON.stringify([night(1), night(2)]);
  fc.assert(
    fc.property(fc.nat(text.length - 1), (end) => {
      expect(parseDocument(calls.checkoutNights.answer, text.slice(0, end))).toBeUndefined();
    }),
  );
});

test('UPSTREAM a parsed value is frozen to its depths, because requests share it', () => {
  const parsed = parseDocument(calls.checkoutNights.answer, '[1]');
  expect(Object.isFrozen(parsed?.value)).toBe(true);
  expect(Object.isFrozen(parsed?.value[0])).toBe(true);
});

test('UPSTREAM JSON deeper than 64 levels or of more than 200,000 values is not validated', () => {
  const nest = (depth: number): unknown => (depth === 0 ? 0 : [nest(depth - 1)]);
  expect(isPlausible(nest(64))).toBe(true);
  expect(isPlausible(nest(65))).toBe(false);
  expect(isPlausible(Array.from({ length: 199_999 }, () => 0))).toBe(true);
  expect(isPlausible(Array.from({ length: 200_000 }, () => 0))).toBe(false);
  expect(
    parseDocument(calls.suggestions.answer, `{"items":${'['.repeat(60_000)}${']'.repeat(60_000)}}`),
  ).toBeUndefined();
});
