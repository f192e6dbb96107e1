import { useMessages } from '#client/islands/language.tsx';
import type { ReviewDetail } from '#shared/catalogue/reviews.ts';
import { formatScore } from '#shared/review/score.ts';
import styles from './score-bars.module.css';

/** The score of each criterion as a number and a bar of ten. @rule REV-010 */
export function ScoreBars({ details }: { details: readonly ReviewDetail[] }) {
  const t = useMessages('review/criteria');
  return (
    <dl className={styles.bars} aria-label={t('label')}>
      {details.map(({ label, score }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" rx="3" className={styles.empty} />
              <rect width={score * 10} height="6" rx="3" className={styles.full} />
            </svg>
            {formatScore(score)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
