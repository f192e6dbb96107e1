import { useMessages } from '#client/islands/language.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import Check from '~icons/lucide/check';
import Pin from '~icons/lucide/map-pin';
import { addressOf } from '../product/address.ts';
import { Facts } from '../product/facts.tsx';
import { useHours } from '../product/hours.ts';
import { useThingsToKnow } from '../product/things-to-know.ts';
import styles from './about.module.css';
import { Section } from './section.tsx';
import { Services } from './services.tsx';

/** What the hotel is: its description, highlights and address, then hours, policies, the way there and all facilities. @rule HOTEL-009 HOTEL-016 HOTEL-017 */
export function About({ hotel }: { hotel: HotelDetail }) {
  const t = useMessages('hotel/about');
  const practical = useMessages('product/practical');
  const { description = '', highlightedFacilities = [], facilities = [] } = hotel;
  const { gettingThere, parking } = hotel.location;
  const { know } = useThingsToKnow(hotel, undefined);
  return (
    <Section id="about" title={t('title')}>
      <div className={styles.about}>
        <div className={styles.description}>
          {description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.card}>
          <p className={styles.address}>
            <Pin aria-hidden="true" />
            <span>
              <span className="hidden-text">{t('address')}: </span>
              {addressOf(hotel.location)}
            </span>
          </p>
          {highlightedFacilities.length > 0 && (
            <>
              <h3>{t('highlights')}</h3>
              <ul className={styles.highlights}>
                {highlightedFacilities.map((facility) => (
                  <li key={facility.label}>
                    <Check aria-hidden="true" />
                    {facility.label}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <div className={styles.practical}>
        <Facts
          facts={[
            { title: practical('hours'), lines: useHours(hotel.checkInOut) },
            ...know,
            { title: practical('gettingThere'), lines: gettingThere },
            { title: practical('parking'), lines: parking ? [parking] : undefined },
            { title: practical('important'), lines: hotel.importantInfos },
          ]}
        />
        <Services facilities={facilities} />
      </div>
    </Section>
  );
}
