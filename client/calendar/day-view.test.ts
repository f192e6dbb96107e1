import { expect, test } from 'vitest';
import { type Availability, type DayOffer, noAvailability } from '#shared/calendar/availability.ts';
import type { IsoDate } from '#shared/calendar/date.ts';
import type { CalendarSituation } from '#shared/calendar/day-state.ts';
import { monthOf } from '#shared/calendar/grid.ts';
import { emptySelection } from '#shared/calendar/selection.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { textsOf } from '#test/support/texts.ts';
import { nameDay, viewDay } from './day-view.ts';

const day = (text: string) => text as IsoDate;
const t = textsOf('calendar/days', 'en_GB');
const euros = (cents: number) => formatEuros(cents, 'en-GB');

const search: CalendarSituation = {
  today: day('2026-11-21'),
  window: { firstBookableDay: day('2026-11-21'), horizon: day('2027-11-21') },
  selection: emptySelection,
};
const december4 = day('2026-12-04');
const chosen: CalendarSituation = { ...search, selection: { kind: 'check-in', checkin: december4 } };
const range: CalendarSituation = {
  ...search,
  selection: { kind: 'range', checkin: december4, checkout: day('2026-12-06') },
};
const offer: DayOffer = { price: 12_400, amount: 24_800, minLos: 1, bestPriceOfTheMonth: false };

function listed(offers: Record<string, DayOffer>): Availability {
  const days = new Map(Object.entries(offers).map(([date, each]) => [day(date), each]));
  return { days, loadedMonths: new Set([monthOf(december4)]) };
}

const named = (date: string, situation: CalendarSituation) =>
  nameDay(viewDay(day(date), situation, undefined), t, euros);

test('CAL-010 the name of a day holds its date, the total price and what is special about it', () => {
  const special: DayOffer = { ...offer, minLos: 2, promo: 20, bestPriceOfTheMonth: true };
  expect(named('2026-12-04', { ...search, availability: listed({ '2026-12-04': special }) })).toBe(
    'Friday, 4 December 2026, €248 in total, best price of the month, 20 % off, minimum stay 2 nights',
  );
});

test('CAL-011 a day shows the cents of its offer and whether they are the best of the month', () => {
  const best = { ...offer, bestPriceOfTheMonth: true };
  const situation = { ...search, availability: listed({ '2026-12-04': best, '2026-12-05': offer }) };
  expect(viewDay(december4, situation, undefined)).toMatchObject({ amount: 24_800, isBest: true });
  expect(viewDay(day('2026-12-05'), situation, undefined)).toMatchObject({ amount: 24_800, isBest: false });
});

test('CAL-020 after a check-in a day shows the total of the stay that ends there', () => {
  const situation = { ...chosen, availability: noAvailability, allowedNights: [{ nights: 2, total: 51_050 }] };
  expect(viewDay(day('2026-12-06'), situation, undefined).amount).toBe(51_050);
  expect(named('2026-12-06', situation)).toBe('Sunday, 6 December 2026, check-out after 2 nights, €510.50 in total');
});

test('CAL-033 a past day says that it is past', () => {
  expect(named('2026-11-20', search)).toBe('Friday, 20 November 2026, in the past');
});

test('CAL-034 today is named as today, and says after the order limit that it is too late', () => {
  expect(named('2026-11-21', search)).toBe('Saturday, 21 November 2026, today, available');
  const evening = { ...search, window: { ...search.window, firstBookableDay: day('2026-11-22') } };
  expect(named('2026-11-21', evening)).toBe('Saturday, 21 November 2026, today, too late to arrive today');
});

test('CAL-035 a day that is not listed says so, or that a stay can end there', () => {
  const situation = { ...search, availability: listed({ '2026-12-04': offer }) };
  expect(named('2026-12-05', situation)).toBe('Saturday, 5 December 2026, check-out only');
  expect(named('2026-12-06', situation)).toBe('Sunday, 6 December 2026, no availability');
});

test('CAL-036 a day too far from the check-in says how long a stay can be', () => {
  expect(named('2026-12-25', chosen)).toContain('at most 20 nights');
});

test('CAL-037 a night count that is not on offer says so, and a stay too short how long it must be', () => {
  const situation = { ...chosen, availability: noAvailability, allowedNights: [{ nights: 2 }, { nights: 4 }] };
  expect(named('2026-12-07', situation)).toContain('3 nights are not on offer');
  expect(named('2026-12-05', situation)).toContain('at least 2 nights');
});

test('CAL-041 a day after the booking horizon says that it is not open yet', () => {
  expect(named('2027-11-22', search)).toContain('not open for booking yet');
});

test('CAL-012 the days of the chosen stay say what they are in it', () => {
  expect(named('2026-12-04', range)).toContain('your check-in');
  expect(named('2026-12-05', range)).toContain('in your stay');
  expect(named('2026-12-06', range)).toContain('your check-out');
  expect(named('2026-12-07', range)).not.toContain('your');
});

test('CAL-019 the check-in that is chosen is named once', () => {
  expect(named('2026-12-04', chosen)).toBe('Friday, 4 December 2026, your check-in');
});

test('CAL-001 the band under a previewed stay ends on the day that is pointed at', () => {
  const preview = { checkin: december4, checkout: day('2026-12-06') };
  expect(viewDay(day('2026-12-05'), chosen, preview)).toMatchObject({ band: 'between', chosen: undefined });
  expect(viewDay(day('2026-12-06'), chosen, preview)).toMatchObject({ band: 'check-out', chosen: undefined });
});

test('LOC-001 a day is named in the language of the page', () => {
  const words = textsOf('calendar/days', 'fr_FR');
  const situation = { ...chosen, availability: noAvailability, allowedNights: [{ nights: 1, total: 24_800 }] };
  expect(
    nameDay(viewDay(day('2026-12-05'), situation, undefined), words, (cents) => formatEuros(cents, 'fr-FR')).replace(
      /\s/g,
      ' ',
    ),
  ).toBe('samedi 5 décembre 2026, départ après 1 nuit, 248 € au total');
});
