import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { nearestDates } from './other-dates.ts';

const asked = { checkin: '2026-12-04' as IsoDate, checkout: '2026-12-06' as IsoDate };
const day = (date: string, minLos = 1) => ({ day: date as IsoDate, amount: 40_000, minLos });

test('CHECKOUT-other-dates the nearest days are offered in calendar order, without the day that is gone', () => {
  const days = ['2026-11-28', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-10'].map((date) => day(date));
  expect(nearestDates(days, asked, 3).map(({ dates }) => dates.checkin)).toEqual([
    '2026-12-03',
    '2026-12-05',
    '2026-12-10',
  ]);
});

test('CHECKOUT-other-dates a day keeps the nights, and one that needs more of them is left out', () => {
  const found = nearestDates([day('2026-12-05', 3), day('2026-12-07', 2)], asked, 3);
  expect(found).toEqual([{ dates: { checkin: '2026-12-07', checkout: '2026-12-09' }, total: 40_000 }]);
});

test('CHECKOUT-other-dates no days are no offer', () => {
  expect(nearestDates([], asked, 3)).toEqual([]);
});
