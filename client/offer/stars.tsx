import { useMessages } from '#client/islands/language.tsx';
import Star from '~icons/lucide/star';
import styles from './stars.module.css';

/** The stars of a hotel, in halves. */
export function Stars({ stars }: { stars: number }) {
  const t = useMessages('offer/card');
  const whole = Math.floor(stars);
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { count: stars })}>
      {Array.from({ length: whole }, (_, index) => index).map((index) => (
        <Star key={index} aria-hidden="true" />
      ))}
      {stars > whole && <Star className={styles.half} aria-hidden="true" />}
    </span>
  );
}
