import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthOf, occasionOf, seasonOf, weekOf } from './campaigns.ts';

const now = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2045, 11, 31) });
const country = fc.constantFrom('FR', 'ES', 'BE', 'NL', 'IT');
const moment = fc.record({ now, country });
const at = (text: string) => Date.parse(text);
const hour = 3_600_000;

test('HOME-020 a campaign always runs at the moment it is asked for, and the next one begins when it ends', () => {
  fc.assert(
    fc.property(moment, (given) => {
      const periodsAt = (instant: number) => {
        const then = { ...given, now: instant };
        return [weekOf(then).period, monthOf(then), seasonOf(then).period, occasionOf(then).period];
      };
      for (const [index, { start, end }] of periodsAt(given.now).entries()) {
        expect(at(start)).toBeLessThanOrEqual(given.now);
        expect(at(end)).toBeGreaterThan(given.now);
        expect(periodsAt(at(end))[index]?.start).toBe(end);
      }
    }),
  );
});

test('HOME-020 the deals of a week run from Monday to Sunday by the clocks of the market', () => {
  const november = weekOf({ now: at('2026-11-21T09:00:00Z'), country: 'FR' });
  expect(november.period).toEqual({ start: '2026-11-15T23:00:00.000Z', end: '2026-11-22T23:00:00.000Z' });
  const lastSecond = weekOf({ now: at('2026-11-22T22:59:59.999Z'), country: 'FR' });
  expect(lastSecond).toEqual(november);
  const clocksForward = weekOf({ now: at('2027-03-28T12:00:00Z'), country: 'NL' }).period;
  expect(at(clocksForward.end) - at(clocksForward.start)).toBe(167 * hour);
});

test('HOME-014 seasons are whole months, winter across the turn of the year', () => {
  const seasonAt = (text: string) => seasonOf({ now: at(text), country: 'ES' });
  expect(seasonAt('2026-12-01T12:00:00Z').season).toBe('winter');
  expect(seasonAt('2027-02-28T12:00:00Z')).toEqual(seasonAt('2026-12-31T12:00:00Z'));
  expect(['2027-03-01', '2027-06-01', '2027-09-30'].map((day) => seasonAt(`${day}T12:00:00Z`).season)).toEqual([
    'spring',
    'summer',
    'autumn',
  ]);
});

test('HOME-022 Christmas ends on the evening of the 24th, in Spain with Epiphany', () => {
  const december = at('2026-12-26T12:00:00Z');
  expect(occasionOf({ now: december, country: 'FR' }).occasion).toBe('anytime');
  const spain = occasionOf({ now: december, country: 'ES' });
  expect(spain).toEqual({
    occasion: 'christmas',
    period: { start: '2026-11-09T23:00:00.000Z', end: '2027-01-05T23:00:00.000Z' },
  });
  expect(occasionOf({ now: at('2027-01-03T12:00:00Z'), country: 'ES' })).toEqual(spain);
  expect(occasionOf({ now: at('2027-02-14T20:00:00Z'), country: 'IT' }).occasion).toBe('valentine');
});
