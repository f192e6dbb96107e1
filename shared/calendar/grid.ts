import { addDays, addMonths, daysInMonth, type IsoDate, parseDate, startOfMonth, weekday } from './date.ts';

/** A calendar month as `yyyy-MM`; text order is calendar order. */
export type Month = string & { readonly month: unique symbol };

/** Seven days in the order of the columns; `undefined` where another month lies. */
export type Week = readonly (IsoDate | undefined)[];

/** The month of a day. */
export function monthOf(date: IsoDate): Month {
  return date.slice(0, 7) as Month;
}

/** The month that `text` names exactly as `yyyy-MM`, within 1970 to 2999; `undefined` for anything else. */
export function parseMonth(text: string | null | undefined): Month | undefined {
  const date = parseDate(`${text}-01`);
  return date && monthOf(date);
}

/** The first day of a month. */
export function firstDayOf(month: Month): IsoDate {
  return `${month}-01` as IsoDate;
}

/** The month `count` months later, or earlier when negative. */
export function shiftMonth(month: Month, count: number): Month {
  return monthOf(addMonths(firstDayOf(month), count));
}

/** Months from `first` to `last`, both included; none when `last` is earlier. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const count = monthNumber(last) - monthNumber(first) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => shiftMonth(first, index));
}

/** The weekdays of the columns, Monday 1 to Sunday 7, beginning with `firstDayOfWeek`. */
export function weekdayColumns(firstDayOfWeek: number): number[] {
  return Array.from({ length: 7 }, (_, column) => ((firstDayOfWeek - 1 + column) % 7) + 1);
}

/**
 * The days of a month in weeks of seven columns, four to six of them; `firstDayOfWeek` is 1 (Monday) to 7 (Sunday).
 * @rule CAL-001 CAL-002
 */
export function monthGrid(month: Month, firstDayOfWeek = 1): Week[] {
  const first = startOfMonth(firstDayOf(month));
  const before = (weekday(first) - firstDayOfWeek + 7) % 7;
  const days = daysInMonth(first);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const offset = week * 7 + column - before;
      return offset >= 0 && offset < days ? addDays(first, offset) : undefined;
    }),
  );
}

function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
