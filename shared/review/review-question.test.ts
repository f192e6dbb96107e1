import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../locale/locales.ts';
import {
  parseReviewPage,
  parseReviewQuestion,
  printReviewQuestion,
  readerLanguage,
  reviewLanguages,
  reviewSorts,
} from './review-question.ts';

const read = (query: string, locale: (typeof locales)[number] = 'nl_NL') =>
  parseReviewQuestion(new URLSearchParams(query), locale);

test('REV-001 without a choice the newest come first, in the language of the reader', () => {
  expect(read('')).toEqual({ sort: 'DATE_DESC', language: 'nl_NL' });
  expect(read('sort=SCORE_ASC&language=all')).toEqual({ sort: 'SCORE_ASC', language: 'all' });
});

test('REV-007 reviews can be read in four languages or in all', () => {
  expect(reviewLanguages).toEqual(['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'all']);
});

test('REV-007 a Belgian reads what the neighbours wrote, and a language that nobody writes in starts with all', () => {
  expect((['fr_BE', 'nl_BE', 'it_IT', 'en_GB'] as const).map(readerLanguage)).toEqual([
    'fr_FR',
    'nl_NL',
    'it_IT',
    'all',
  ]);
});

test('REV-001 nonsense in an address is as if absent', () => {
  expect(read('sort=date_desc&language=fr&page=-1')).toEqual({ sort: 'DATE_DESC', language: 'nl_NL' });
  expect(['', '-1', '1.5', 'x', '99999', '1e2', null].map(parseReviewPage)).toEqual(Array(7).fill(0));
  expect(parseReviewPage('12')).toBe(12);
});

test('REV-001 whatever is asked reads back from its address, for a reader of any language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...reviewSorts),
      fc.constantFrom(...reviewLanguages),
      fc.constantFrom(...locales),
      fc.nat(9999),
      (sort, language, locale, page) => {
        const query = new URLSearchParams(printReviewQuestion({ sort, language }, page));
        expect(parseReviewQuestion(query, locale)).toEqual({ sort, language });
        expect(parseReviewPage(query.get('page'))).toBe(page);
      },
    ),
  );
});
