import { useMessages } from '#client/islands/language.tsx';
import { cutText, textLimits } from '#shared/stay/text.ts';
import styles from './hotel.module.css';

/** The description of the hotel; what is longer than its beginning opens natively. @rule STAY-010 */
export function HotelDescription({ text }: { text: string }) {
  const t = useMessages('stay/hotel');
  const desktop = cutText(text, textLimits.desktop);
  const mobile = cutText(text, textLimits.mobile);
  const paragraphs = text.split(/\n\s*\n/);
  if (!mobile.isCut) return <p className={styles.text}>{text}</p>;
  return (
    <details className={desktop.isCut ? styles.description : `${styles.description} ${styles.shortOnDesktop}`}>
      <summary>
        <span className={styles.beginning}>
          <span className={styles.onMobile}>{mobile.text}</span>
          <span className={styles.onDesktop}>{desktop.text}</span>
        </span>
        <span className={styles.more}>{t('more')}</span>
        <span className={styles.less}>{t('less')}</span>
      </summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
