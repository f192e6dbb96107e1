import { useMessages } from '#client/islands/language.tsx';
import field from '#client/ui/field.module.css';
import { type IsoDate, toNoonUtc } from '#shared/calendar/date.ts';
import type { Selection } from '#shared/calendar/selection.ts';
import styles from './dates-button.module.css';

interface Props {
  /** Id of the popover it opens. */
  readonly panel: string;
  readonly selection: Selection;
  readonly errorId?: string | undefined;
}

/** One button with the two dates. */
export function DatesButton({ panel, selection, errorId }: Props) {
  const t = useMessages('calendar/field');
  const part = (label: string, day: IsoDate | undefined) => (
    <span className={styles.part}>
      <span className={field.label}>{label}</span>{' '}
      <span className={day ? field.value : `${field.value} ${styles.empty}`}>
        {day ? t('day', { day: toNoonUtc(day) }) : t('add')}
      </span>
    </span>
  );
  return (
    <button
      type="button"
      className={`${field.boxed} ${styles.button} ${errorId ? styles.wrong : ''}`}
      popoverTarget={panel}
      aria-haspopup="dialog"
      aria-describedby={errorId}
    >
      {part(t('checkin'), selection.kind === 'empty' ? undefined : selection.checkin)}{' '}
      {part(t('checkout'), selection.kind === 'range' ? selection.checkout : undefined)}
    </button>
  );
}
