import { addMonths, clockIn, type IsoDate, startOfMonth, toDayNumber } from '#shared/calendar/date.ts';
import type { Country } from '#shared/locale/locales.ts';
import { countries } from '../seed/geography/countries.ts';

/** A stay can be booked for today until this hour of the hotel's day. @rule CAL-034 */
const lastHour = 20;
/** Check-ins are sold this many months ahead. @rule HOTEL-020 */
const monthsAhead = 12;

export interface BookingDays {
  readonly today: IsoDate;
  /** Day number of the first possible check-in. */
  readonly first: number;
  readonly minMonth: string;
  readonly maxMonth: string;
}

/** The days on which stays in this country can begin, seen from `now` (epoch ms). */
export function bookingDays(now: number, country: Country): BookingDays {
  const { date, seconds } = clockIn(now, countries[country].timeZone);
  const first = toDayNumber(date) + (seconds >= lastHour * 3600 ? 1 : 0);
  const monthOf = (day: IsoDate) => day.slice(0, 7);
  return { today: date, first, minMonth: monthOf(date), maxMonth: monthOf(addMonths(startOfMonth(date), monthsAhead)) };
}
