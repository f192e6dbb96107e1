import type { Review, ReviewDetail, Reviews } from '../catalogue/reviews.ts';
import type { ReviewQuestion } from './review-question.ts';

/** What is known of the reviews that are being read, page by page. */
export interface ReviewFeed {
  readonly question: ReviewQuestion;
  /** `more` is the next page on its way, while what is there can be read. */
  readonly status: 'loading' | 'more' | 'ready' | 'failed';
  /** The page that is wanted, or was wanted last; counts from 0. */
  readonly page: number;
  readonly list: readonly Review[];
  readonly totalCount: number;
  readonly details: readonly ReviewDetail[];
  readonly hasMore: boolean;
}

/** An empty feed that waits for its first page. @rule REV-001 */
export function startFeed(question: ReviewQuestion): ReviewFeed {
  return { question, status: 'loading', page: 0, list: [], totalCount: 0, details: [], hasMore: false };
}

/** The feed with another sort or language: from the first page on; the old list stays until the new one is there. @rule REV-002 */
export function askAgain(feed: ReviewFeed, change: Partial<ReviewQuestion>): ReviewFeed {
  return { ...feed, question: { ...feed.question, ...change }, status: 'loading', page: 0 };
}

/** The feed that waits for its next page; itself when there is none, or when an answer is on its way. @rule REV-003 */
export function askForMore(feed: ReviewFeed): ReviewFeed {
  return feed.status === 'ready' && feed.hasMore ? { ...feed, status: 'more', page: feed.page + 1 } : feed;
}

/** The feed that asks for the same page once more after a failure. */
export function askOnceMore(feed: ReviewFeed): ReviewFeed {
  return feed.status === 'failed' ? { ...feed, status: feed.page > 0 ? 'more' : 'loading' } : feed;
}

/**
 * The feed with the page that it waits for: the first one replaces the list, a later one is put behind it, each review
 * once. An empty page ends the list, whatever the total says. @rule REV-002 REV-003
 */
export function takePage(feed: ReviewFeed, answer: Reviews): ReviewFeed {
  const known = new Set(feed.page === 0 ? [] : feed.list.map(({ id }) => id));
  const fresh = answer.list.filter(({ id }) => !known.has(id));
  const list = feed.page === 0 ? fresh : [...feed.list, ...fresh];
  return {
    ...feed,
    status: 'ready',
    list,
    totalCount: answer.totalCount,
    details: answer.details ?? feed.details,
    hasMore: answer.list.length > 0 && list.length < answer.totalCount,
  };
}

/** The feed whose page could not be had; what was there stays. */
export function failPage(feed: ReviewFeed): ReviewFeed {
  return { ...feed, status: 'failed' };
}

/** Why a list is empty: nobody wrote in its language, or nobody wrote at all; nothing while it is not known to be. @rule REV-017 REV-018 */
export function decideEmpty(found: {
  readonly question: ReviewQuestion;
  readonly list: readonly unknown[];
  /** Reviews of the hotel over all languages, where that is known. */
  readonly countOfAll: number | undefined;
}): 'none-in-language' | 'none' | undefined {
  if (found.list.length > 0) return undefined;
  return found.question.language === 'all' || found.countOfAll === 0 ? 'none' : 'none-in-language';
}
