import type { AvailabilityDay, CheckinPrices } from '../catalogue/availability.ts';
import { addDays, type IsoDate } from './date.ts';
import { type Month, monthOf, parseMonth } from './grid.ts';
import { maxNights } from './stay-dates.ts';

/**
 * What a stay that begins on a day costs: `amount` is the total in cents, `price` that total per adult, `minLos` the
 * nights it needs at least. @rule CAL-010 CAL-011
 */
export interface DayOffer {
  readonly price: number;
  readonly amount: number;
  readonly minLos: number;
  readonly promo?: number;
  readonly bestPriceOfTheMonth: boolean;
}

/**
 * What is known about the days on which a stay can begin. A day of a loaded month that is not listed cannot be a
 * check-in; `null`, and every day of another month, is unknown. @rule CAL-010 CAL-035 CAL-039
 */
export interface Availability {
  readonly days: ReadonlyMap<IsoDate, DayOffer | null>;
  readonly loadedMonths: ReadonlySet<Month>;
}

/** Nothing loaded yet: every day is unknown. */
export const noAvailability: Availability = { days: new Map(), loadedMonths: new Set() };

/** The availability with the months of one more answer; a month that comes again replaces what was known. @rule CAL-010 CAL-013 CAL-041 */
export function addMonthsOf(
  known: Availability,
  answer: Pick<CheckinPrices, 'days' | 'requestedMonths'>,
): Availability {
  const months = new Set(answer.requestedMonths.flatMap((month) => parseMonth(month) ?? []));
  const kept = [...known.days].filter(([date]) => !months.has(monthOf(date)));
  const added = answer.days.filter(({ day }) => months.has(monthOf(day)));
  return {
    days: new Map([...kept, ...added.map((day) => [day.day, toOffer(day)] as const)]),
    loadedMonths: new Set([...known.loadedMonths, ...months]),
  };
}

/** The offer of a stay that begins on `day`; `null` when unknown, `undefined` when none can begin. @rule CAL-035 CAL-039 */
export function offerOn(availability: Availability, day: IsoDate): DayOffer | null | undefined {
  const offer = availability.days.get(day);
  return offer === undefined && !availability.loadedMonths.has(monthOf(day)) ? null : offer;
}

/** Whether a stay can surely end on `day`: one that begins earlier needs just the nights up to it. */
export function canEndOn(availability: Availability, day: IsoDate): boolean {
  for (let nights = 1; nights <= maxNights; nights++) {
    if (availability.days.get(addDays(day, -nights))?.minLos === nights) return true;
  }
  return false;
}

/** The longest minimum stay among days, for the legend; `undefined` when one night is enough everywhere. @rule CAL-004 */
export function longestMinimum(availability: Availability, days: readonly IsoDate[]): number | undefined {
  const longest = Math.max(1, ...days.map((day) => availability.days.get(day)?.minLos ?? 1));
  return longest > 1 ? longest : undefined;
}

function toOffer({ price, amount, minLos, promo, bestPriceOfTheMonth }: AvailabilityDay): DayOffer {
  return { price, amount, minLos, bestPriceOfTheMonth, ...(promo !== undefined && { promo }) };
}
