import { expect, test } from 'vitest';
import { addMonthsOf, canEndOn, longestMinimum, noAvailability, offerOn } from './availability.ts';
import type { IsoDate } from './date.ts';

const date = (text: string) => text as IsoDate;
const listed = (day: string, more: { minLos?: number; amount?: number; bestPriceOfTheMonth?: boolean } = {}) => ({
  day: date(day),
  price: 7950,
  amount: 15_900,
  displayTotalPrice: 15_900,
  minLos: 1,
  bestPriceOfTheMonth: false,
  ...more,
});
const december = {
  requestedMonths: ['2026-12'],
  days: [listed('2026-12-04', { minLos: 2, bestPriceOfTheMonth: true }), listed('2026-12-08')],
};

test('CAL-010 CAL-011 a listed day keeps its price, total, minimum stay and mark of the best price', () => {
  expect(offerOn(addMonthsOf(noAvailability, december), date('2026-12-04'))).toEqual({
    price: 7950,
    amount: 15_900,
    minLos: 2,
    bestPriceOfTheMonth: true,
  });
});

test('CAL-035 CAL-039 a day of a loaded month that is not listed has no offer, a day of another month is unknown', () => {
  const loaded = addMonthsOf(noAvailability, december);
  expect(offerOn(loaded, date('2026-12-05'))).toBeUndefined();
  expect(offerOn(loaded, date('2027-01-05'))).toBeNull();
  expect(offerOn(noAvailability, date('2026-12-05'))).toBeNull();
});

test('CAL-013 months are added one by one, and a month that comes again replaces what was known', () => {
  const january = addMonthsOf(addMonthsOf(noAvailability, december), {
    requestedMonths: ['2027-01'],
    days: [listed('2027-01-02')],
  });
  expect([...january.loadedMonths]).toEqual(['2026-12', '2027-01']);
  const again = addMonthsOf(january, { requestedMonths: ['2026-12'], days: [listed('2026-12-05', { amount: 100 })] });
  expect(offerOn(again, date('2026-12-04'))).toBeUndefined();
  expect(offerOn(again, date('2026-12-05'))?.amount).toBe(100);
  expect(offerOn(again, date('2027-01-02'))).toBeDefined();
});

test('CAL-013 days outside the requested months, and months that are none, are ignored', () => {
  const odd = addMonthsOf(noAvailability, { requestedMonths: ['2026-12', 'soon'], days: [listed('2027-03-01')] });
  expect([...odd.loadedMonths]).toEqual(['2026-12']);
  expect(offerOn(odd, date('2027-03-01'))).toBeNull();
});

test('CAL-035 a stay can end where an earlier check-in needs just the nights up to that day', () => {
  const loaded = addMonthsOf(noAvailability, december);
  expect([canEndOn(loaded, date('2026-12-06')), canEndOn(loaded, date('2026-12-09'))]).toEqual([true, true]);
  expect([canEndOn(loaded, date('2026-12-05')), canEndOn(loaded, date('2026-12-11'))]).toEqual([false, false]);
});

test('CAL-004 the legend tells the longest minimum stay of the shown days', () => {
  const loaded = addMonthsOf(noAvailability, december);
  expect(longestMinimum(loaded, [date('2026-12-04'), date('2026-12-08')])).toBe(2);
  expect(longestMinimum(loaded, [date('2026-12-08'), date('2026-12-20')])).toBeUndefined();
});
