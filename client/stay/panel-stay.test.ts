import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate } from '#shared/calendar/date.ts';
import { daysWithin, firstDayOf } from './panel-stay.ts';

const day = (text: string) => text as IsoDate;
const dates = { checkin: day('2026-12-05'), checkout: day('2026-12-07') };
const activity = (...days: IsoDate[]) => ({ activityId: 4, title: 'Spa', isExtra: true, days });

test('STAY-022 only the days of the stay can be chosen, those of arrival and departure included', () => {
  const days = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'].map(day);
  expect(daysWithin(activity(...days), dates)).toEqual(['2026-12-05', '2026-12-06', '2026-12-07']);
});

test('STAY-021 an extra is taken on its first day within the stay, else on the day of arrival', () => {
  expect(firstDayOf(activity(day('2026-12-04'), day('2026-12-06')), dates)).toBe('2026-12-06');
  expect(firstDayOf(activity(), dates)).toBe('2026-12-05');
});

test('STAY-021 whatever its days, an extra is taken on a day of the stay', () => {
  const days = fc.array(fc.integer({ min: -10, max: 10 }).map((shift) => addDays(dates.checkin, shift)));
  fc.assert(
    fc.property(days, (some) => {
      const first = firstDayOf(activity(...some), dates);
      expect(first >= dates.checkin && first <= dates.checkout).toBe(true);
    }),
  );
});
