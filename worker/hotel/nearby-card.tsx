import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Score } from '#client/offer/score.tsx';
import { Stars } from '#client/offer/stars.tsx';
import frame from '#client/ui/card.module.css';
import { Picture } from '#client/ui/picture.tsx';
import type { NearbyHotel } from '#shared/catalogue/hotel-detail.ts';
import { shownStars } from '#shared/offer/describe-offer.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { perAdult } from '#shared/price/money.ts';
import { useScore } from '../product/use-score.ts';
import styles from './nearby-card.module.css';

/** Who the lowest price of a hotel near by is for. @rule STAY-043 */
const adults = 2;

/** A hotel near by: where, what it is like, and from which price. */
export function NearbyCard({ hotel, href }: { hotel: NearbyHotel; href: string }) {
  const t = useMessages('hotel/nearby');
  const { tag } = useVisitor();
  const { label, location, distance, sellPrice, images } = hotel;
  const [picture] = images;
  const stars = shownStars(hotel.stars);
  return (
    <article className={frame.card}>
      <div className={frame.pictures}>
        {picture && <Picture picture={picture} sizes="(width >= 1264px) 384px, (width >= 768px) 33vw, 82vw" />}
      </div>
      <div className={frame.body}>
        <p className={frame.place}>
          {location.label}
          {distance !== undefined && distance >= 1 && ` · ${t('distance', { distance: Math.round(distance) })}`}
        </p>
        <h3 className={styles.title}>
          <a className={frame.link} href={href} data-keep-hash="">
            {label}
          </a>{' '}
          {stars > 0 && <Stars stars={stars} />}
        </h3>
        <Score score={useScore(hotel.review)} />
        {sellPrice !== undefined && (
          <p className={styles.price}>
            {t.rich('from', {
              price: formatEuros(perAdult(sellPrice, adults), tag),
              strong: (text) => <strong>{text}</strong>,
            })}
          </p>
        )}
      </div>
    </article>
  );
}
