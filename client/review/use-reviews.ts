import { useEffect, useState } from 'react';
import { askWorker } from '#client/islands/ask-worker.ts';
import { useRoutes, useVisitor } from '#client/islands/language.tsx';
import type { Reviews } from '#shared/catalogue/reviews.ts';
import {
  askAgain,
  askForMore,
  askOnceMore,
  failPage,
  type ReviewFeed,
  startFeed,
  takePage,
} from '#shared/review/review-feed.ts';
import { printReviewQuestion, type ReviewQuestion, readerLanguage } from '#shared/review/review-question.ts';

/** The reviews of a hotel, fetched page by page as they are asked for. @rule REV-001 REV-002 REV-003 */
export function useReviews(hotelId: number) {
  const routes = useRoutes();
  const { locale } = useVisitor();
  const [feed, setFeed] = useState(() => startFeed({ sort: 'DATE_DESC', language: readerLanguage(locale) }));
  const addressOf = ({ status, question, page }: ReviewFeed) =>
    status === 'loading' || status === 'more'
      ? routes.reviews(hotelId, printReviewQuestion(question, page))
      : undefined;
  const url = addressOf(feed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one question, one request; the address says all of it
  useEffect(() => {
    if (url === undefined) return;
    const request = new AbortController();
    // Another question may have been asked since, even when this answer is already in.
    const settle = (next: (feed: ReviewFeed) => ReviewFeed) =>
      setFeed((now) => (addressOf(now) === url ? next(now) : now));
    askWorker<Reviews>(url, request.signal).then(
      (answer) => settle((now) => takePage(now, answer)),
      () => settle(failPage),
    );
    return () => request.abort();
  }, [url]);

  return {
    feed,
    ask: (change: Partial<ReviewQuestion>) => setFeed((now) => askAgain(now, change)),
    loadMore: () => setFeed(askForMore),
    retry: () => setFeed(askOnceMore),
  };
}
