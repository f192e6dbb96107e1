import { expect, test } from 'vitest';
import { type Locale, locales } from '../locale/locales.ts';
import { type IsoDate, parseDate, weekday } from './date.ts';
import { easterSunday, publicHolidays } from './holidays.ts';
import { campaignRanges, longWeekendAround, popularDates } from './shortcuts.ts';
import { horizonFrom } from './stay-dates.ts';

const shortcuts = (today: string, locale: Locale = 'fr_FR', firstBookableDay = today as IsoDate) =>
  popularDates(locale, today as IsoDate, { firstBookableDay, horizon: horizonFrom(firstBookableDay) });
const print = (list: ReturnType<typeof shortcuts>) =>
  list.map((item) => `${item.kind === 'long-weekend' ? item.holiday : item.kind} ${item.checkin} ${item.checkout}`);

test('CAL-042 CAL-046 popular dates appear in Spain, France and Belgium only', () => {
  expect(locales.filter((locale) => shortcuts('2026-11-18', locale).length > 0)).toEqual([
    'fr_FR',
    'es_ES',
    'fr_BE',
    'nl_BE',
  ]);
});

test('CAL-043 this weekend and the next run from Saturday to Sunday', () => {
  expect(print(shortcuts('2026-11-18')).slice(0, 2)).toEqual([
    'this-weekend 2026-11-21 2026-11-22',
    'next-weekend 2026-11-28 2026-11-29',
  ]);
  expect(print(shortcuts('2026-11-21'))[0]).toBe('this-weekend 2026-11-21 2026-11-22');
});

test('CAL-044 on a Sunday the current weekend is skipped', () => {
  expect(print(shortcuts('2026-11-22'))[0]).toBe('next-weekend 2026-11-28 2026-11-29');
});

test('CAL-034 on a Saturday after the order limit this weekend is gone', () => {
  expect(print(shortcuts('2026-11-21', 'fr_FR', '2026-11-22' as IsoDate))[0]).toBe(
    'next-weekend 2026-11-28 2026-11-29',
  );
});

test('CAL-045 the campaign ranges of May 2024 are offered until they are past', () => {
  expect(print(shortcuts('2024-04-10')).slice(2, 5)).toEqual([
    'campaign 2024-05-01 2024-05-05',
    'campaign 2024-05-08 2024-05-12',
    'campaign 2024-05-17 2024-05-19',
  ]);
  expect(print(shortcuts('2024-05-10')).filter((text) => text.startsWith('campaign'))).toEqual([
    'campaign 2024-05-17 2024-05-19',
  ]);
  expect(print(shortcuts('2026-11-18')).join()).not.toContain('campaign');
  expect(campaignRanges.flatMap(({ checkin, checkout }) => [checkin, checkout]).every((date) => parseDate(date))).toBe(
    true,
  );
});

test('CAL-006 the next four long weekends around the holidays of the market follow', () => {
  expect(print(shortcuts('2026-11-18')).slice(2)).toEqual([
    'christmas 2026-12-25 2026-12-27',
    'newYear 2027-01-01 2027-01-03',
    'easterMonday 2027-03-27 2027-03-29',
    'ascension 2027-05-06 2027-05-09',
  ]);
  expect(print(shortcuts('2026-11-18', 'es_ES')).slice(2, 4)).toEqual([
    'immaculateConception 2026-12-05 2026-12-08',
    'christmas 2026-12-25 2026-12-27',
  ]);
});

test('CAL-006 a holiday in the middle of the week or on a weekend makes no long weekend', () => {
  expect(['2026-11-11', '2026-12-26', '2026-12-27'].map((date) => longWeekendAround(date as IsoDate))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(longWeekendAround('2026-05-14' as IsoDate)).toEqual({ checkin: '2026-05-14', checkout: '2026-05-17' });
});

test('CAL-006 Easter and the holidays that follow it are found', () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
  const easterMonday = publicHolidays('FR', 2026).find(({ name }) => name === 'easterMonday')?.date as IsoDate;
  expect([easterMonday, weekday(easterMonday)]).toEqual(['2026-04-06', 1]);
  expect(publicHolidays('NL', 2026)).toEqual([]);
});
