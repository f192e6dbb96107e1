import { useMessages } from '#client/islands/language.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { ActivityCardView } from '#shared/offer/describe-activity.ts';
import Heart from '~icons/lucide/heart';
import styles from './activity-card.module.css';
import { CardPictures } from './card-pictures.tsx';
import { cardSizes } from './card-sizes.ts';
import card from './offer-card.module.css';
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
    <article className={card.card}>
      <div className={card.pictures}>
        {images[0] && images.length > 1 ? (
          <CardPictures pictures={images} loading={loading} />
        ) : (
          images[0] && <Picture picture={images[0]} sizes={cardSizes} loading={loading} />
        )}
        <div className={styles.heart}>
          <IconButton icon={Heart} label={words('wish', { activity: activity.label })} />
        </div>
      </div>
      <div className={card.body}>
        <p className={card.place}>
          {place}
          {region && region !== place && `, ${region}`}
          {distance !== undefined && distance >= 1 && (
            <span> · {t('distance', { distance: Math.round(distance) })}</span>
          )}
        </p>
        <h2 className={card.title}>
          <a className={card.link} href={`${base}${activity.href}`}>
            {activity.label}
          </a>
        </h2>
        <p className={card.hotel}>{activity.center}</p>
        <div className={card.foot}>
          <p className={styles.participants}>{words('participants', { count: activity.participants })}</p>
          <OfferPrice price={activity.price} />
        </div>
        <LowestPrice price={activity.price} />
      </div>
    </article>
  );
}
