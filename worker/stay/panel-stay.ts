import type { DatedActivity, PanelStay } from '#client/stay/panel-stay.ts';
import type { Activity } from '#shared/catalogue/activity.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { autoDiscountOf } from '#shared/stay/decide-stay.ts';

/** What the purchase panel needs of a stay. */
export function panelStayOf(stay: WeekendDetail): PanelStay {
  const { id, label, nights, priceInfo, cancellationPolicy, hotel } = stay;
  const extraDiscount = autoDiscountOf(stay.autoDiscount, 'booking');
  return { id, label, nights, priceInfo, cancellationPolicy, extraDiscount, timeZone: hotel.timeZone };
}

/**
 * The activities of a stay on dates whose day is to be chosen, and the extras; what is included at any time needs none.
 * @rule STAY-021 STAY-022 STAY-040
 */
export function datedActivitiesOf({ activities, dinners }: WeekendDetail): DatedActivity[] {
  return [...activities, ...dinners].flatMap(({ activityId, title, included, dates = [] }) =>
    included && dates.length === 0
      ? []
      : [{ activityId, title, isExtra: !included, days: dates.map(({ date }) => date) }],
  );
}

/** Whether something is to be chosen of an activity, once there are dates. @rule STAY-020 STAY-022 */
export function isChosen({ included, singleDay, dates = [] }: Activity): boolean {
  return !included || singleDay === true || dates.length > 0;
}
