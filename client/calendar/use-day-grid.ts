import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import type { IsoDate } from '#shared/calendar/date.ts';
import { type CalendarSituation, canPick, dayState, pickDay } from '#shared/calendar/day-state.ts';
import { type Month, monthOf, monthsBetween } from '#shared/calendar/grid.ts';
import type { Selection } from '#shared/calendar/selection.ts';
import { createGregorian, toCalendarDate, toIsoDate } from './calendar-date.ts';

interface Options {
  readonly situation: CalendarSituation;
  readonly onSelect: (next: Selection) => void;
  readonly onFocusMonth: (month: Month) => void;
}

/**
 * The library's state for focus and keys over all days of the window. What a press means and what is chosen is ours:
 * the library's own range selection would commit half a range when the focus leaves, and turn one that is picked
 * backwards around. Its days are without time, hence UTC; today comes with the situation.
 */
export function useDayGrid(options: Options): CalendarState {
  const { firstBookableDay, horizon } = options.situation.window;
  const { locale } = useLocale();
  const bounds = useMemo(
    () => ({ minValue: toCalendarDate(firstBookableDay), maxValue: toCalendarDate(horizon) }),
    [firstBookableDay, horizon],
  );
  // A month that was not rendered again keeps an older grid; what that does is done with the latest options.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const state = useCalendarState({
    ...bounds,
    locale,
    createCalendar: createGregorian,
    firstDayOfWeek: 'mon',
    visibleDuration: { months: monthsBetween(monthOf(firstBookableDay), monthOf(horizon)).length },
    selectionAlignment: 'start',
    value: null,
    defaultFocusedValue: toCalendarDate(firstFocus(options.situation)),
    isDateUnavailable: (date) => !canPick(dayState(toIsoDate(date), options.situation)),
    onFocusChange: (date) => latest.current.onFocusMonth(monthOf(toIsoDate(date))),
  });
  return {
    ...state,
    timeZone: 'UTC',
    selectDate: (date) => {
      const { situation, onSelect } = latest.current;
      const next = pickDay(toIsoDate(date), situation);
      if (next !== situation.selection) onSelect(next);
    },
  };
}

/** Where the focus stands at first: on the check-in, else on the first day that can be booked. */
export function firstFocus({ selection, window }: CalendarSituation): IsoDate {
  return selection.kind === 'empty' ? window.firstBookableDay : selection.checkin;
}
