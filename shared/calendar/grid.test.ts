import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysInMonth, fromDayNumber, weekday } from './date.ts';
import {
  firstDayOf,
  type Month,
  monthGrid,
  monthOf,
  monthsBetween,
  parseMonth,
  shiftMonth,
  weekdayColumns,
} from './grid.ts';

const month = (text: string) => parseMonth(text) as Month;

test('CAL-001 a month stands in weeks that begin on Monday', () => {
  const weeks = monthGrid(month('2026-11'));
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
});

test('CAL-001 weeks can begin on another day', () => {
  expect(weekdayColumns(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
  expect(monthGrid(month('2026-11'), 7)[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
});

test('CAL-001 CAL-002 every month holds each of its days once, in the column of its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 1, max: 7 }), (days, firstDayOfWeek) => {
      const date = fromDayNumber(days);
      const weeks = monthGrid(monthOf(date), firstDayOfWeek);
      const shown = weeks.flat().filter((day) => day !== undefined);
      expect(shown).toHaveLength(daysInMonth(date));
      expect(new Set(shown).size).toBe(shown.length);
      const columns = weekdayColumns(firstDayOfWeek);
      expect(weeks.every((week) => week.every((day, at) => !day || weekday(day) === columns[at]))).toBe(true);
      expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
    }),
  );
});

test('CAL-013 a month is read exactly, and nonsense is none', () => {
  expect(parseMonth('2026-02')).toBe('2026-02');
  expect(['2026-13', '2026-2', '2026', '', null, undefined, '1969-01', '2026-02-01'].map(parseMonth)).toEqual(
    Array(8).fill(undefined),
  );
});

test('CAL-041 months are counted over the turn of the year', () => {
  expect(shiftMonth(month('2026-11'), 2)).toBe('2027-01');
  expect(shiftMonth(month('2026-01'), -1)).toBe('2025-12');
  expect(monthsBetween(month('2026-11'), month('2027-01'))).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsBetween(month('2026-11'), month('2026-10'))).toEqual([]);
  expect(monthsBetween(month('2999-11'), month('2999-12'))).toEqual(['2999-11', '2999-12']);
  expect(firstDayOf(month('2024-02'))).toBe('2024-02-01');
});
