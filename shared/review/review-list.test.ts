import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { hasReviewsBlock, positiveReviews } from './review-list.ts';

const review = (id: number, positive?: string) => ({
  id,
  locale: 'fr_FR',
  customer: 'Ana',
  date: '2026-10-01' as IsoDate,
  average: 9,
  positive,
});
const list = [review(1), review(2, 'Calm'), review(3, ' '), ...[4, 5, 6, 7].map((id) => review(id, 'Lovely'))];

test('STAY-011 up to four reviews that say something positive are shown', () => {
  expect(positiveReviews(list).map(({ id }) => id)).toEqual([2, 4, 5, 6]);
});

test('STAY-012 REV-019 the block is hidden on error, when empty and without a score', () => {
  expect(hasReviewsBlock({ totalCount: 7, score: 9, list })).toBe(true);
  expect(hasReviewsBlock(undefined)).toBe(false);
  expect(hasReviewsBlock({ totalCount: 0, score: 9, list: [] })).toBe(false);
  expect(hasReviewsBlock({ totalCount: 7, list })).toBe(false);
  expect(hasReviewsBlock({ totalCount: 7, score: 0, list })).toBe(false);
});
