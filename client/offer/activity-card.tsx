import { useMessages } from '#client/islands/language.tsx';
import frame from '#client/ui/card.module.css';
import { Picture } from '#client/ui/picture.tsx';
import heart from '#client/wishlist/heart.module.css';
import type { ActivityCardView } from '#shared/offer/describe-activity.ts';
import Heart from '~icons/lucide/heart';
import styles from './activity-card.module.css';
import { CardPictures } from './card-pictures.tsx';
import { cardSizes } from './card-sizes.ts';
import { LowestPrice, OfferPrice } from './offer-price.tsx';

interface Props {
  readonly card: ActivityCardView;
  /** '' or '/fr' or '/nl'. */
  readonly base: string;
  readonly loading: 'first' | 'eager' | 'lazy';
}

/** An activity in a list: one link, stretched from its title. Its heart has no effect. @rule CARD-001 CARD-005 */
export function ActivityCard({ card: activity, base, loading }: Props) {
  const t = useMessages('offer/card');
  const words = useMessages('activity/card');
  const { images, place, region, distance } = activity;
  return (
    <article className={frame.card}>
      <div className={frame.pictures}>
        {images[0] && images.length > 1 ? (
          <CardPictures pictures={images} loading={loading} />
        ) : (
          images[0] && <Picture picture={images[0]} sizes={cardSizes} loading={loading} />
        )}
        <button
          type="button"
          className={`${heart.heart} ${heart.round}`}
          aria-label={words('wish', { activity: activity.label })}
        >
          <Heart aria-hidden="true" />
        </button>
      </div>
      <div className={frame.body}>
        <p className={frame.place}>
          {place}
          {region && region !== place && `, ${region}`}
          {distance !== undefined && distance >= 1 && (
            <span> · {t('distance', { distance: Math.round(distance) })}</span>
          )}
        </p>
        <h2 className={frame.title}>
          <a className={frame.link} href={`${base}${activity.href}`}>
            {activity.label}
          </a>
        </h2>
        <p className={styles.center}>{activity.center}</p>
        <div className={frame.foot}>
          <p className={styles.participants}>{words('participants', { count: activity.participants })}</p>
          <OfferPrice price={activity.price} />
        </div>
        <LowestPrice price={activity.price} />
      </div>
    </article>
  );
}
