import type { IsoDate } from './date.ts';
import type { StayDates } from './stay-dates.ts';

/** What is picked in an open calendar. `checkout` of a range is always later than `checkin`. @rule CAL-012 */
export type Selection =
  | { readonly kind: 'empty' }
  | { readonly kind: 'check-in'; readonly checkin: IsoDate }
  | { readonly kind: 'range'; readonly checkin: IsoDate; readonly checkout: IsoDate };

/** Nothing picked; what the clear link leads to. @rule CAL-022 */
export const emptySelection: Selection = { kind: 'empty' };

/** The selection that shows the dates of the address. */
export function selectionOf(dates: StayDates | undefined): Selection {
  return dates ? { kind: 'range', checkin: dates.checkin, checkout: dates.checkout } : emptySelection;
}

/** The dates of a complete selection; `undefined` otherwise. @rule CAL-017 */
export function datesOf(selection: Selection): StayDates | undefined {
  return selection.kind === 'range' ? { checkin: selection.checkin, checkout: selection.checkout } : undefined;
}

/**
 * The selection after a click on a day that can be picked. With only a check-in a later day completes the range, the
 * check-in itself changes nothing, and an earlier day becomes the check-in; otherwise the selection starts anew.
 * @rule CAL-015 CAL-016 CAL-018 CAL-019
 */
export function selectDay(selection: Selection, day: IsoDate): Selection {
  if (selection.kind === 'check-in') {
    if (day === selection.checkin) return selection;
    if (day > selection.checkin) return { kind: 'range', checkin: selection.checkin, checkout: day };
  }
  return { kind: 'check-in', checkin: day };
}

/** The selection once the calendar is closed: a check-in alone gives way to the dates of the address. @rule CAL-021 */
export function closeSelection(selection: Selection, stored: StayDates | undefined): Selection {
  return selection.kind === 'check-in' ? selectionOf(stored) : selection;
}

/** Milliseconds after which the calendar closes by itself; `undefined` when it stays open. @rule CAL-023 CAL-024 */
export function closeDelay(
  selection: Selection,
  { autoClose, withDelay }: { autoClose: boolean; withDelay: boolean },
): number | undefined {
  if (!autoClose || selection.kind !== 'range') return undefined;
  return withDelay ? 1000 : 0;
}

/** Which of the two header texts the calendar shows: `departure` between the two clicks, else `dates`. @rule CAL-003 */
export function headerKey(selection: Selection): 'dates' | 'departure' {
  return selection.kind === 'check-in' ? 'departure' : 'dates';
}

/** Where a day lies in a range; `undefined` outside of it. */
export type DayPosition = 'check-in' | 'between' | 'check-out';

/** Where a day lies in the selection, or in the range previewed while a check-out is chosen. */
export function positionOf(day: IsoDate, selection: Selection, preview?: StayDates): DayPosition | undefined {
  if (selection.kind === 'empty') return undefined;
  if (day === selection.checkin) return 'check-in';
  const range = datesOf(selection) ?? preview;
  if (!range || day < range.checkin || day > range.checkout) return undefined;
  return day === range.checkout ? 'check-out' : 'between';
}
