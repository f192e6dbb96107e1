import { useMessages } from '#client/islands/language.tsx';
import Left from '~icons/lucide/chevron-left';
import Right from '~icons/lucide/chevron-right';
import styles from './page-buttons.module.css';

interface Props {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly onTurn: (direction: 'previous' | 'next') => void;
}

/** Previous and next month. A button that leads nowhere keeps the focus it has, hence `aria-disabled`. @rule CAL-026 */
export function PageButtons({ canGoBack, canGoOn, onTurn }: Props) {
  const t = useMessages('calendar/days');
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={t('previous')}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onTurn('previous')}
      >
        <Left aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={t('next')}
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && onTurn('next')}
      >
        <Right aria-hidden="true" />
      </button>
    </>
  );
}
