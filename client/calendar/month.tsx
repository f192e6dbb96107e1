import { memo } from 'react';
import { useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { useMessages } from '#client/islands/language.tsx';
import { type IsoDate, toNoonUtc } from '#shared/calendar/date.ts';
import { type CalendarSituation, previewRange } from '#shared/calendar/day-state.ts';
import { firstDayOf, type Month as MonthName, monthGrid } from '#shared/calendar/grid.ts';
import { toCalendarDate } from './calendar-date.ts';
import { DayCell } from './day-cell.tsx';
import { viewDay } from './day-view.ts';
import styles from './month.module.css';

interface Props {
  readonly month: MonthName;
  readonly situation: CalendarSituation;
  /** The day pointed at while a check-out is chosen, where the band up to it touches this month. */
  readonly preview: IsoDate | undefined;
  /** The day that has the focus, or would get it by Tab, where it lies in this month. */
  readonly focus: IsoDate | undefined;
  readonly isFocused: boolean;
  readonly grid: CalendarState;
  readonly onPoint: (day: IsoDate) => void;
}

/** One month. The grid is another with every render; what it changes here shows in the other properties. */
export const Month = memo(
  MonthView,
  (a, b) =>
    a.month === b.month &&
    a.situation === b.situation &&
    a.preview === b.preview &&
    a.focus === b.focus &&
    a.isFocused === b.isFocused,
);

function MonthView({ month, situation, preview, grid, onPoint }: Props) {
  const t = useMessages('calendar/days');
  const { gridProps, headerProps, weekDays } = useCalendarGrid(
    { startDate: toCalendarDate(firstDayOf(month)), weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    grid,
  );
  const title = t('month', { day: toNoonUtc(firstDayOf(month)) });
  const range = previewRange(preview, situation);
  return (
    <div className={styles.month} data-month={month}>
      <h3 className={styles.title}>{title}</h3>
      <table {...gridProps} aria-label={title} className={styles.grid}>
        <thead {...headerProps} className={styles.weekdays}>
          <tr>
            {weekDays.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day ? (
                  <DayCell key={day} view={viewDay(day, situation, range)} grid={grid} onPoint={onPoint} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is nothing but its column.
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
