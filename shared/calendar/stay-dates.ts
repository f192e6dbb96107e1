import { addDays, addMonths, type IsoDate, nightsBetween, parseDate } from './date.ts';

/** The days of a stay; `checkout` is always later than `checkin`, so that no range has zero nights. */
export interface StayDates {
  readonly checkin: IsoDate;
  readonly checkout: IsoDate;
}

/** The days between which a stay may lie, both included. */
export interface BookableWindow {
  readonly firstBookableDay: IsoDate;
  readonly horizon: IsoDate;
}

/** Nights of a stay when nothing else is said. @rule FLOW-041 */
export const defaultNights = 1;

/** The longest stay that can be asked for, in nights. */
export const maxNights = 30;

/** Nights from check-in to check-out, at least 1. */
export function nightsOf({ checkin, checkout }: StayDates): number {
  return nightsBetween(checkin, checkout);
}

/** The last day of a stay that can be booked: one year after the first bookable day. @rule CAL-041 */
export function horizonFrom(firstBookableDay: IsoDate): IsoDate {
  return addMonths(firstBookableDay, 12);
}

/** A stay of 1 to {@link maxNights} nights inside the window; `undefined` for every other pair of days. */
export function createStayDates(checkin: IsoDate, checkout: IsoDate, window: BookableWindow): StayDates | undefined {
  const nights = nightsBetween(checkin, checkout);
  const isInside = checkin >= window.firstBookableDay && checkout <= window.horizon;
  return isInside && nights >= 1 && nights <= maxNights ? { checkin, checkout } : undefined;
}

/** A whole number of nights, 1 to {@link maxNights}; `undefined` for any other text. */
export function parseNights(text: string | null | undefined): number | undefined {
  const nights = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return nights >= 1 && nights <= maxNights ? nights : undefined;
}

/**
 * Dates as a link or a store carries them, used only when they are real days in the future. Without a check-out the
 * nights count, and without both the stay is one night; a check-out that is no day, or not after check-in, makes the
 * whole pair unusable, because nobody knows what was meant.
 * @rule CAL-032 FLOW-041
 */
export function parseStayDates(
  text: { checkin: string | null; checkout: string | null; nights: string | null },
  window: BookableWindow,
): StayDates | undefined {
  const checkin = parseDate(text.checkin);
  if (!checkin) return undefined;
  const checkout = text.checkout
    ? parseDate(text.checkout)
    : addDays(checkin, parseNights(text.nights) ?? defaultNights);
  return checkout && createStayDates(checkin, checkout, window);
}
