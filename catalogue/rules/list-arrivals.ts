import { fromDayNumber, type IsoDate } from '#shared/calendar/date.ts';
import { leastNights, type Nights, sell } from './sell-nights.ts';

/** A day on which a stay can begin, as the price calendar shows it. @rule CAL-010 CAL-011 */
export interface Arrival {
  readonly day: IsoDate;
  /** Cents per adult, rounded up. */
  readonly price: number;
  /** Cents for the whole party and stay. */
  readonly amount: number;
  readonly displayTotalPrice: number;
  readonly minLos: number;
  readonly promo?: number;
}

/**
 * The days from `from` to before `until` on which the stay can begin, each with its price for `wanted` nights, or for
 * as many as the day asks at least.
 */
export function listArrivals(nights: Nights, from: number, until: number, wanted: number): Arrival[] {
  const { stay, party } = nights;
  const arrivals: Arrival[] = [];
  for (let day = from; day < until; day++) {
    const least = leastNights(nights, day);
    const sale = least === undefined ? undefined : sell(nights, day, Math.max(wanted, least));
    if (least === undefined || !sale) continue;
    const { total } = sale.price;
    arrivals.push({
      day: fromDayNumber(day),
      price: Math.ceil(total / party.adult),
      amount: total,
      displayTotalPrice: total,
      minLos: least,
      ...(stay.promo > 0 && { promo: stay.promo }),
    });
  }
  return arrivals;
}

/** Marks the cheapest days of each month. */
export function markBestPrices(arrivals: readonly Arrival[]): (Arrival & { bestPriceOfTheMonth: boolean })[] {
  const best = new Map<string, number>();
  for (const { day, amount } of arrivals) {
    const month = day.slice(0, 7);
    best.set(month, Math.min(amount, best.get(month) ?? amount));
  }
  return arrivals.map((arrival) => ({
    ...arrival,
    bestPriceOfTheMonth: arrival.amount === best.get(arrival.day.slice(0, 7)),
  }));
}
