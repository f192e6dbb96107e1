import type { ReviewSummary } from '#shared/catalogue/offer.ts';
import type { SchemaNode } from './vocabulary.ts';

/** The AggregateRating of a hotel on its scale of ten; `undefined` without reviews. @rule SEO-004 OPEN-090 */
export function ratingData(review: ReviewSummary | undefined): SchemaNode | undefined {
  if (!review || review.count === 0 || review.average === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: review.average,
    reviewCount: review.count,
    bestRating: 10,
    worstRating: 0,
  };
}
