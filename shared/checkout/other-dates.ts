import { addDays, compareDates, type IsoDate, nightsBetween } from '../calendar/date.ts';
import type { StayDates } from '../calendar/stay-dates.ts';

/** Other days for the same stay, with their total in cents. */
export interface OtherDates {
  readonly dates: StayDates;
  readonly total: number;
}

/** A day of the price calendar: its total is that of the asked nights, unless it needs more of them. */
interface Day {
  readonly day: IsoDate;
  readonly amount: number;
  readonly minLos: number;
}

/**
 * The days nearest to the asked check-in on which a stay of as many nights can begin, in the order of the calendar; of
 * two days equally near, the later one counts, because shoppers have less trouble with it.
 */
export function nearestDates(days: readonly Day[], asked: StayDates, count: number): OtherDates[] {
  const nights = nightsBetween(asked.checkin, asked.checkout);
  const distance = (day: IsoDate) => Math.abs(nightsBetween(asked.checkin, day));
  return days
    .filter(({ day, minLos }) => day !== asked.checkin && minLos <= nights)
    .toSorted((a, b) => distance(a.day) - distance(b.day) || compareDates(b.day, a.day))
    .slice(0, count)
    .toSorted((a, b) => compareDates(a.day, b.day))
    .map(({ day, amount }) => ({ dates: { checkin: day, checkout: addDays(day, nights) }, total: amount }));
}
