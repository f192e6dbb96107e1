import { useMessages } from '#client/islands/language.tsx';
import styles from './filters.module.css';

/** How many filters are in force behind a button; nothing when none is. @rule SERP-003 */
export function ActiveCount({ count }: { count: number }) {
  const t = useMessages('search/filters');
  if (count === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
      <span className="hidden-text">, {t('active', { count })}</span>
    </>
  );
}
