import { useMessages } from '#client/islands/language.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { decideOffers, sortRooms } from '#shared/hotel/room-offers.ts';
import { NoOffers } from './no-offers.tsx';
import type { HotelQuestion } from './question.ts';
import { RoomBlock } from './room-block.tsx';
import styles from './rooms.module.css';

interface Props {
  /** Undefined when the hotel could not be had for other dates or travellers. */
  readonly hotel: HotelDetail | undefined;
  readonly question: HotelQuestion;
}

/** The one rendering of the room list, for the page and for every later change of dates or travellers. @rule HOTEL-009 HOTEL-014 HOTEL-015 */
export function Rooms({ hotel, question }: Props) {
  const t = useMessages('hotel/rooms');
  const { dates } = question.criteria;
  if (!hotel) return <p className={styles.failed}>{t('failed')}</p>;
  const state = decideOffers(hotel.rooms, dates !== undefined);
  if (state !== 'offers') return <NoOffers hotel={hotel} state={state} question={question} />;
  const count = hotel.rooms.reduce((sum, { offers }) => sum + offers.length, 0);
  return (
    <>
      <p className={styles.count} data-count="">
        {dates
          ? t('countOnDates', { count, checkin: toNoonUtc(dates.checkin), checkout: toNoonUtc(dates.checkout) })
          : t('count', { count })}
      </p>
      <ul className={styles.rooms}>
        {sortRooms(hotel.rooms).map((room) => (
          <li key={room.id}>
            <RoomBlock room={room} hotel={hotel} question={question} />
          </li>
        ))}
      </ul>
    </>
  );
}
