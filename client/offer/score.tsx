import { useMessages } from '#client/islands/language.tsx';
import type { ScoreView } from '#shared/review/score.ts';
import styles from './score.module.css';

/** The score of a hotel with its words and how many reviews stand behind it. @rule CARD-019 REV-015 REV-016 */
export function Score({ score }: { score: ScoreView }) {
  const t = useMessages('offer/score');
  return (
    <p className={styles.score}>
      {score.text !== undefined && (
        <span className={styles.pill}>
          {score.text}
          <span className="hidden-text">{t('outOfTen')}</span>
        </span>
      )}
      {score.label && <span className={styles.label}>{t(score.label)}</span>}
      {score.count > 0 && <span className={styles.count}>{t('reviews', { count: score.count })}</span>}
    </p>
  );
}
