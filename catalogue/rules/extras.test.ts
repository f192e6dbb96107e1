import { expect, test } from 'vitest';
import { parseDate } from '#shared/calendar/date.ts';
import { parseActivityDays } from '#shared/checkout/activity-days.ts';
import { activityTraits, numberActivity } from '../seed/activities.ts';
import { addExtras, chosenExtras } from './extras.ts';

const stay = { id: 10_011, extras: ['spa', 'bike'] } as const;

test('STAY-021 the extras of the stay are taken, whatever else was chosen is not', () => {
  const [checkin, checkout] = [parseDate('2026-12-05'), parseDate('2026-12-07')];
  if (!checkin || !checkout) throw new Error('no dates');
  const day = (code: 'bike' | 'massage', date: string, id: number = stay.id) => `${numberActivity(id, code)}_${date}`;
  const chosen = (...values: string[]) => chosenExtras(stay, parseActivityDays(values.join(), { checkin, checkout }));
  expect(chosen(day('bike', '2026-12-06'))).toEqual(['bike']);
  expect(chosen(day('bike', '2026-12-06'), day('bike', '2026-12-07'))).toEqual(['bike']);
  expect(chosen(day('bike', '2026-12-06', 10_012), day('massage', '2026-12-06'), 'x_y', '')).toEqual([]);
  expect(chosen(day('bike', '2026-12-09'))).toEqual([]);
});

test('STAY-021 everybody but babies pays an extra in full, before and after the reduction', () => {
  const price = { reference: 20_000, total: 16_000, lowest: 18_000, extraDiscount: 1000 };
  const added = activityTraits.bike.price * 3;
  expect(addExtras(price, ['bike'], { adult: 2, child: 1 })).toEqual({
    reference: 20_000 + added,
    total: 16_000 + added,
    lowest: 18_000 + added,
    extraDiscount: 1000,
  });
  expect(addExtras(price, [], { adult: 2, child: 1 })).toEqual(price);
});
