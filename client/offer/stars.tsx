import { useMessages } from '#client/islands/language.tsx';
import styles from './stars.module.css';

/** The stars of a hotel, in halves. A list shows some hundred of them, so that one is drawn by two tags and the style sheet. */
export function Stars({ stars }: { stars: number }) {
  const t = useMessages('offer/card');
  const whole = Math.floor(stars);
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { count: stars })}>
      {Array.from({ length: whole }, (_, index) => index).map((index) => (
        <i key={index} />
      ))}
      {stars > whole && <i className={styles.half} />}
    </span>
  );
}
