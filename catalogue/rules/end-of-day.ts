import { clockIn, type IsoDate } from '#shared/calendar/date.ts';

/** The instant (ISO, UTC) of the last second of a day in a time zone, however the clocks of that day are changed. */
export function endOfDay(day: IsoDate, timeZone: string): string {
  const utc = Date.parse(`${day}T23:59:59Z`);
  const { date, seconds } = clockIn(utc, timeZone);
  const shown = Date.parse(date) + seconds * 1000;
  return new Date(utc - (shown - utc)).toISOString();
}
