import { useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { dayOfMonth, type IsoDate } from '#shared/calendar/date.ts';
import { canPick } from '#shared/calendar/day-state.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { toCalendarDate } from './calendar-date.ts';
import styles from './day-cell.module.css';
import { type DayView, nameDay } from './day-view.ts';

interface Props {
  readonly view: DayView;
  readonly grid: CalendarState;
  readonly onPoint: (day: IsoDate) => void;
}

/** One day: a grid cell with the band of the range, the button with the number, and the price. */
export function DayCell({ view, grid, onPoint }: Props) {
  const { tag } = useVisitor();
  const t = useMessages('calendar/days');
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps } = useCalendarCell({ date: toCalendarDate(view.day) }, grid, ref);
  const cell = { ...cellProps, 'aria-selected': view.chosen ? true : undefined };
  const button = { ...buttonProps, 'aria-label': nameDay(view, t, (cents) => formatEuros(cents, tag)) };
  return (
    <td {...cell} className={cellClass(view)} onPointerEnter={() => onPoint(view.day)}>
      <div
        {...button}
        ref={ref}
        className={dayClass(view)}
        data-day={view.day}
        aria-current={view.isToday ? 'date' : undefined}
      >
        <span className={styles.number}>{dayOfMonth(view.day)}</span>
      </div>
      {view.amount !== undefined && (
        // The small figure has no room for cents, and is no part of the name, which holds the exact amount.
        <span className={amountClass(view)} aria-hidden="true">
          {formatEuros(Math.ceil(view.amount / 100) * 100, tag)}
        </span>
      )}
    </td>
  );
}

function amountClass({ isBest, chosen }: DayView): string {
  const isEnd = chosen === 'check-in' || chosen === 'check-out';
  return [styles.amount, isBest && styles.best, isEnd && styles.chosenAmount].filter(Boolean).join(' ');
}

const bandClasses = { 'check-in': styles.from, between: styles.between, 'check-out': styles.to };

function cellClass({ band, chosen }: DayView): string | undefined {
  return [styles.cell, band && bandClasses[band], band && !chosen && styles.preview].filter(Boolean).join(' ');
}

function dayClass({ state, chosen, isToday, amount }: DayView): string {
  const isEnd = chosen === 'check-in' || chosen === 'check-out';
  return [
    styles.day,
    amount !== undefined && styles.withAmount,
    isToday && styles.today,
    isEnd && styles.chosen,
    state.kind === 'check-in' && (state.offer?.minLos ?? 1) > 1 && styles.minimum,
    state.kind === 'check-out-only' && styles.checkoutOnly,
    (state.kind === 'past' || state.kind === 'closed-today') && styles.past,
    !canPick(state) && !chosen && styles.closed,
    state.kind === 'sold-out' && !chosen && styles.soldOut,
  ]
    .filter(Boolean)
    .join(' ');
}
