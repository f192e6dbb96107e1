import { useMessages } from '#client/islands/language.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Room } from '#shared/catalogue/room.ts';
import Bed from '~icons/lucide/bed-double';
import Ruler from '~icons/lucide/ruler';
import Users from '~icons/lucide/users-round';
import { Disclosure } from './disclosure.tsx';
import { Facts } from './facts.tsx';
import styles from './room-view.module.css';

/** A room: who sleeps there, in what, on how many square metres, and its equipment. @rule STAY-018 HOTEL-010 */
export function RoomView({ room }: { room: Room }) {
  const t = useMessages('product/room');
  const { images: [picture] = [], highlights = [], detailsSection = [], importantInfos } = room;
  const facts = [
    ...detailsSection.map(({ title, details }) => ({ title, lines: details })),
    { title: t('important'), lines: importantInfos },
  ];
  const count = detailsSection.reduce((sum, { details }) => sum + details.length, 0);
  return (
    <div className={picture ? `${styles.room} ${styles.withPicture}` : styles.room}>
      {picture && <Picture className={styles.picture} picture={picture} sizes="(width >= 768px) 280px, 100vw" />}
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
        {room.description && <p>{room.description}</p>}
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
  );
}
