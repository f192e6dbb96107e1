import { useMessages } from '#client/islands/language.tsx';
import { OfferGrid } from '#client/offer/offer-grid.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import Bed from '~icons/lucide/bed-double';
import Ruler from '~icons/lucide/ruler';
import Users from '~icons/lucide/users-round';
import { Disclosure } from '../stay/disclosure.tsx';
import { Facts } from '../stay/facts.tsx';
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
  const { images = [], highlights = [], detailsSection = [], importantInfos, offers } = room;
  const [picture] = images;
  const facts = [
    ...detailsSection.map(({ title, details }) => ({ title, lines: details })),
    { title: t('important'), lines: importantInfos },
  ];
  const count = detailsSection.reduce((sum, { details }) => sum + details.length, 0);
  return (
    <article className={styles.room}>
      <div className={picture ? `${styles.head} ${styles.withPicture}` : styles.head}>
        {picture && <Picture className={styles.picture} picture={picture} sizes="(width >= 768px) 220px, 100vw" />}
        <div className={styles.words}>
          <h3>{room.label}</h3>
          <ul className={styles.facts}>
            <li>
              <Users aria-hidden="true" />
              {t('capacity', { count: room.maxCapacity ?? room.capacity })}
            </li>
            {room.bedding && (
              <li>
                <Bed aria-hidden="true" />
                {room.bedding}
              </li>
            )}
            {room.size !== undefined && (
              <li>
                <Ruler aria-hidden="true" />
                {t('size', { size: room.size })}
              </li>
            )}
          </ul>
          {room.description && <p className={styles.description}>{room.description}</p>}
          {highlights.length > 0 && (
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          )}
          {count > 0 && (
            <Disclosure title={t('equipment', { count })}>
              <Facts facts={facts} />
            </Disclosure>
          )}
        </div>
      </div>
      {offers.length > 0 ? (
        <OfferGrid>
          {offers.map((offer) => (
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
