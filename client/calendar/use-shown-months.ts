import { useState } from 'react';
import type { IsoDate } from '#shared/calendar/date.ts';
import { type Month, monthOf, monthsBetween, shiftMonth } from '#shared/calendar/grid.ts';
import {
  appendedMonths,
  type CalendarLayout,
  openingMonth,
  pagingState,
  shownMonths,
  turnPage,
  viewSteps,
} from '#shared/calendar/paging.ts';
import type { BookableWindow } from '#shared/calendar/stay-dates.ts';
import { useMedia } from './use-media.ts';

export interface ShownMonths {
  readonly layout: CalendarLayout;
  readonly months: readonly Month[];
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Desktop: moves by one month and answers the months then in view. @rule CAL-026 CAL-027 */
  turn(direction: 'previous' | 'next'): readonly Month[];
  /** Mobile: three months more, as long as there are any. @rule CAL-028 */
  append(): void;
  /** Pages or appends just as far as this month is in view. */
  reveal(month: Month): void;
}

/** Which months are in view. The server renders the desktop's two; a phone starts from them and appends. */
export function useShownMonths(window: BookableWindow, checkin: IsoDate | undefined): ShownMonths {
  const layout = useMedia('(width >= 768px)', true) ? 'desktop' : 'mobile';
  const [first, setFirst] = useState(() => openingMonth(checkin && monthOf(checkin), window, 'desktop'));
  const [steps, setSteps] = useState(() => stepsTo(first, window));
  const months = layout === 'desktop' ? shownMonths(first) : appendedMonths(steps, window);
  return {
    layout,
    months,
    ...pagingState(first, window),
    turn: (direction) => {
      const next = turnPage(first, direction, window);
      setFirst(next);
      return shownMonths(next);
    },
    append: () => {
      if (months.at(-1) !== monthOf(window.horizon)) setSteps(steps + 1);
    },
    reveal: (month) => {
      if (months.includes(month)) return;
      if (layout === 'mobile') setSteps(stepsTo(month, window));
      else setFirst(openingMonth(month < first ? month : shiftMonth(month, -1), window, 'desktop'));
    },
  };
}

function stepsTo(month: Month, window: BookableWindow): number {
  const { shown, step } = viewSteps.mobile;
  const count = monthsBetween(monthOf(window.firstBookableDay), month).length;
  return Math.max(0, Math.ceil((count - shown) / step));
}
