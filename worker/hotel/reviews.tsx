import { useMessages } from '#client/islands/language.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import type { Reviews } from '#shared/catalogue/reviews.ts';
import { hasReviewsBlock } from '#shared/review/review-list.ts';
import { ReviewsBlock } from '../review/reviews-block.tsx';
import { Section } from './section.tsx';

/** Score, criteria, the first reviews and the way to all of them; nothing when there is nothing to show. @rule HOTEL-009 REV-019 */
export function HotelReviews({ hotel, reviews }: { hotel: HotelDetail; reviews: Reviews | undefined }) {
  const t = useMessages('review/block');
  if (!hasReviewsBlock(reviews)) return null;
  return (
    <Section id="reviews" title={t('title')}>
      <ReviewsBlock hotel={hotel} reviews={reviews} />
    </Section>
  );
}
