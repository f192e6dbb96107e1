import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMistakes, foldWord, maskLetters, mostMistakes } from './spell.ts';

test('DEST-001 a letter wrong, missing, too many or swapped with its neighbour is one mistake', () => {
  const typed = ['honfleur', 'honflaur', 'honfeur', 'honffleur', 'ohnfleur', 'honfluer'];
  expect(typed.map((word) => countMistakes(word, 'honfleur', 2))).toEqual([0, 1, 1, 1, 1, 1]);
});

test('DEST-001 what is typed so far is held against a beginning of the word', () => {
  expect(countMistakes('strazb', 'strasbourg', 1)).toBe(1);
  expect(countMistakes('stra', 'strasbourg', 1)).toBe(0);
  expect(countMistakes('strasbourgs', 'strasbourg', 2)).toBe(1);
});

test('DEST-001 counting ends as soon as there are too many mistakes', () => {
  expect(countMistakes('barcelona', 'amsterdam', 2)).toBe(3);
  expect(countMistakes('', 'paris', 1)).toBe(0);
});

test('DEST-001 short words are taken as they are, long ones may hold two mistakes', () => {
  expect([1, 3, 4, 7, 8, 30].map(mostMistakes)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('DEST-001 words are compared without accents and in small letters', () => {
  expect(foldWord('Étretat')).toBe('etretat');
  expect(maskLetters('abcz?é')).toBe(0b111 | (1 << 25));
});

test('DEST-001 so many changes to a word are never counted as more', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdez'), minLength: 1, maxLength: 12 });
  const change = fc.record({ at: fc.nat(12), letter: fc.constantFrom(...'abcdez'), kind: fc.nat(2) });
  fc.assert(
    fc.property(word, fc.array(change, { maxLength: 3 }), (right, changes) => {
      const typed = changes.reduce((text, { at, letter, kind }) => {
        const rest = kind === 0 ? text.slice(at) : text.slice(at + 1);
        return text.slice(0, at) + (kind === 2 ? '' : letter) + rest;
      }, right);
      expect(countMistakes(typed, right, changes.length)).toBeLessThanOrEqual(changes.length);
    }),
  );
});
