import { useMessages } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { Stars } from '#client/offer/stars.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { shownStars } from '#shared/offer/describe-offer.ts';
import Pin from '~icons/lucide/map-pin';
import { useScore } from '../stay/use-score.ts';
import styles from './heading.module.css';
import layout from './layout.module.css';

/** Place, name, stars and score of the hotel. */
export function Heading({ hotel }: { hotel: HotelDetail }) {
  const t = useMessages('hotel/heading');
  const stars = shownStars(hotel.stars);
  const score = useScore(hotel.review);
  return (
    <header className={`${layout.heading} ${styles.heading}`}>
      <p className={styles.place}>
        <Pin aria-hidden="true" />
        {[hotel.location.label, hotel.location.region].filter(Boolean).join(', ')}
      </p>
      <h1>{hotel.label}</h1>
      <div className={styles.facts}>
        {stars > 0 && <Stars stars={stars} />}
        <Score score={score} />
        {score.count > 0 && <a href="#reviews">{t('readReviews')}</a>}
      </div>
      {!hotel.active && <p className={styles.inactive}>{t('inactive')}</p>}
    </header>
  );
}
