import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber, type IsoDate } from '../calendar/date.ts';
import { distinctTerms, refundOn, termsId } from './cancellation-terms.ts';

const date = (text: string) => text as IsoDate;
const stay = { deadline: date('2026-12-02'), checkin: date('2026-12-05') };

test('CARD-009 up to and including the deadline giving up a stay is free', () => {
  expect([date('2026-11-21'), date('2026-12-02')].map((day) => refundOn(day, stay))).toEqual([
    { kind: 'free' },
    { kind: 'free' },
  ]);
});

test('CARD-010 after the deadline 80% of each night come back, until the day before check-in', () => {
  expect([date('2026-12-03'), date('2026-12-04')].map((day) => refundOn(day, stay))).toEqual([
    { kind: 'partial', percent: 80 },
    { kind: 'partial', percent: 80 },
  ]);
});

test('CARD-011 from the check-in date on nothing comes back, even where the deadline is that day', () => {
  expect(refundOn(stay.checkin, stay)).toEqual({ kind: 'none' });
  expect(refundOn(stay.checkin, { ...stay, deadline: stay.checkin })).toEqual({ kind: 'none' });
});

test('CARD-009 CARD-010 CARD-011 waiting never brings more back', () => {
  const day = fc.integer({ min: 20_000, max: 20_060 }).map(fromDayNumber);
  const worth = { free: 100, partial: 80, none: 0 };
  fc.assert(
    fc.property(day, day, day, day, (a, b, deadline, checkin) => {
      const [first = a, second = b] = [a, b].toSorted();
      const [sooner, later] = [first, second].map((at) => worth[refundOn(at, { deadline, checkin }).kind]);
      expect(sooner).toBeGreaterThanOrEqual(later ?? 0);
    }),
  );
});

test('CARD-009 offers with the same terms share one explanation, those without any have none', () => {
  const terms = distinctTerms([
    { kind: 'until', date: stay.deadline },
    { kind: 'none' },
    undefined,
    { kind: 'days-before', days: 3 },
    { kind: 'until', date: stay.deadline },
    { kind: 'free' },
  ]);
  expect(terms.map(termsId)).toEqual(['terms-2026-12-02', 'terms-3', 'terms']);
});
