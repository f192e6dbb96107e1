import { addMonths as addMonthsToLocal, getDaysInMonth } from 'date-fns';
import { dateFormatOf } from '../locale/intl.ts';

declare const isoDate: unique symbol;

/** A real calendar day as `yyyy-MM-dd`, from 1970 to 2999; without time and zone. Text order is calendar order. */
export type IsoDate = string & { readonly [isoDate]: 'IsoDate' };

const millisecondsInDay = 86_400_000;
const lastDayNumber = Date.UTC(2999, 11, 31) / millisecondsInDay;

/** The day that `text` names; `undefined` unless it is exactly `yyyy-MM-dd`, real, and within 1970 to 2999. */
export function parseDate(text: string | null | undefined): IsoDate | undefined {
  const match = /^(19[7-9]\d|2\d{3})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return undefined;
  const date = fromDayNumber(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / millisecondsInDay);
  return date === match[0] ? date : undefined;
}

/** Days from 1970-01-01 (0) to `date`. */
export function toDayNumber(date: IsoDate): number {
  return Date.parse(date) / millisecondsInDay;
}

/** The day that lies `days` whole days after 1970-01-01; constrained to 1970-01-01 to 2999-12-31. */
export function fromDayNumber(days: number): IsoDate {
  const constrained = Math.min(Math.max(Math.trunc(days), 0), lastDayNumber);
  return new Date(constrained * millisecondsInDay).toISOString().slice(0, 10) as IsoDate;
}

/** The day `days` later, or earlier when negative; constrained like {@link fromDayNumber}. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** The same day of the month `months` later, or the last day of a shorter month: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const moved = addMonthsToLocal(new Date(yearOf(date), monthIndexOf(date), dayOfMonth(date)), months);
  return fromDayNumber(Date.UTC(moved.getFullYear(), moved.getMonth(), moved.getDate()) / millisecondsInDay);
}

/** Nights of a stay from `checkin` to `checkout`; negative when `checkout` is earlier. */
export function nightsBetween(checkin: IsoDate, checkout: IsoDate): number {
  return toDayNumber(checkout) - toDayNumber(checkin);
}

/** Order for `sort`: negative when `a` is the earlier day, 0 when both are the same. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return toDayNumber(a) - toDayNumber(b);
}

/** Day of the week, Monday 1 to Sunday 7. */
export function weekday(date: IsoDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (((toDayNumber(date) + 3) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** The first day of the month of `date`. */
export function startOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01` as IsoDate;
}

/** Number of days in the month of `date`, 28 to 31. */
export function daysInMonth(date: IsoDate): number {
  return getDaysInMonth(new Date(yearOf(date), monthIndexOf(date), 1));
}

/** Day of the month, 1 to 31. */
export function dayOfMonth(date: IsoDate): number {
  return Number(date.slice(8));
}

/** Noon UTC of the day, which is what messages and `Intl` format with the time zone UTC. */
export function toNoonUtc(date: IsoDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** What a clock in `timeZone` shows at the instant `now` (epoch ms): the day, and the seconds since its midnight. */
export function clockIn(now: number, timeZone: string): { readonly date: IsoDate; readonly seconds: number } {
  const parts = Object.fromEntries(
    clockFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  return {
    date: fromDayNumber(Date.UTC(year, month - 1, day) / millisecondsInDay),
    seconds: Number(parts.hour) * 3600 + Number(parts.minute) * 60 + Number(parts.second),
  };
}

/** The day in `timeZone` at the instant `now` (epoch ms); an unknown zone throws a RangeError, being a wrong setting. */
export function todayIn(now: number, timeZone: string): IsoDate {
  return clockIn(now, timeZone).date;
}

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  return dateFormatOf('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

function monthIndexOf(date: IsoDate): number {
  return Number(date.slice(5, 7)) - 1;
}
