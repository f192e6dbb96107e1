import type { Review, Reviews } from '../catalogue/reviews.ts';

/** Reviews that the stay page shows before all of them are asked for. @rule STAY-011 */
export const shownReviews = 4;

/** The reviews that the block of the stay page shows: the first four with something positive. @rule STAY-011 */
export function positiveReviews(reviews: readonly Review[]): Review[] {
  return reviews.filter(({ positive }) => positive?.trim()).slice(0, shownReviews);
}

/** Whether the block of the stay page is shown: with a score and at least one positive review. @rule STAY-012 REV-019 */
export function hasReviewsBlock(reviews: Reviews | undefined): reviews is Reviews {
  return Boolean(reviews?.score) && positiveReviews(reviews?.list ?? []).length > 0;
}
