import type { ReviewSort } from '../catalogue/reviews.ts';
import { factsOf, type Locale } from '../locale/locales.ts';
import type { KeyReader } from '../search/keys.ts';

/** How reviews can be ordered; the first is taken when nothing is chosen. @rule REV-001 REV-006 */
export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const satisfies ReviewSort[];

/** The languages that reviews can be limited to, and all of them. @rule REV-007 */
export const reviewLanguages = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'all'] as const;
export type ReviewLanguage = (typeof reviewLanguages)[number];

/** Which reviews are wanted, and in which order. */
export interface ReviewQuestion {
  readonly sort: ReviewSort;
  readonly language: ReviewLanguage;
}

/** The language that a reader is offered first: their own, or all where it is none of the list. @rule REV-007 */
export function readerLanguage(locale: Locale): ReviewLanguage {
  const { language } = factsOf(locale);
  return reviewLanguages.find((each) => each.startsWith(`${language}_`)) ?? 'all';
}

/** The question of an address; what is absent or unknown is as usual. @rule REV-001 REV-006 REV-007 */
export function parseReviewQuestion(reader: KeyReader, locale: Locale): ReviewQuestion {
  return {
    sort: reviewSorts.find((sort) => sort === reader.get('sort')) ?? 'DATE_DESC',
    language: reviewLanguages.find((language) => language === reader.get('language')) ?? readerLanguage(locale),
  };
}

/** A page of reviews in an address, counted from 0, at most 10,000; 0 for any other text. */
export function parseReviewPage(text: string | null): number {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
}

/** A question as a query string; both keys always, so that a shared address means the same to everybody. */
export function printReviewQuestion({ sort, language }: ReviewQuestion, page = 0): string {
  const entries = { sort, language, ...(page > 0 && { page: String(page) }) };
  return new URLSearchParams(entries).toString();
}
