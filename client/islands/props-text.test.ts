import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swapQuotes } from './props-text.ts';

test('ARCH-island-props JSON in an attribute has no quotes to escape and comes back the same', () => {
  expect(swapQuotes('{"none":"Nothing for “{text}”"}')).toBe('{`none`:`Nothing for “{text}”`}');
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(swapQuotes(swapQuotes(text))).toBe(text);
    }),
  );
});
