import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber, type IsoDate, nightsBetween } from './date.ts';
import { createStayDates, horizonFrom, nightsOf, parseNights, parseStayDates } from './stay-dates.ts';

const first = '2026-11-21' as IsoDate;
const window = { firstBookableDay: first, horizon: horizonFrom(first) };
const parse = (checkin: string | null, checkout: string | null = null, nights: string | null = null) =>
  parseStayDates({ checkin, checkout, nights }, window);

test('CAL-032 stored dates count only when they are real days in the future', () => {
  expect(parse('2026-11-21', '2026-11-23')).toEqual({ checkin: '2026-11-21', checkout: '2026-11-23' });
  expect(parse('2026-11-20', '2026-11-23')).toBeUndefined();
  expect(parse('2026-11-31', '2026-12-02')).toBeUndefined();
  expect(parse('soon')).toBeUndefined();
});

test('CAL-032 an unusable check-out makes the pair unusable, instead of another stay', () => {
  expect(parse('2026-12-05', '2026-12-05')).toBeUndefined();
  expect(parse('2026-12-05', '2026-12-04', '2')).toBeUndefined();
  expect(parse('2026-12-05', 'later', '2')).toBeUndefined();
});

test('FLOW-041 a check-in alone is one night, or as many as are named', () => {
  expect(parse('2026-12-05')?.checkout).toBe('2026-12-06');
  expect(parse('2026-12-05', null, '3')?.checkout).toBe('2026-12-08');
  expect(parse('2026-12-05', null, 'x')?.checkout).toBe('2026-12-06');
});

test('CAL-041 a stay ends within a year of the first bookable day', () => {
  expect(window.horizon).toBe('2027-11-21');
  expect(parse('2027-11-20', '2027-11-21')).toBeDefined();
  expect(parse('2027-11-21', '2027-11-22')).toBeUndefined();
});

test('FLOW-031 nights are whole and between 1 and 30', () => {
  expect(['1', '30', '02'].map(parseNights)).toEqual([1, 30, 2]);
  expect(['0', '31', '-1', '1.5', '', ' 1', null].map(parseNights)).toEqual(Array(7).fill(undefined));
});

test('CAL-018 no pair of days makes a stay without a night, outside the window, or beyond 30 nights', () => {
  const day = fc.integer({ min: 20_700, max: 21_200 }).map(fromDayNumber);
  fc.assert(
    fc.property(day, day, (checkin, checkout) => {
      const dates = createStayDates(checkin, checkout, window);
      const nights = nightsBetween(checkin, checkout);
      const isRight = nights >= 1 && nights <= 30 && checkin >= first && checkout <= window.horizon;
      expect(dates !== undefined).toBe(isRight);
      if (dates) expect(nightsOf(dates)).toBe(nights);
    }),
  );
});
