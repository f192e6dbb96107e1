import { useVisitor } from '#client/islands/language.tsx';
import { StressChips } from '#client/offer/stress-chips.tsx';
import { todayIn } from '#shared/calendar/date.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { stressOf } from '#shared/offer/stress.ts';
import { ProductHeading } from '../product/product-heading.tsx';
import { StayHeart } from '../wishlist/stay-heart.tsx';
import styles from './heading.module.css';

interface Props {
  readonly stay: WeekendDetail;
  readonly hasDates: boolean;
}

/** Place, title, hotel with stars and score, and what draws attention to the stay. @rule STAY-007 STAY-009 STAY-026 STAY-027 */
export function Heading({ stay, hasDates }: Props) {
  const { hotel } = stay;
  const { now } = useVisitor();
  const stress = stressOf(stay, { today: todayIn(now, hotel.timeZone), hasDates });
  return (
    <ProductHeading
      title={stay.label}
      location={hotel.location}
      stars={hotel.stars}
      review={hotel.review}
      chips={
        <div className={styles.chips}>
          <StressChips stress={stress} />
        </div>
      }
      lead={<a href="#hotel">{hotel.label}</a>}
      tail={<StayHeart stay={stay} />}
    />
  );
}
