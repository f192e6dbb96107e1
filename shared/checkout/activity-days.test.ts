import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '../calendar/date.ts';
import { parseActivityDays, printActivityDays } from './activity-days.ts';

const stay = { checkin: '2026-12-04' as IsoDate, checkout: '2026-12-06' as IsoDate };

test('STAY-040 days outside the stay, unreal ones and other text are left out, and the first day of an activity counts', () => {
  expect(parseActivityDays('12_2026-12-04,12_2026-12-05,13_2026-12-07,14_2026-12-32,x,15_2026-12-06', stay)).toEqual([
    { activityId: 12, date: '2026-12-04' },
    { activityId: 15, date: '2026-12-06' },
  ]);
});

test('STAY-040 whatever days are chosen, their text is read as the same days and fits an order', () => {
  const chosen = fc.uniqueArray(
    fc.record({
      activityId: fc.integer({ min: 1, max: 999_999_999_999 }),
      date: fc.integer({ min: 0, max: 2 }).map((days) => addDays(stay.checkin, days)),
    }),
    { selector: ({ activityId }) => activityId, maxLength: 20 },
  );
  fc.assert(
    fc.property(chosen, (days) => {
      const text = printActivityDays(days);
      expect(parseActivityDays(text, stay)).toEqual(days);
      expect(text.length).toBeLessThanOrEqual(1000);
    }),
  );
});

test('STAY-040 no text breaks the reading', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseActivityDays(text, stay).every(({ date }) => date >= stay.checkin && date <= stay.checkout)).toBe(
        true,
      );
    }),
  );
});
