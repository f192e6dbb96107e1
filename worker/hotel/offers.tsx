import { useMessages } from '#client/islands/language.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { OfferDrawer } from './offer-drawer.tsx';
import type { HotelQuestion } from './question.ts';
import styles from './rooms.module.css';
import { Rooms } from './rooms.tsx';
import { Section } from './section.tsx';

/** The offers of the hotel, in a region that other dates or travellers replace. @rule HOTEL-009 */
export function Offers({ hotel, question }: { hotel: HotelDetail; question: HotelQuestion }) {
  const t = useMessages('hotel/rooms');
  return (
    <Section id="getaways" title={t('title')} isBand>
      <div className={styles.region} data-rooms="">
        <Rooms hotel={hotel} question={question} />
      </div>
      <template data-rooms-failure="">
        <Rooms hotel={undefined} question={question} />
      </template>
      <p className="hidden-text" role="status" data-rooms-announcement="" />
      <OfferDrawer />
    </Section>
  );
}
