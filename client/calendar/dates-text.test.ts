import { expect, test } from 'vitest';
import type { IsoDate } from '#shared/calendar/date.ts';
import { emptySelection } from '#shared/calendar/selection.ts';
import { textsOf } from '#test/support/texts.ts';
import { tellSelection } from './dates-text.ts';

const t = textsOf('calendar/field');
const checkin = '2026-12-04' as IsoDate;

test('CAL-015 after the first click the check-in is said and a departure date asked for', () => {
  expect(tellSelection({ kind: 'check-in', checkin }, t)).toBe(
    'Check-in Friday, 4 December 2026. Choose a departure date.',
  );
});

test('CAL-016 after the second click both days and the nights are said', () => {
  expect(tellSelection({ kind: 'range', checkin, checkout: '2026-12-05' as IsoDate }, t)).toBe(
    'From Friday, 4 December 2026 to Saturday, 5 December 2026, 1 night',
  );
});

test('CAL-022 clearing is said', () => {
  expect(tellSelection(emptySelection, t)).toBe('The dates have been cleared');
});
