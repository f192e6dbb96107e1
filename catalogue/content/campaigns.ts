import {
  addDays,
  addMonths,
  type IsoDate,
  parseDate,
  startOfMonth,
  toDayNumber,
  todayIn,
  weekday,
} from '#shared/calendar/date.ts';
import type { Period } from '#shared/catalogue/content/period.ts';
import type { Country } from '#shared/locale/locales.ts';
import { endOfDay } from '../rules/end-of-day.ts';
import { countries } from '../seed/geography/countries.ts';

/** The moment of a campaign: the instant asked for and the market whose days count. */
export interface Moment {
  readonly now: number;
  readonly country: Country;
}

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

export const occasions = ['christmas', 'valentine', 'anytime'] as const;
export type Occasion = (typeof occasions)[number];

/** The week, Monday to Sunday, which is how long flash deals hold; `number` counts weeks and never repeats. */
export function weekOf(moment: Moment): { readonly number: number; readonly period: Period } {
  const today = todayOf(moment);
  const monday = addDays(today, 1 - weekday(today));
  return { number: (toDayNumber(monday) - 4) / 7, period: between(monday, addDays(monday, 7), moment) };
}

/** The calendar month. */
export function monthOf(moment: Moment): Period {
  const first = startOfMonth(todayOf(moment));
  return between(first, addMonths(first, 1), moment);
}

/** The season by whole months: winter is December to February. */
export function seasonOf(moment: Moment): { readonly season: Season; readonly period: Period } {
  const first = startOfMonth(todayOf(moment));
  const month = Number(first.slice(5, 7));
  const start = addMonths(first, -(month % 3));
  return {
    season: seasons[Math.floor((month % 12) / 3)] ?? 'winter',
    period: between(start, addMonths(start, 3), moment),
  };
}

/** First day, and the day after the last one. Spain gives at Epiphany too. */
function datedOccasions(year: number, country: Country): readonly (readonly [Occasion, IsoDate, IsoDate])[] {
  const isEpiphany = country === 'ES';
  return [
    ...(isEpiphany ? [['christmas', dayOf(year - 1, '11-10'), dayOf(year, '01-06')] as const] : []),
    ['valentine', dayOf(year, '01-15'), dayOf(year, '02-15')],
    ['christmas', dayOf(year, '11-10'), isEpiphany ? dayOf(year + 1, '01-06') : dayOf(year, '12-25')],
  ];
}

/** What people give for at the moment; between the dated occasions it is any day, until the month ends or one begins. */
export function occasionOf(moment: Moment): { readonly occasion: Occasion; readonly period: Period } {
  const today = todayOf(moment);
  const dated = datedOccasions(Number(today.slice(0, 4)), moment.country);
  const current = dated.find(([, from, to]) => from <= today && today < to);
  if (current) {
    const [occasion, from, to] = current;
    return { occasion, period: between(from, to, moment) };
  }
  const month = startOfMonth(today);
  const bounds = dated.flatMap(([, from, to]) => [from, to]);
  const start = bounds.filter((day) => day <= today && day > month).at(-1) ?? month;
  const end = bounds.find((day) => day > today && day < addMonths(month, 1)) ?? addMonths(month, 1);
  return { occasion: 'anytime', period: between(start, end, moment) };
}

function todayOf({ now, country }: Moment): IsoDate {
  return todayIn(now, countries[country].timeZone);
}

/** From the first second of `from` on and before that of `to`, by the clocks of the market. */
function between(from: IsoDate, to: IsoDate, { country }: Moment): Period {
  return { start: startOfDay(from, country), end: startOfDay(to, country) };
}

function startOfDay(day: IsoDate, country: Country): string {
  const lastSecondBefore = Date.parse(endOfDay(addDays(day, -1), countries[country].timeZone));
  return new Date(lastSecondBefore + 1000).toISOString();
}

function dayOf(year: number, monthAndDay: string): IsoDate {
  const day = parseDate(`${year}-${monthAndDay}`);
  if (!day) throw new Error(`No day ${year}-${monthAndDay}`);
  return day;
}
