import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clockIn,
  compareDates,
  dayOfMonth,
  daysInMonth,
  fromDayNumber,
  type IsoDate,
  nightsBetween,
  parseDate,
  startOfMonth,
  toDayNumber,
  todayIn,
  toNoonUtc,
  weekday,
} from './date.ts';

const day = (text: string) => parseDate(text) as IsoDate;
const anyDay = fc.integer({ min: 0, max: 300_000 }).map(fromDayNumber);

test('CAL-032 a date is real, exact and within 1970 to 2999', () => {
  expect([parseDate('2024-02-29'), parseDate('1970-01-01'), parseDate('2999-12-31')]).toEqual([
    '2024-02-29',
    '1970-01-01',
    '2999-12-31',
  ]);
  const wrong = ['2023-02-29', '2026-13-01', '2026-00-10', '2026-1-1', ' 2026-01-01', '2026-01-01T00', '1969-12-31'];
  expect([...wrong, '3000-01-01', '٢٠٢٦-٠١-٠١', '', null, undefined].map(parseDate)).toEqual(Array(12).fill(undefined));
});

test('CAL-032 no text is an error, and what is read is what was written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
      expect([text, undefined]).toContain(parseDate(text));
    }),
  );
});

test('CAL-017 nights are counted in days, over changes of clock and leap days', () => {
  expect(nightsBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
  expect(nightsBetween(day('2026-10-24'), day('2026-10-26'))).toBe(2);
  expect(nightsBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2);
});

test('CAL-017 adding nights and counting them are inverse, and text order is calendar order', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 3000 }), (from, nights) => {
      const to = addDays(from, nights);
      expect(nightsBetween(from, to)).toBe(nights);
      expect(addDays(to, -nights)).toBe(from);
      expect(parseDate(from)).toBe(from);
      expect(fromDayNumber(toDayNumber(from))).toBe(from);
      expect(compareDates(from, to) < 0).toBe(from < to);
    }),
  );
});

test('CAL-041 a month later is the same day, or the last day of a shorter month', () => {
  expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
  expect(addMonths(day('2024-01-31'), 1)).toBe('2024-02-29');
  expect(addMonths(day('2026-11-21'), 12)).toBe('2027-11-21');
  expect(addMonths(day('2026-03-31'), -1)).toBe('2026-02-28');
});

test('CAL-001 weekdays run from Monday 1 to Sunday 7, seven days apart the same', () => {
  expect([weekday(day('2026-11-16')), weekday(day('2026-11-21')), weekday(day('2026-11-22'))]).toEqual([1, 6, 7]);
  fc.assert(
    fc.property(anyDay, (date) => {
      expect(weekday(addDays(date, 7))).toBe(weekday(date));
      expect(weekday(date)).toBe(toNoonUtc(date).getUTCDay() || 7);
    }),
  );
});

test('CAL-001 a month has its days', () => {
  expect([daysInMonth(day('2024-02-10')), daysInMonth(day('2026-02-10')), daysInMonth(day('2026-12-31'))]).toEqual([
    29, 28, 31,
  ]);
  expect([startOfMonth(day('2026-12-31')), dayOfMonth(day('2026-12-09'))]).toEqual(['2026-12-01', 9]);
});

test('CAL-034 the day and the clock are those of the time zone, whatever the machine thinks', () => {
  const now = Date.parse('2026-11-21T23:30:05Z');
  expect(todayIn(now, 'Europe/Paris')).toBe('2026-11-22');
  expect(clockIn(now, 'Atlantic/Canary')).toEqual({ date: '2026-11-21', seconds: 23 * 3600 + 30 * 60 + 5 });
  expect(clockIn(Date.parse('2026-11-21T23:00:00Z'), 'Europe/Paris')).toEqual({ date: '2026-11-22', seconds: 0 });
  expect(() => todayIn(now, 'Nowhere/Land')).toThrow(RangeError);
});

test('CAL-041 days outside the calendar are constrained to its ends', () => {
  expect([fromDayNumber(-5), fromDayNumber(1e9)]).toEqual(['1970-01-01', '2999-12-31']);
});
