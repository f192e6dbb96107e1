import type { ReactNode } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { Stars } from '#client/offer/stars.tsx';
import type { HotelLocation } from '#shared/catalogue/hotel.ts';
import type { ReviewSummary } from '#shared/catalogue/offer.ts';
import { shownStars } from '#shared/offer/describe-offer.ts';
import Pin from '~icons/lucide/map-pin';
import styles from './product-heading.module.css';
import { useScore } from './use-score.ts';

interface Props {
  readonly title: string;
  readonly location: HotelLocation;
  readonly stars: number | undefined;
  readonly review: ReviewSummary | undefined;
  /** Above the place. */
  readonly chips?: ReactNode;
  /** Before the stars. */
  readonly lead?: ReactNode;
  /** After the link to the reviews. */
  readonly tail?: ReactNode;
  /** Below all of it. */
  readonly children?: ReactNode;
}

/** Place, title, stars and score of what a page is about. @rule STAY-007 STAY-009 */
export function ProductHeading({ title, location, stars: given, review, chips, lead, tail, children }: Props) {
  const t = useMessages('product/heading');
  const stars = shownStars(given);
  const score = useScore(review);
  return (
    <header className={styles.heading}>
      {chips}
      <p className={styles.place}>
        <Pin aria-hidden="true" />
        {[location.label, location.region].filter(Boolean).join(', ')}
      </p>
      <h1>{title}</h1>
      <div className={styles.facts}>
        {lead}
        {stars > 0 && <Stars stars={stars} />}
        <Score score={score} />
        {score.count > 0 && (
          <a href="#reviews" className={styles.reviews}>
            {t('readReviews')}
          </a>
        )}
        {tail}
      </div>
      {children}
    </header>
  );
}
