import { useMessages } from '#client/islands/language.tsx';
import { longestMinimum } from '#shared/calendar/availability.ts';
import { type CalendarSituation, maxNightsUnknown } from '#shared/calendar/day-state.ts';
import styles from './calendar-legend.module.css';

/** What the marks in the calendar mean, and the minimum stay: of the chosen check-in, else of the days known. @rule CAL-004 */
export function CalendarLegend({ situation }: { situation: CalendarSituation }) {
  const t = useMessages('calendar/field');
  const { availability, selection } = situation;
  if (!availability) {
    return (
      <ul className={styles.legend}>
        <li>{t('minimum', { nights: 1 })}</li>
        <li>{t('maximum', { nights: maxNightsUnknown })}</li>
      </ul>
    );
  }
  const days = selection.kind === 'empty' ? [...availability.days.keys()] : [selection.checkin];
  const longest = longestMinimum(availability, days) ?? 1;
  const isOfSeveral = selection.kind === 'empty' && longest > 1;
  return (
    <ul className={`${styles.legend} ${styles.marks}`}>
      <li className={styles.prices}>{t('prices')}</li>
      <li className={isOfSeveral ? `${styles.minimum} ${styles.dot}` : styles.minimum}>
        {t(isOfSeveral ? 'minimumUpTo' : 'minimum', { nights: longest })}
      </li>
      <li className={styles.best}>{t('bestPrice')}</li>
      <li className={styles.checkoutOnly}>{t('checkoutOnly')}</li>
      <li className={styles.closed}>{t('unavailable')}</li>
    </ul>
  );
}
