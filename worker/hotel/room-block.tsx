import { useMessages } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { RoomView } from '../product/room-view.tsx';
import type { HotelQuestion } from './question.ts';
import styles from './room-block.module.css';
import { RoomOfferCard } from './room-offer-card.tsx';

interface Props {
  readonly room: HotelDetail['rooms'][number];
  readonly hotel: HotelDetail;
  readonly question: HotelQuestion;
}

/** A room with its facts and the stays that can be had in it. @rule HOTEL-010 HOTEL-018 */
export function RoomBlock({ room, hotel, question }: Props) {
  const t = useMessages('hotel/rooms');
  return (
    <article className={styles.room}>
      <RoomView room={room} />
      {room.offers.length > 0 ? (
        <OfferGrid>
          {room.offers.map((offer) => (
            <li key={offer.id}>
              <RoomOfferCard offer={offer} hotel={hotel} question={question} />
            </li>
          ))}
        </OfferGrid>
      ) : (
        <p className={styles.none}>{question.criteria.dates ? t('roomTaken') : t('roomWithout')}</p>
      )}
    </article>
  );
}
