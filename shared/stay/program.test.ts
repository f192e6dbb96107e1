import { expect, test } from 'vitest';
import { activityBadge, printActivityChoice, programLines } from './program.ts';

test('STAY-020 STAY-021 an activity is included, or an extra that is taken or not', () => {
  expect(activityBadge({ included: true }, false)).toBe('included');
  expect(activityBadge({ included: false }, true)).toBe('selected');
  expect(activityBadge({ included: false }, false)).toBe('selectable');
});

test('STAY-040 the choice of a day names activity and date', () => {
  expect(printActivityChoice(12, '2026-12-05')).toBe('12_2026-12-05');
});

test('STAY-008 a line of the programme is told once', () => {
  const lines = [{ label: '1 night', icon: 'night' }, { label: 'breakfast' }, { label: '1 night' }];
  expect(programLines(lines)).toEqual([{ label: '1 night', icon: 'night' }, { label: 'breakfast' }]);
});
