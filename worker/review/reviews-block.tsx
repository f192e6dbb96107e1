import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { ReviewCard } from '#client/review/review-card.tsx';
import { ReviewsIsland } from '#client/review/reviews.island.tsx';
import { ScoreBars } from '#client/review/score-bars.tsx';
import type { Hotel } from '#shared/catalogue/hotel.ts';
import type { Reviews } from '#shared/catalogue/reviews.ts';
import { positiveReviews } from '#shared/review/review-list.ts';
import { useScore } from '../product/use-score.ts';
import { Island } from '../render/island.tsx';
import styles from './reviews-block.module.css';

interface Props {
  readonly hotel: Pick<Hotel, 'id' | 'label' | 'review'>;
  readonly reviews: Reviews;
}

/** What is told of a hotel's reviews on a product page: score, criteria, the first positive ones, and the way to all. @rule STAY-011 REV-004 */
export function ReviewsBlock({ hotel, reviews }: Props) {
  const t = useMessages('review/block');
  const routes = useRoutes();
  const score = useScore(hotel.review);
  const { list, details = [] } = reviews;
  return (
    <>
      <div className={styles.summary}>
        <Score score={score} />
        {details.length > 0 && <ScoreBars details={details} />}
      </div>
      <ul className={styles.list}>
        {positiveReviews(list).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <Island
          of={ReviewsIsland}
          when="intent"
          props={{
            hotelId: hotel.id,
            hotel: hotel.label,
            score,
            href: routes.hotelReviews(hotel.id, hotel.label),
            label: t('all', { count: score.count }),
          }}
        />
      </div>
    </>
  );
}
