import { useMessages } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { ReviewCard } from '#client/review/review-card.tsx';
import { ScoreBars } from '#client/review/score-bars.tsx';
import type { ReviewSummary } from '#shared/catalogue/offer.ts';
import type { Reviews as ReviewsAnswer } from '#shared/catalogue/reviews.ts';
import { hasReviewsBlock, positiveReviews } from '#shared/review/review-list.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './reviews.module.css';
import { Section } from './section.tsx';
import { useScore } from './use-score.ts';

interface Props {
  readonly reviews: ReviewsAnswer | undefined;
  /** Over all languages; the answer's own total counts those of one. */
  readonly summary: ReviewSummary | undefined;
}

/** Score, criteria and the first positive reviews; nothing when there is nothing to show. @rule STAY-011 STAY-012 REV-004 */
export function Reviews({ reviews, summary }: Props) {
  const t = useMessages('stay/reviews');
  const score = useScore(summary);
  if (!hasReviewsBlock(reviews)) return null;
  const { list, details = [] } = reviews;
  const first = positiveReviews(list);
  const rest = list.filter((review) => !first.includes(review));
  return (
    <Section id="reviews" title={t('title')}>
      <div className={styles.summary}>
        <Score score={score} />
        {details.length > 0 && <ScoreBars details={details} />}
      </div>
      <ul className={styles.list}>
        {first.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <div className={styles.rest}>
          <Disclosure title={t('more', { count: rest.length })}>
            <ul className={styles.list}>
              {rest.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Section>
  );
}
