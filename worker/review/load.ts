import type { Reviews } from '#shared/catalogue/reviews.ts';
import type { ReviewQuestion } from '#shared/review/review-question.ts';
import type { AppContext } from '../context.ts';
import type { Result } from '../upstream/outcome.ts';
import { deferredMs } from '../upstream/policies.ts';

/** One page of the reviews of a hotel, counted from 0, in the language that is asked for and no other. @rule API-032 REV-007 */
export function loadReviewPage(
  c: AppContext,
  hotelId: number,
  { sort, language }: ReviewQuestion,
  page: number,
): Promise<Result<Reviews>> {
  const given = { hotelId, client: 'msite', page, sort, withOtherLanguageFallback: false };
  return c.var.upstream.get('reviews', given, { waitMs: deferredMs, locale: language });
}

/** Deferred: the newest reviews of the hotel; `undefined` when they cannot be had. @rule API-032 REV-019 */
export async function loadReviews(c: AppContext, hotelId: number): Promise<Reviews | undefined> {
  const given = { hotelId, client: 'msite', page: 0, withOtherLanguageFallback: true };
  const found = await c.var.upstream.get('reviews', given, { waitMs: deferredMs });
  return found.ok ? found.value : undefined;
}
