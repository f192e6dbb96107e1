import { type IsoDate, parseDate } from '../calendar/date.ts';
import type { StayDates } from '../calendar/stay-dates.ts';
import { printActivityChoice } from '../stay/program.ts';

/** An activity of the stay and the day on which it will be done. */
export interface ActivityDay {
  readonly activityId: number;
  readonly date: IsoDate;
}

const maxActivities = 20;

/**
 * The days that selection values, separated by commas, name: each real and within the stay, of several for one activity
 * the first, and twenty at most; whatever else the text holds is left out. @rule STAY-040
 */
export function parseActivityDays(text: string, { checkin, checkout }: StayDates): ActivityDay[] {
  const days = new Map<number, IsoDate>();
  for (const value of text.split(',')) {
    const [, id, day] = /^(\d{1,12})_(.+)$/.exec(value) ?? [];
    const date = parseDate(day);
    const isInside = date !== undefined && date >= checkin && date <= checkout;
    if (isInside && !days.has(Number(id))) days.set(Number(id), date);
  }
  return [...days].slice(0, maxActivities).map(([activityId, date]) => ({ activityId, date }));
}

/** The chosen days as quotes, orders and addresses carry them, separated by commas. @rule STAY-040 */
export function printActivityDays(activities: readonly ActivityDay[]): string {
  return activities.map(({ activityId, date }) => printActivityChoice(activityId, date)).join();
}
