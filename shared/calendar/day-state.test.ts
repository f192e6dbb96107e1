import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonthsOf, noAvailability } from './availability.ts';
import { addDays, fromDayNumber, type IsoDate, nightsBetween } from './date.ts';
import { type CalendarSituation, canPick, dayState, pickDay, previewRange, selectedTotal } from './day-state.ts';
import { datesOf, emptySelection, type Selection, selectionOf } from './selection.ts';
import { horizonFrom } from './stay-dates.ts';

const date = (text: string) => text as IsoDate;
const today = date('2026-11-21');
const chosen = (checkin: string): Selection => ({ kind: 'check-in', checkin: date(checkin) });
const loaded = addMonthsOf(noAvailability, {
  requestedMonths: ['2026-12'],
  days: ['2026-12-04', '2026-12-05', '2026-12-11'].map((day, index) => ({
    day: date(day),
    price: 7950,
    amount: 15_900,
    displayTotalPrice: 15_900,
    minLos: index + 1,
    bestPriceOfTheMonth: false,
  })),
});
const at = (more: Partial<CalendarSituation> = {}): CalendarSituation => ({
  today,
  window: { firstBookableDay: today, horizon: horizonFrom(today) },
  selection: emptySelection,
  ...more,
});
const kindOf = (day: string, situation: CalendarSituation) => dayState(date(day), situation).kind;

test('CAL-033 a day in the past cannot be picked', () => {
  expect(kindOf('2026-11-20', at())).toBe('past');
  expect(kindOf('2026-11-21', at())).toBe('check-in');
});

test('CAL-034 CAL-040 today cannot be picked once the order limit has passed, and says so', () => {
  const window = { firstBookableDay: date('2026-11-22'), horizon: horizonFrom(date('2026-11-22')) };
  expect([kindOf('2026-11-21', at({ window })), kindOf('2026-11-22', at({ window }))]).toEqual([
    'closed-today',
    'check-in',
  ]);
});

test('CAL-041 a day beyond the horizon, or too near to it for a night, cannot be picked', () => {
  expect(kindOf('2027-11-22', at())).toBe('beyond-horizon');
  expect(kindOf('2027-11-21', at())).toBe('beyond-horizon');
  expect(kindOf('2027-11-20', at())).toBe('check-in');
  expect(kindOf('2027-11-21', at({ selection: chosen('2027-11-20') }))).toBe('check-out');
});

test('CAL-035 a day that is not listed cannot be a check-in, before a choice and after a full range', () => {
  const range = selectionOf({ checkin: date('2026-12-04'), checkout: date('2026-12-05') });
  expect(kindOf('2026-12-09', at({ availability: loaded }))).toBe('sold-out');
  expect(kindOf('2026-12-09', at({ availability: loaded, selection: range }))).toBe('sold-out');
  expect(kindOf('2026-12-05', at({ availability: loaded, selection: range }))).toBe('check-in');
});

test('CAL-035 while a check-out is chosen, a day need not be listed', () => {
  expect(kindOf('2026-12-09', at({ availability: loaded, selection: chosen('2026-12-05') }))).toBe('check-out');
});

test('CAL-035 a day on which a stay can only end is told apart from a sold-out one', () => {
  expect(kindOf('2026-12-07', at({ availability: loaded }))).toBe('check-out-only');
  expect(canPick(dayState(date('2026-12-07'), at({ availability: loaded })))).toBe(false);
});

test('CAL-036 without availabilities a check-out lies at most 20 days after the check-in', () => {
  const situation = at({ selection: chosen('2026-12-01') });
  expect(kindOf('2026-12-21', situation)).toBe('check-out');
  expect(dayState(date('2026-12-22'), situation)).toEqual({ kind: 'too-long', nights: 20 });
  expect(kindOf('2026-12-22', at({ selection: chosen('2026-12-01'), availability: noAvailability }))).toBe('check-out');
});

test('CAL-020 CAL-037 only the allowed nights can be picked, and every other count says why', () => {
  const situation = at({
    availability: loaded,
    selection: chosen('2026-12-05'),
    allowedNights: [{ nights: 2, total: 31_800 }, { nights: 4 }],
  });
  expect(dayState(date('2026-12-06'), situation)).toEqual({ kind: 'min-stay', nights: 2 });
  expect(dayState(date('2026-12-07'), situation)).toEqual({ kind: 'check-out', nights: 2, total: 31_800 });
  expect(dayState(date('2026-12-08'), situation)).toEqual({ kind: 'other-nights', nights: 3 });
  expect(dayState(date('2026-12-09'), situation)).toEqual({ kind: 'check-out', nights: 4 });
  expect(dayState(date('2026-12-10'), situation)).toEqual({ kind: 'too-long', nights: 4 });
});

test('CAL-020 while the allowed nights are fetched no check-out can be picked', () => {
  const situation = at({ selection: chosen('2026-12-05'), allowedNights: 'loading' });
  expect([kindOf('2026-12-07', situation), kindOf('2026-12-03', situation)]).toEqual(['loading', 'check-in']);
});

test('CAL-020 a check-in that allows no nights offers no check-out', () => {
  const situation = at({ selection: chosen('2026-12-05'), allowedNights: [] });
  expect(pickDay(date('2026-12-06'), situation)).toBe(situation.selection);
});

test('CAL-031 when the allowed nights could not be fetched, the minimum stay of the check-in counts', () => {
  const situation = at({ availability: loaded, selection: chosen('2026-12-05') });
  expect(dayState(date('2026-12-06'), situation)).toEqual({ kind: 'min-stay', nights: 2 });
  expect(dayState(date('2026-12-07'), situation)).toEqual({ kind: 'check-out', nights: 2 });
});

test('CAL-038 a check-out outside the possible nights of the product cannot be picked', () => {
  const situation = at({
    availability: loaded,
    selection: chosen('2026-12-04'),
    possibleNights: { start: 2, end: 3 },
  });
  expect(['05', '06', '07', '08'].map((day) => kindOf(`2026-12-${day}`, situation))).toEqual([
    'min-stay',
    'check-out',
    'check-out',
    'too-long',
  ]);
});

test('CAL-018 CAL-019 the chosen check-in is not picked again, an earlier day restarts', () => {
  const situation = at({ availability: loaded, selection: chosen('2026-12-05') });
  expect(kindOf('2026-12-05', situation)).toBe('chosen-check-in');
  expect(pickDay(date('2026-12-05'), situation)).toBe(situation.selection);
  expect(pickDay(date('2026-12-04'), situation)).toEqual(chosen('2026-12-04'));
  expect(pickDay(date('2026-12-02'), situation)).toBe(situation.selection);
});

test('CAL-039 a day of a month that is not loaded is unknown and can be picked', () => {
  expect(dayState(date('2027-01-05'), at({ availability: loaded }))).toEqual({ kind: 'check-in' });
});

test('CAL-010 a day that can be a check-in carries its offer', () => {
  expect(dayState(date('2026-12-04'), at({ availability: loaded }))).toEqual({
    kind: 'check-in',
    offer: { price: 7950, amount: 15_900, minLos: 1, bestPriceOfTheMonth: false },
  });
});

test('CAL-016 the preview shows the range that a click would complete, and none otherwise', () => {
  const situation = at({ selection: chosen('2026-12-05'), allowedNights: [{ nights: 2 }] });
  expect(previewRange(date('2026-12-07'), situation)).toEqual({ checkin: '2026-12-05', checkout: '2026-12-07' });
  expect(previewRange(date('2026-12-08'), situation)).toBeUndefined();
  expect(previewRange(date('2026-12-01'), situation)).toBeUndefined();
  expect(previewRange(date('2026-12-07'), at())).toBeUndefined();
});

test('CAL-005 the footer price is the total of the picked nights, where it is known', () => {
  const selection = selectionOf({ checkin: date('2026-12-05'), checkout: date('2026-12-07') });
  expect(selectedTotal(at({ selection, allowedNights: [{ nights: 2, total: 31_800 }] }))).toBe(31_800);
  expect(selectedTotal(at({ selection, allowedNights: [{ nights: 2 }] }))).toBeUndefined();
  expect(selectedTotal(at({ selection }))).toBeUndefined();
});

test('CAL-015 CAL-016 CAL-033 CAL-037 whatever days are clicked, a full range is in the window and allowed', () => {
  const clicks = fc.array(fc.integer({ min: -3, max: 400 }), { maxLength: 15 });
  const nights = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 });
  fc.assert(
    fc.property(clicks, nights, (days, counts) => {
      const situation = at({ allowedNights: counts.map((count) => ({ nights: count })) });
      const selection = days
        .map((offset) => addDays(today, offset))
        .reduce((before, day) => pickDay(day, { ...situation, selection: before }), emptySelection as Selection);
      const dates = datesOf(selection);
      if (!dates) return;
      expect(counts).toContain(nightsBetween(dates.checkin, dates.checkout));
      expect(dates.checkin >= today && dates.checkout <= situation.window.horizon).toBe(true);
    }),
  );
});

test('CAL-038 every day has a state in every situation', () => {
  const anyDay = fc.integer({ min: 20_000, max: 22_000 }).map(fromDayNumber);
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      fc.option(fc.constantFrom('loading', []), { nil: undefined }),
      (day, checkin, allowed) => {
        const state = dayState(
          day,
          at({ selection: { kind: 'check-in', checkin }, allowedNights: allowed as 'loading' | [] }),
        );
        expect(state.kind).toMatch(/^[a-z-]+$/);
      },
    ),
  );
});
