import { expect, test } from 'vitest';
import { parseDate } from '#shared/calendar/date.ts';
import { heroPictureOf } from './hero-picture.ts';

const idIn = (day: string) => heroPictureOf(parseDate(day)!).id;

test('HOME-hero snow shows in winter and never in summer', () => {
  expect([idIn('2026-12-01'), idIn('2027-01-31')]).toEqual(['hero-mountain-day', 'hero-mountain-day']);
  expect([idIn('2026-07-01'), idIn('2026-08-31')]).toEqual(['hero-sea-golden', 'hero-sea-golden']);
});

test('HOME-hero words on a dusk are light, words on a day are dark', () => {
  expect(heroPictureOf(parseDate('2026-11-21')!)).toEqual({ id: 'hero-city-dusk', sky: 'dark' });
  expect(heroPictureOf(parseDate('2026-06-21')!).sky).toBe('light');
});
