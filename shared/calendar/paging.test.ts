import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDate } from './date.ts';
import { type Month, parseMonth } from './grid.ts';
import {
  appendedMonths,
  fetchStep,
  isNearEnd,
  nextRequest,
  openingMonth,
  pagingState,
  shownMonths,
  turnPage,
  viewSteps,
} from './paging.ts';
import { horizonFrom } from './stay-dates.ts';

const month = (text: string) => parseMonth(text) as Month;
const first = '2026-11-21' as IsoDate;
const window = { firstBookableDay: first, horizon: horizonFrom(first) };

test('CAL-001 the desktop calendar shows two months', () => {
  expect(shownMonths(month('2026-12'))).toEqual(['2026-12', '2027-01']);
});

test('CAL-026 previous is disabled on the current month', () => {
  expect(pagingState(month('2026-11'), window)).toEqual({ canGoBack: false, canGoOn: true });
  expect(turnPage(month('2026-11'), 'previous', window)).toBe('2026-11');
  expect(pagingState(month('2026-12'), window).canGoBack).toBe(true);
});

test('CAL-027 the desktop calendar turns one month at a time', () => {
  expect(turnPage(month('2026-11'), 'next', window)).toBe('2026-12');
  expect(turnPage(month('2027-01'), 'previous', window)).toBe('2026-12');
});

test('CAL-041 paging ends with the month of the horizon', () => {
  expect(pagingState(month('2027-10'), window).canGoOn).toBe(false);
  expect(turnPage(month('2027-10'), 'next', window)).toBe('2027-10');
  expect(shownMonths(month('2027-10')).at(-1)).toBe('2027-11');
});

test('CAL-028 the mobile calendar appends three months at a time, up to a year ahead', () => {
  expect(viewSteps.mobile.step).toBe(3);
  expect(appendedMonths(0, window)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(appendedMonths(1, window)).toHaveLength(6);
  expect(appendedMonths(99, window).at(-1)).toBe('2027-11');
});

test('CAL-029 more months come within 200 px of the end', () => {
  expect(isNearEnd({ top: 1000, height: 600, contentHeight: 1800 })).toBe(true);
  expect(isNearEnd({ top: 999, height: 600, contentHeight: 1800 })).toBe(false);
});

test('CAL-030 product pages fetch two months on desktop, three on mobile in pull mode, else four', () => {
  expect([fetchStep('desktop', 'pull'), fetchStep('mobile', 'pull'), fetchStep('mobile', 'push')]).toEqual([2, 3, 4]);
});

test('CAL-041 only months that are not loaded are fetched, in steps and never beyond the horizon', () => {
  const shown = shownMonths(month('2026-11'));
  expect(nextRequest(shown, new Set(), 2, window)).toEqual({ month: '2026-11', length: 2 });
  expect(nextRequest(shown, new Set([month('2026-11')]), 4, window)).toEqual({ month: '2026-12', length: 4 });
  expect(nextRequest(shown, new Set(shown), 2, window)).toBeUndefined();
  expect(nextRequest(shown, new Set([month('2026-12')]), 4, window)).toEqual({ month: '2026-11', length: 1 });
  expect(nextRequest([month('2027-11')], new Set(), 4, window)).toEqual({ month: '2027-11', length: 1 });
  expect(nextRequest([month('2027-12')], new Set(), 4, window)).toBeUndefined();
});

test('CAL-041 fetching step by step loads every wanted month once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.subarray(appendedMonths(9, window)), (step, known) => {
      const wanted = appendedMonths(9, window);
      const loaded = new Set(known);
      for (let rounds = 0; rounds < 20; rounds++) {
        const request = nextRequest(wanted, loaded, step, window);
        if (!request) break;
        const at = wanted.indexOf(request.month);
        for (const each of wanted.slice(at, at + request.length)) {
          expect(loaded.has(each)).toBe(false);
          loaded.add(each);
        }
      }
      expect(loaded.size).toBe(wanted.length);
    }),
  );
});

test('CAL-032 the calendar opens on the month of the check-in, never outside its months', () => {
  expect(openingMonth(month('2027-02'), window, 'desktop')).toBe('2027-02');
  expect(openingMonth(undefined, window, 'desktop')).toBe('2026-11');
  expect(openingMonth(month('2025-01'), window, 'mobile')).toBe('2026-11');
  expect([openingMonth(month('2027-11'), window, 'desktop'), openingMonth(month('2027-11'), window, 'mobile')]).toEqual(
    ['2027-10', '2027-11'],
  );
});
