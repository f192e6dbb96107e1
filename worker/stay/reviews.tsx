import { useMessages } from '#client/islands/language.tsx';
import type { Hotel } from '#shared/catalogue/hotel.ts';
import type { Reviews as ReviewsAnswer } from '#shared/catalogue/reviews.ts';
import { hasReviewsBlock } from '#shared/review/review-list.ts';
import { ReviewsBlock } from '../review/reviews-block.tsx';
import { Section } from './section.tsx';

interface Props {
  /** Its own score is over all languages; the total of the answer counts those of one. */
  readonly hotel: Hotel;
  readonly reviews: ReviewsAnswer | undefined;
}

/** Score, criteria, the first positive reviews and the way to all; nothing when there is nothing to show. @rule STAY-011 STAY-012 REV-004 */
export function Reviews({ hotel, reviews }: Props) {
  const t = useMessages('review/block');
  if (!hasReviewsBlock(reviews)) return null;
  return (
    <Section id="reviews" title={t('title')}>
      <ReviewsBlock hotel={hotel} reviews={reviews} />
    </Section>
  );
}
