import { expect, test } from 'vitest';
import { parseDate, toDayNumber } from '#shared/calendar/date.ts';
import { textsOf } from './texts-of.ts';
import { writeCancellation } from './write-cancellation.ts';

const dayOf = (text: string) => toDayNumber(parseDate(text)!);
const today = dayOf('2026-11-21');

test('QUOTE-002 without dates the terms say how many days before arrival they hold', () => {
  expect(writeCancellation(textsOf('fr'), 'moderate', today)).toEqual({
    type: 'moderate',
    cancellable: true,
    isCancellable: true,
    message: textsOf('fr').cancellation.moderate,
    daysBefore: 14,
  });
});

test('QUOTE-002 with dates the last free day is told, up to that very day', () => {
  const terms = writeCancellation(textsOf('fr'), 'flexible', today, dayOf('2026-11-24'));
  expect(terms).toMatchObject({
    cancellable: true,
    cancellationDeadline: '2026-11-21',
    cancellableUntil: '2026-11-21',
  });
  expect(writeCancellation(textsOf('fr'), 'flexible', today, dayOf('2026-11-23')).cancellable).toBe(false);
});

test('QUOTE-002 a stay that cannot be refunded says so', () => {
  expect(writeCancellation(textsOf('nl'), 'nonrefundable', today, dayOf('2027-06-01'))).toMatchObject({
    cancellable: false,
    message: 'Geen terugbetaling bij annulering',
  });
});
