import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDayNumber, type IsoDate, toDayNumber } from '#shared/calendar/date.ts';
import { toCalendarDate, toIsoDate } from './calendar-date.ts';

const lastDay = toDayNumber('2999-12-31' as IsoDate);

test('CAL-001 every day of the product is one day of the library and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: lastDay - 1 }), (number) => {
      const day = fromDayNumber(number);
      expect(toIsoDate(toCalendarDate(day))).toBe(day);
      expect(toIsoDate(toCalendarDate(day).add({ days: 1 }))).toBe(fromDayNumber(number + 1));
    }),
  );
});
