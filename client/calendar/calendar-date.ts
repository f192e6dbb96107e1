import { CalendarDate, type DateValue, GregorianCalendar } from '@internationalized/date';
import type { IsoDate } from '#shared/calendar/date.ts';

const gregorian = new GregorianCalendar();

/** The only calendar system of the markets; the library's own factory would bring a dozen more. */
export const createGregorian = () => gregorian;

/** The library's object for a day; it never leaves this folder. */
export function toCalendarDate(day: IsoDate): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new CalendarDate(gregorian, year, month, date);
}

/** The day of an object of the library: its years are kept within the window of an {@link IsoDate}. */
export function toIsoDate({ year, month, day }: DateValue): IsoDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as IsoDate;
}
