import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { viewCancellation } from './cancellation.ts';

const today = '2026-11-21' as IsoDate;
const free = { cancellable: true, isCancellable: true };

test('CARD-014 free cancellation tells its last day, with dates', () => {
  const until = '2026-12-01' as IsoDate;
  expect(viewCancellation({ ...free, cancellationDeadline: until }, today)).toEqual({ kind: 'until', date: until });
  expect(viewCancellation({ ...free, cancellableUntil: until }, today)).toEqual({ kind: 'until', date: until });
  expect(viewCancellation({ ...free, cancellationDeadline: today }, today)).toEqual({ kind: 'until', date: today });
});

test('CARD-014 without dates free cancellation tells its days before check-in', () => {
  expect(viewCancellation({ ...free, daysBefore: 3 }, today)).toEqual({ kind: 'days-before', days: 3 });
  expect(viewCancellation(free, today)).toEqual({ kind: 'free' });
});

test('QUOTE-002 a passed deadline, and a stay that cannot be cancelled, promise nothing', () => {
  expect(viewCancellation({ ...free, cancellationDeadline: '2026-11-20' as IsoDate }, today)).toEqual({ kind: 'none' });
  expect(viewCancellation({ cancellable: false, isCancellable: false, daysBefore: 3 }, today)).toEqual({
    kind: 'none',
  });
  expect(viewCancellation(undefined, today)).toBeUndefined();
});
