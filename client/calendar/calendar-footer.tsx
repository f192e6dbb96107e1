import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { CalendarSituation } from '#shared/calendar/day-state.ts';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { formatEuros } from '#shared/price/euros.ts';
import styles from './calendar-footer.module.css';
import { CalendarLegend } from './calendar-legend.tsx';

interface Props {
  /** Id of the popover that the last button closes. */
  readonly panel: string;
  readonly situation: CalendarSituation;
  /** Cents. */
  readonly total: number | undefined;
  readonly onClear: () => void;
}

/** Legend, price, clear link and the button that closes; always in place, so that nothing jumps. @rule CAL-004 CAL-005 */
export function CalendarFooter({ panel, situation, total, onClear }: Props) {
  const t = useMessages('calendar/field');
  const { tag } = useVisitor();
  const { selection } = situation;
  return (
    <>
      <CalendarLegend situation={situation} />
      <div className={styles.row}>
        <p className={styles.chosen}>
          {selection.kind === 'empty' && t('noDates')}
          {selection.kind === 'check-in' && t('day', { day: toNoonUtc(selection.checkin) })}
          {selection.kind === 'range' && (
            <>
              {total !== undefined && <strong>{t('total', { price: formatEuros(total, tag) })}</strong>}
              <span>{t('nights', { nights: nightsOf(selection) })}</span>
            </>
          )}
        </p>
        <Button
          look="plain"
          className={styles.clear}
          aria-disabled={selection.kind === 'empty'}
          onClick={() => selection.kind !== 'empty' && onClear()}
        >
          {t('clear')}
        </Button>
        <Button popoverTarget={panel} popoverTargetAction="hide">
          {t('validate')}
        </Button>
      </div>
    </>
  );
}
