import { addMonths, type IsoDate, parseDate, toDayNumber } from '#shared/calendar/date.ts';

/** The first day of a month written yyyy-MM; undefined beyond the years of the calendar. */
export function firstDayOf(month: string): IsoDate | undefined {
  return parseDate(`${month}-01`);
}

/** The months from `first` on, as yyyy-MM. */
export function listMonths(first: IsoDate, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(first, index).slice(0, 7));
}

/** The day number after the last day of `count` months from `first` on. */
export function dayAfter(first: IsoDate, count: number): number {
  return toDayNumber(addMonths(first, count));
}
