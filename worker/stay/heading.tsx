import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { Stars } from '#client/offer/stars.tsx';
import { StressChips } from '#client/offer/stress-chips.tsx';
import { todayIn } from '#shared/calendar/date.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { shownStars } from '#shared/offer/describe-offer.ts';
import { stressOf } from '#shared/offer/stress.ts';
import Pin from '~icons/lucide/map-pin';
import { StayHeart } from '../wishlist/stay-heart.tsx';
import styles from './heading.module.css';
import { useScore } from './use-score.ts';

interface Props {
  readonly stay: WeekendDetail;
  readonly hasDates: boolean;
}

/** Place, title, hotel with stars and score, and what draws attention to the stay. @rule STAY-007 STAY-009 STAY-026 STAY-027 */
export function Heading({ stay, hasDates }: Props) {
  const t = useMessages('stay/heading');
  const { hotel } = stay;
  const { now } = useVisitor();
  const stars = shownStars(hotel.stars);
  const score = useScore(hotel.review);
  const stress = stressOf(stay, { today: todayIn(now, hotel.timeZone), hasDates });
  return (
    <header className={styles.heading}>
      <div className={styles.chips}>
        <StressChips stress={stress} />
      </div>
      <p className={styles.place}>
        <Pin aria-hidden="true" />
        {[hotel.location.label, hotel.location.region].filter(Boolean).join(', ')}
      </p>
      <h1>{stay.label}</h1>
      <div className={styles.hotel}>
        <a href="#hotel">{hotel.label}</a>
        {stars > 0 && <Stars stars={stars} />}
        <Score score={score} />
        {score.count > 0 && (
          <a href="#reviews" className={styles.reviews}>
            {t('readReviews')}
          </a>
        )}
        <StayHeart stay={stay} />
      </div>
    </header>
  );
}
