import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { type IsoDate, toNoonUtc } from '#shared/calendar/date.ts';
import type { CalendarSituation } from '#shared/calendar/day-state.ts';
import { firstDayOf, type Month as MonthName, monthOf } from '#shared/calendar/grid.ts';
import type { CalendarLayout } from '#shared/calendar/paging.ts';
import type { Selection } from '#shared/calendar/selection.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { toCalendarDate, toIsoDate } from './calendar-date.ts';
import { nameDay, viewDay } from './day-view.ts';
import { Months } from './months.tsx';
import { MonthsEnd } from './months-end.tsx';
import { PageButtons } from './page-buttons.tsx';
import styles from './stay-calendar.module.css';
import { firstFocus, useDayGrid } from './use-day-grid.ts';
import { useShownMonths } from './use-shown-months.ts';
import { useSituation } from './use-situation.ts';

export interface StayCalendarProps {
  readonly situation: CalendarSituation;
  /** The selection after a press on a day that can be picked. */
  readonly onSelect: (next: Selection) => void;
  /** Called while open whenever other months come into view, so that their prices can be fetched. @rule CAL-041 */
  readonly onMonthsShown?: ((months: readonly MonthName[], layout: CalendarLayout) => void) | undefined;
  /** Whether availabilities are on their way. @rule CAL-008 */
  readonly isLoading?: boolean | undefined;
  /** Turning true brings the chosen or first day into view and gives it the focus. */
  readonly isOpen: boolean;
}

/** Days to pick a stay from: two months with paging, on a phone one below the other without end. @rule CAL-001 CAL-002 */
export function StayCalendar(props: StayCalendarProps) {
  return (
    <I18nProvider locale={useVisitor().tag}>
      <Days {...props} situation={useSituation(props.situation)} />
    </I18nProvider>
  );
}

function Days({ situation, onSelect, onMonthsShown, isLoading = false, isOpen }: StayCalendarProps) {
  const { tag } = useVisitor();
  const t = useMessages('calendar/days');
  const ref = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<IsoDate>();
  const [turnedTo, setTurnedTo] = useState('');
  const start = firstFocus(situation);
  const shown = useShownMonths(situation.window, start);
  const grid = useDayGrid({
    situation,
    onSelect,
    onFocusMonth: (month) => {
      setPointed(undefined);
      shown.reveal(month);
    },
  });
  const { calendarProps } = useCalendar({ 'aria-label': t('label') }, grid);
  const marked = pointed ?? (grid.isFocused ? toIsoDate(grid.focusedDate) : undefined);

  const onOpen = useEffectEvent(() => {
    grid.setFocusedDate(toCalendarDate(start));
    grid.setFocused(true);
  });
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen]);

  const onChosen = useEffectEvent((day: IsoDate) => shown.reveal(monthOf(day)));
  useEffect(() => onChosen(start), [start]);
  useStartInView(ref, start, isOpen && shown.layout === 'mobile');

  const report = useEffectEvent(() => onMonthsShown?.(shown.months, shown.layout));
  const monthsInView = shown.months.join();
  useEffect(() => {
    if (isOpen && monthsInView) report();
  }, [isOpen, monthsInView]);

  const turn = (direction: 'previous' | 'next') => {
    const months = shown.turn(direction);
    setTurnedTo(months.map((month) => t('month', { day: toNoonUtc(firstDayOf(month)) })).join(' – '));
    const [first] = months;
    if (first && !months.includes(monthOf(toIsoDate(grid.focusedDate)))) {
      grid.setFocusedDate(toCalendarDate(firstDayOf(first)));
    }
  };

  return (
    <div ref={ref} className={situation.availability ? `${styles.calendar} ${styles.priced}` : styles.calendar}>
      <div className={styles.view}>
        {shown.layout === 'desktop' && (
          <PageButtons canGoBack={shown.canGoBack} canGoOn={shown.canGoOn} onTurn={turn} />
        )}
        <div
          {...{ ...calendarProps, 'aria-label': t('label') }}
          aria-busy={isLoading}
          className={styles.months}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setPointed(undefined)}
        >
          <Months months={shown.months} situation={situation} grid={grid} marked={marked} onPoint={setPointed} />
          {isOpen && shown.layout === 'mobile' && <MonthsEnd key={shown.months.length} onNear={shown.append} />}
        </div>
        <div className={isLoading ? styles.searching : undefined} role="status">
          {isLoading && <p>{t('searching')}</p>}
        </div>
      </div>
      <p className={styles.hint} aria-hidden="true">
        {marked && nameDay(viewDay(marked, situation, undefined), t, (cents) => formatEuros(cents, tag))}
      </p>
      <p role="status" className="hidden-text">
        {turnedTo}
      </p>
    </div>
  );
}

/** Scrolls the months of a phone to the chosen day when they open, and later only when it is out of sight. */
function useStartInView(ref: RefObject<HTMLElement | null>, start: IsoDate, isScrolled: boolean): void {
  const opened = useRef(false);
  useEffect(() => {
    const day = ref.current?.querySelector(`[data-day="${start}"]`);
    if (isScrolled) day?.scrollIntoView({ block: opened.current ? 'nearest' : 'center' });
    opened.current = isScrolled;
  }, [ref, start, isScrolled]);
}
