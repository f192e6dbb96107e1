import { expect, test } from 'vitest';
import { parseDate, toDayNumber } from '#shared/calendar/date.ts';
import { bookingDays } from './booking-days.ts';
import { endOfDay } from './end-of-day.ts';

const dayOf = (text: string) => toDayNumber(parseDate(text)!);

test('CAL-034 today can be booked until the last second before eight in the evening of the hotel', () => {
  expect(bookingDays(Date.parse('2026-11-21T18:59:59Z'), 'FR').first).toBe(dayOf('2026-11-21'));
  expect(bookingDays(Date.parse('2026-11-21T19:00:00Z'), 'FR').first).toBe(dayOf('2026-11-22'));
  expect(bookingDays(Date.parse('2026-07-21T18:00:00Z'), 'FR').first).toBe(dayOf('2026-07-22'));
});

test('CAL-013 the calendar runs from this month to the same month a year later', () => {
  expect(bookingDays(Date.parse('2026-12-31T12:00:00Z'), 'ES')).toMatchObject({
    minMonth: '2026-12',
    maxMonth: '2027-12',
  });
});

test('CAL-034 after midnight of the hotel it is the next day, whatever the day in London', () => {
  expect(bookingDays(Date.parse('2026-11-21T23:30:00Z'), 'IT').today).toBe('2026-11-22');
});

test('QUOTE-004 a day ends with its last second, in winter and in summer time', () => {
  expect(endOfDay(parseDate('2026-11-22')!, 'Europe/Paris')).toBe('2026-11-22T22:59:59.000Z');
  expect(endOfDay(parseDate('2026-07-05')!, 'Europe/Paris')).toBe('2026-07-05T21:59:59.000Z');
  expect(endOfDay(parseDate('2026-10-25')!, 'Europe/Paris')).toBe('2026-10-25T22:59:59.000Z');
});
