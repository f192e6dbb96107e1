import { expect, test } from 'vitest';
import type { IsoDate } from '../calendar/date.ts';
import { decideCheckoutStart } from './checkout-start.ts';

const date = (text: string) => text as IsoDate;
const firstBookableDay = date('2026-11-21');
const dates = { checkin: date('2026-12-05'), checkout: date('2026-12-07') };

test('QUOTE-014 checkout starts with both dates and a day for every activity', () => {
  const activities = [{ activityId: 12, date: date('2026-12-06') }];
  expect(decideCheckoutStart({ dates, activities, firstBookableDay })).toEqual({ kind: 'ready', dates });
  expect(decideCheckoutStart({ dates, activities: [], firstBookableDay }).kind).toBe('ready');
});

test('QUOTE-015 without dates the shopper is asked for them', () => {
  expect(decideCheckoutStart({ dates: undefined, activities: [{ activityId: 12 }], firstBookableDay })).toEqual({
    kind: 'missing-dates',
    message: 'chooseDates',
  });
});

test('QUOTE-016 QUOTE-017 activities without a day are named', () => {
  const activities = [{ activityId: 12, date: date('2026-12-06') }, { activityId: 13 }, { activityId: 14 }];
  expect(decideCheckoutStart({ dates, activities, firstBookableDay })).toEqual({
    kind: 'missing-activities',
    message: 'chooseActivityDates',
    activityIds: [13, 14],
  });
});

test('QUOTE-018 a check-in in the past is a problem of dates', () => {
  expect(decideCheckoutStart({ dates, activities: [], firstBookableDay: date('2026-12-06') })).toEqual({
    kind: 'past-checkin',
    message: 'chooseDates',
  });
});
