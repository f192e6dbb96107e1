import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { LowestPrice, OfferPrice } from '#client/offer/offer-price.tsx';
import { useCancellation } from '#client/stay/use-cancellation.ts';
import frame from '#client/ui/card.module.css';
import { todayIn } from '#shared/calendar/date.ts';
import type { HotelDetail, RoomOffer } from '#shared/catalogue/hotel-detail.ts';
import { viewRoomOffer } from '#shared/hotel/room-offers.ts';
import { printStayCriteria } from '#shared/stay/stay-criteria.ts';
import Check from '~icons/lucide/check';
import Moon from '~icons/lucide/moon';
import type { HotelQuestion } from './question.ts';
import styles from './room-offer-card.module.css';

interface Props {
  readonly offer: RoomOffer;
  readonly hotel: HotelDetail;
  readonly question: HotelQuestion;
}

/** A stay in a room: one link to its page, which a drawer with its details comes before where script runs. @rule HOTEL-019 OFFD-001 */
export function RoomOfferCard({ offer, hotel, question }: Props) {
  const t = useMessages('hotel/offer');
  const routes = useRoutes();
  const { now } = useVisitor();
  const { criteria, container } = question;
  const today = todayIn(now, hotel.timeZone);
  const {
    id,
    label = t('unnamed'),
    nights,
    programme,
    price,
  } = viewRoomOffer(offer, {
    today,
    adults: criteria.party.adults,
  });
  const terms = useCancellation(offer.cancellationPolicy, hotel.timeZone);
  const carried = printStayCriteria(criteria);
  const address = container === 'hash' ? routes.stay(id, label) : routes.stay(id, label, carried);
  return (
    <article className={`${frame.card} ${frame.body}`}>
      <h4 className={styles.title}>
        <a
          className={frame.link}
          href={container === 'hash' && carried ? `${address}#${carried}` : address}
          data-offer={routes.offerFragment(id, carried)}
        >
          {label}
        </a>
      </h4>
      <p className={styles.nights}>
        <Moon aria-hidden="true" />
        {t('nights', { count: nights })}
      </p>
      {programme.length > 0 && <p className={styles.programme}>{programme.join(' · ')}</p>}
      {terms?.isFree && (
        <p className={styles.cancellation}>
          <Check aria-hidden="true" />
          {terms.text}
        </p>
      )}
      <div className={frame.foot}>
        <span className={styles.more} aria-hidden="true">
          {t('details')}
        </span>
        <OfferPrice price={price} />
      </div>
      <LowestPrice price={price} />
    </article>
  );
}
