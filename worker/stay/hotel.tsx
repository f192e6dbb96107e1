import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { Stars } from '#client/offer/stars.tsx';
import type { Hotel as HotelDetail } from '#shared/catalogue/hotel.ts';
import { shownStars } from '#shared/offer/describe-offer.ts';
import Check from '~icons/lucide/check';
import Pin from '~icons/lucide/map-pin';
import { addressOf } from '../product/address.ts';
import { useScore } from '../product/use-score.ts';
import { gettingThereId } from './getting-there.tsx';
import styles from './hotel.module.css';
import { HotelDescription } from './hotel-description.tsx';
import { Section } from './section.tsx';

/** The hotel: name, stars, score and count, description, highlights and where it stands. @rule STAY-009 */
export function Hotel({ hotel }: { hotel: HotelDetail }) {
  const t = useMessages('stay/hotel');
  const routes = useRoutes();
  const { location, highlightedFacilities = [] } = hotel;
  const stars = shownStars(hotel.stars);
  const score = useScore(hotel.review);
  return (
    <Section id="hotel" title={t('title')}>
      <p className={styles.name}>
        <a href={routes.hotel(hotel.id, hotel.label)} data-keep-hash="">
          {hotel.label}
        </a>{' '}
        {stars > 0 && <Stars stars={stars} />}
      </p>
      <Score score={score} />
      <p className={styles.address}>
        <Pin aria-hidden="true" />
        <span>
          <span className="hidden-text">{t('address')}: </span>
          {addressOf(location)}
        </span>
        <button type="button" popoverTarget={gettingThereId} aria-haspopup="dialog">
          {t('map')}
        </button>
      </p>
      {hotel.description && <HotelDescription text={hotel.description} />}
      {highlightedFacilities.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('highlights')}</h3>
          <ul className={styles.highlights}>
            {highlightedFacilities.map(({ label }) => (
              <li key={label}>
                <Check aria-hidden="true" />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
