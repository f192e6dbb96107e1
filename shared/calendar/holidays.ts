import type { Country } from '../locale/locales.ts';
import { addDays, fromDayNumber, type IsoDate, parseDate } from './date.ts';

/** The names of public holidays, as messages call them. */
export type HolidayName =
  | 'newYear'
  | 'epiphany'
  | 'goodFriday'
  | 'easterMonday'
  | 'labourDay'
  | 'victoryDay'
  | 'ascension'
  | 'whitMonday'
  | 'nationalDay'
  | 'assumption'
  | 'allSaints'
  | 'armistice'
  | 'constitutionDay'
  | 'immaculateConception'
  | 'christmas';

export interface Holiday {
  readonly name: HolidayName;
  readonly date: IsoDate;
}

/** Month and day, or days after Easter Sunday. */
type Rule = `${number}-${number}` | number;

const rules: Partial<Record<Country, Partial<Record<HolidayName, Rule>>>> = {
  FR: {
    newYear: '01-01',
    easterMonday: 1,
    labourDay: '05-01',
    victoryDay: '05-08',
    ascension: 39,
    whitMonday: 50,
    nationalDay: '07-14',
    assumption: '08-15',
    allSaints: '11-01',
    armistice: '11-11',
    christmas: '12-25',
  },
  BE: {
    newYear: '01-01',
    easterMonday: 1,
    labourDay: '05-01',
    ascension: 39,
    whitMonday: 50,
    nationalDay: '07-21',
    assumption: '08-15',
    allSaints: '11-01',
    armistice: '11-11',
    christmas: '12-25',
  },
  ES: {
    newYear: '01-01',
    epiphany: '01-06',
    goodFriday: -2,
    labourDay: '05-01',
    assumption: '08-15',
    nationalDay: '10-12',
    allSaints: '11-01',
    constitutionDay: '12-06',
    immaculateConception: '12-08',
    christmas: '12-25',
  },
};

/** The national public holidays of a year that make long weekends, earliest first; none for countries without shortcuts. */
export function publicHolidays(country: Country, year: number): Holiday[] {
  const easter = easterSunday(year);
  return Object.entries(rules[country] ?? {})
    .flatMap(([name, rule]): Holiday[] => {
      const date = typeof rule === 'number' ? addDays(easter, rule) : parseDate(`${year}-${rule}`);
      return date ? [{ name: name as HolidayName, date }] : [];
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Easter Sunday of a year from 1970 on, by the anonymous Gregorian algorithm. */
export function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return fromDayNumber(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / 86_400_000);
}
