import { expect, test } from 'vitest';
import { bookableWindow, firstBookableDay } from './today.ts';

test('CAL-034 today can be a check-in until 19:59:59 and not from 20:00:00', () => {
  expect(firstBookableDay(Date.parse('2026-11-21T18:59:59.999Z'), 'Europe/Paris')).toBe('2026-11-21');
  expect(firstBookableDay(Date.parse('2026-11-21T19:00:00Z'), 'Europe/Paris')).toBe('2026-11-22');
  expect(firstBookableDay(Date.parse('2026-11-21T22:59:59Z'), 'Europe/Paris')).toBe('2026-11-22');
  expect(firstBookableDay(Date.parse('2026-11-21T23:00:00Z'), 'Europe/Paris')).toBe('2026-11-22');
});

test('CAL-034 the order limit is judged in the given time zone, summer and winter', () => {
  expect(firstBookableDay(Date.parse('2026-11-21T19:30:00Z'), 'Atlantic/Canary')).toBe('2026-11-21');
  expect(firstBookableDay(Date.parse('2026-07-01T18:00:00Z'), 'Europe/Paris')).toBe('2026-07-02');
  expect(firstBookableDay(Date.parse('2026-07-01T17:59:59Z'), 'Europe/Paris')).toBe('2026-07-01');
});

test('CAL-041 stays can be booked one year ahead of the first bookable day', () => {
  expect(bookableWindow(Date.parse('2026-11-21T20:00:00Z'), 'Europe/Paris')).toEqual({
    firstBookableDay: '2026-11-22',
    horizon: '2027-11-22',
  });
});
