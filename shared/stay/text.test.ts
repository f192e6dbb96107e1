import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutList, cutText, textLimits } from './text.ts';

test('STAY-010 STAY-037 the limits are 86 characters on mobile and 250 on desktop and for reasons', () => {
  expect(textLimits).toEqual({ mobile: 86, desktop: 250, why: 250 });
});

test('STAY-010 a text within the limit is untouched', () => {
  expect(cutText('A house by the sea', 18)).toEqual({ text: 'A house by the sea', isCut: false });
});

test('STAY-010 a longer text ends with a whole word and an ellipsis', () => {
  expect(cutText('A house by the sea', 13)).toEqual({ text: 'A house by…', isCut: true });
  expect(cutText('A house by the sea', 14)).toEqual({ text: 'A house by the…', isCut: true });
  expect(cutText('A house, by the sea', 9)).toEqual({ text: 'A house…', isCut: true });
});

test('STAY-010 a word longer than the limit is cut inside, and no character in two', () => {
  expect(cutText('aaaaaaaaaa', 4).text).toBe('aaaa…');
  expect(cutText('🏖🏖🏖', 2).text).toBe('🏖🏖…');
});

test('STAY-010 no text gets longer than the limit and its ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 250 }), (text, limit) => {
      const cut = cutText(text, limit);
      expect(Array.from(cut.text).length).toBeLessThanOrEqual(limit + (cut.isCut ? 1 : 0));
      if (!cut.isCut) expect(cut.text).toBe(text);
    }),
  );
});

test('SERP-028 a short list shows its first items and says that there are more', () => {
  expect(cutList(['a', 'b', 'c'], 2)).toEqual({ items: ['a', 'b'], isCut: true });
  expect(cutList(['a', 'b'], 2)).toEqual({ items: ['a', 'b'], isCut: false });
});
