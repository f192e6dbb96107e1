import type { IsoDate } from '../calendar/date.ts';
import type { StayDates } from '../calendar/stay-dates.ts';

/** An activity of the stay whose day has to be chosen. @rule QUOTE-014 */
export interface ActivityChoice {
  readonly activityId: number;
  readonly date?: IsoDate | undefined;
}

/** Whether checkout can start, or the written message that says why not. @rule QUOTE-014 QUOTE-015 QUOTE-016 QUOTE-017 QUOTE-018 */
export type CheckoutStart =
  | { readonly kind: 'ready'; readonly dates: StayDates }
  | { readonly kind: 'missing-dates' | 'past-checkin'; readonly message: 'chooseDates' }
  | {
      readonly kind: 'missing-activities';
      readonly message: 'chooseActivityDates';
      readonly activityIds: readonly number[];
    };

/** Decides whether checkout can start: both dates from the first bookable day on, and a day for every activity. @rule QUOTE-014 */
export function decideCheckoutStart(choice: {
  readonly dates: StayDates | undefined;
  readonly activities: readonly ActivityChoice[];
  readonly firstBookableDay: IsoDate;
}): CheckoutStart {
  const { dates, activities, firstBookableDay } = choice;
  if (!dates) return { kind: 'missing-dates', message: 'chooseDates' };
  if (dates.checkin < firstBookableDay) return { kind: 'past-checkin', message: 'chooseDates' };
  const activityIds = activities.filter(({ date }) => !date).map(({ activityId }) => activityId);
  if (activityIds.length > 0) return { kind: 'missing-activities', message: 'chooseActivityDates', activityIds };
  return { kind: 'ready', dates };
}
