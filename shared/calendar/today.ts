import { addDays, clockIn, type IsoDate } from './date.ts';
import { type BookableWindow, horizonFrom } from './stay-dates.ts';

/** The hour of the day from which a stay can no longer begin on the same day. @rule CAL-034 */
export const orderLimitHour = 20;

/**
 * The first day on which a stay can begin: today until 19:59:59 of `timeZone`, tomorrow from 20:00:00; `now` is epoch
 * ms. @rule CAL-034 CAL-040
 */
export function firstBookableDay(now: number, timeZone: string): IsoDate {
  const { date, seconds } = clockIn(now, timeZone);
  return seconds < orderLimitHour * 3600 ? date : addDays(date, 1);
}

/** The days between which a stay may lie: from the first bookable one, a year ahead. @rule CAL-034 CAL-041 */
export function bookableWindow(now: number, timeZone: string): BookableWindow {
  const first = firstBookableDay(now, timeZone);
  return { firstBookableDay: first, horizon: horizonFrom(first) };
}
