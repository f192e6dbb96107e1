import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber, type IsoDate } from './date.ts';
import {
  closeDelay,
  closeSelection,
  datesOf,
  emptySelection,
  headerKey,
  positionOf,
  type Selection,
  selectDay,
  selectionOf,
} from './selection.ts';

const day = (text: string) => `2026-12-${text}` as IsoDate;
const select = (...days: string[]) => days.map(day).reduce(selectDay, emptySelection);
const range = (checkin: string, checkout: string) => ({ checkin: day(checkin), checkout: day(checkout) });

test('CAL-015 the first click sets the check-in', () => {
  expect(select('05')).toEqual({ kind: 'check-in', checkin: '2026-12-05' });
});

test('CAL-016 a later second click sets the check-out', () => {
  expect(select('05', '07')).toEqual({ kind: 'range', ...range('05', '07') });
});

test('CAL-018 a click before the check-in restarts with that day', () => {
  expect(select('05', '03')).toEqual({ kind: 'check-in', checkin: '2026-12-03' });
});

test('CAL-018 after a full range any click restarts, on its check-in as well', () => {
  expect(select('05', '07', '05')).toEqual({ kind: 'check-in', checkin: '2026-12-05' });
  expect(select('05', '07', '06')).toEqual({ kind: 'check-in', checkin: '2026-12-06' });
  expect(select('05', '07', '20')).toEqual({ kind: 'check-in', checkin: '2026-12-20' });
});

test('CAL-019 with only a check-in a click on it changes nothing', () => {
  const before = select('05');
  expect(selectDay(before, day('05'))).toBe(before);
});

test('CAL-016 CAL-019 no sequence of clicks makes a range without a night', () => {
  const clicks = fc.array(fc.integer({ min: 20_800, max: 20_806 }).map(fromDayNumber), { maxLength: 12 });
  fc.assert(
    fc.property(clicks, (days) => {
      const dates = datesOf(days.reduce(selectDay, emptySelection));
      expect(!dates || dates.checkin < dates.checkout).toBe(true);
    }),
  );
});

test('CAL-021 closing with only a check-in restores the dates of the URL', () => {
  expect(closeSelection(select('20'), range('05', '07'))).toEqual({ kind: 'range', ...range('05', '07') });
  expect(closeSelection(select('20'), undefined)).toEqual(emptySelection);
});

test('CAL-021 closing with a full range, or with none, keeps it', () => {
  expect(closeSelection(select('20', '22'), range('05', '07'))).toEqual({ kind: 'range', ...range('20', '22') });
  expect(closeSelection(emptySelection, range('05', '07'))).toEqual(emptySelection);
});

test('CAL-022 a cleared selection has no dates', () => {
  expect(datesOf(emptySelection)).toBeUndefined();
  expect(selectionOf(undefined)).toEqual(emptySelection);
});

test('CAL-017 a complete selection gives the dates, a check-in alone none', () => {
  expect(datesOf(select('05', '07'))).toEqual(range('05', '07'));
  expect(datesOf(select('05'))).toBeUndefined();
  expect(datesOf(selectionOf(range('05', '07')))).toEqual(range('05', '07'));
});

test('CAL-023 CAL-024 the calendar closes after a full range, at once or a second later', () => {
  expect(closeDelay(select('05', '07'), { autoClose: true, withDelay: false })).toBe(0);
  expect(closeDelay(select('05', '07'), { autoClose: true, withDelay: true })).toBe(1000);
});

test('CAL-023 the calendar stays open with a check-in alone and without autoClose', () => {
  expect(closeDelay(select('05'), { autoClose: true, withDelay: true })).toBeUndefined();
  expect(closeDelay(select('05', '07'), { autoClose: false, withDelay: true })).toBeUndefined();
});

test('CAL-003 the header asks for the departure between the two clicks', () => {
  expect([emptySelection, select('05'), select('05', '07')].map(headerKey)).toEqual(['dates', 'departure', 'dates']);
});

test('CAL-012 a day knows where it lies in the range and in its preview', () => {
  const positions = (selection: Selection, preview?: { checkin: IsoDate; checkout: IsoDate }) =>
    ['04', '05', '06', '07', '08'].map((text) => positionOf(day(text), selection, preview));
  expect(positions(select('05', '07'))).toEqual([undefined, 'check-in', 'between', 'check-out', undefined]);
  expect(positions(select('05'))).toEqual([undefined, 'check-in', undefined, undefined, undefined]);
  expect(positions(select('05'), range('05', '06'))).toEqual([
    undefined,
    'check-in',
    'check-out',
    undefined,
    undefined,
  ]);
  expect(positions(emptySelection)).toEqual(Array(5).fill(undefined));
});
