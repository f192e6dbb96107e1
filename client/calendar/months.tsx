import { useDeferredValue } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { IsoDate } from '#shared/calendar/date.ts';
import { type CalendarSituation, previewRange } from '#shared/calendar/day-state.ts';
import { type Month as MonthName, monthOf, shiftMonth } from '#shared/calendar/grid.ts';
import { toIsoDate } from './calendar-date.ts';
import { Month } from './month.tsx';

interface Props {
  readonly months: readonly MonthName[];
  readonly situation: CalendarSituation;
  readonly grid: CalendarState;
  /** The day under the pointer, else the one with the focus. */
  readonly marked: IsoDate | undefined;
  readonly onPoint: (day: IsoDate) => void;
}

/** The months in view. After a press the month of the focus and its neighbours answer at once, the others follow. */
export function Months({ months, situation, grid, marked, onPoint }: Props) {
  const later = useDeferredValue(situation);
  const focus = toIsoDate(grid.focusedDate);
  const focusMonth = monthOf(focus);
  const near = [shiftMonth(focusMonth, -1), focusMonth, shiftMonth(focusMonth, 1)];
  const preview = previewRange(marked, situation);
  return months.map((month) => {
    const isInPreview = preview && monthOf(preview.checkin) <= month && month <= monthOf(preview.checkout);
    return (
      <Month
        key={month}
        month={month}
        situation={near.includes(month) ? situation : later}
        preview={isInPreview ? preview.checkout : undefined}
        focus={month === focusMonth ? focus : undefined}
        isFocused={month === focusMonth && grid.isFocused}
        grid={grid}
        onPoint={onPoint}
      />
    );
  });
}
