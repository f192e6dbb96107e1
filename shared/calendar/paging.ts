import { type Month, monthOf, monthsBetween, shiftMonth } from './grid.ts';
import type { BookableWindow } from './stay-dates.ts';

/** How months are shown: two side by side, or one below the other with more appended. @rule CAL-001 CAL-002 */
export type CalendarLayout = 'desktop' | 'mobile';

/** Months shown at first, and months that a step moves or appends. @rule CAL-027 CAL-028 */
export const viewSteps = {
  desktop: { shown: 2, step: 1 },
  mobile: { shown: 3, step: 3 },
} as const satisfies Record<CalendarLayout, { shown: number; step: number }>;

/** Pixels before the end of the scrolled months at which more are appended. @rule CAL-029 */
export const scrollThreshold = 200;

/** Months that one request of a product page asks for. @rule CAL-030 */
export function fetchStep(layout: CalendarLayout, dataFlowMode: 'pull' | 'push'): number {
  if (layout === 'desktop') return 2;
  return dataFlowMode === 'pull' ? 3 : 4;
}

/** Whether the scroll is near enough to the end to append months. @rule CAL-029 */
export function isNearEnd({
  top,
  height,
  contentHeight,
}: {
  top: number;
  height: number;
  contentHeight: number;
}): boolean {
  return contentHeight - (top + height) <= scrollThreshold;
}

/** The month that opens first: that of the check-in, else the current one; never so late that a shown month lies beyond. */
export function openingMonth(checkin: Month | undefined, window: BookableWindow, layout: CalendarLayout): Month {
  const first = monthOf(window.firstBookableDay);
  const last = lastOpening(window, layout);
  if (!checkin || checkin < first) return first;
  return checkin < last ? checkin : last;
}

/** The months a desktop calendar shows from `first`. @rule CAL-001 */
export function shownMonths(first: Month): Month[] {
  return monthsBetween(first, shiftMonth(first, viewSteps.desktop.shown - 1));
}

/** Whether the buttons of the desktop calendar can be used; previous is disabled on the current month. @rule CAL-026 CAL-041 */
export function pagingState(first: Month, window: BookableWindow): { canGoBack: boolean; canGoOn: boolean } {
  return {
    canGoBack: first > monthOf(window.firstBookableDay),
    canGoOn: first < lastOpening(window, 'desktop'),
  };
}

/** The first month shown after a step; the same one where there is nothing to go to. @rule CAL-026 CAL-027 */
export function turnPage(first: Month, direction: 'previous' | 'next', window: BookableWindow): Month {
  const { canGoBack, canGoOn } = pagingState(first, window);
  if (direction === 'previous') return canGoBack ? shiftMonth(first, -viewSteps.desktop.step) : first;
  return canGoOn ? shiftMonth(first, viewSteps.desktop.step) : first;
}

/** The months a mobile calendar shows after so many steps, from the current month up to a year ahead. @rule CAL-028 CAL-041 */
export function appendedMonths(steps: number, window: BookableWindow): Month[] {
  const count = viewSteps.mobile.shown + steps * viewSteps.mobile.step;
  return monthsBetween(monthOf(window.firstBookableDay), monthOf(window.horizon)).slice(0, count);
}

/** Months to ask for: the first one and how many. */
export interface MonthRequest {
  readonly month: Month;
  readonly length: number;
}

/**
 * The next request for the wanted months, in steps from the first one not loaded and never beyond the horizon;
 * `undefined` when all are there. @rule CAL-030 CAL-041
 */
export function nextRequest(
  wanted: readonly Month[],
  loaded: ReadonlySet<Month>,
  step: number,
  window: BookableWindow,
): MonthRequest | undefined {
  const last = monthOf(window.horizon);
  const month = wanted.find((each) => !loaded.has(each) && each <= last);
  if (!month) return undefined;
  const run = monthsBetween(month, shiftMonth(month, step - 1)).filter((each) => each <= last);
  const known = run.findIndex((each) => loaded.has(each));
  return { month, length: known === -1 ? run.length : known };
}

function lastOpening(window: BookableWindow, layout: CalendarLayout): Month {
  const last = monthOf(window.horizon);
  return layout === 'desktop' ? shiftMonth(last, 1 - viewSteps.desktop.shown) : last;
}
