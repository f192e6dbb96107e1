import { type Availability, canEndOn, type DayOffer, offerOn } from './availability.ts';
import { type IsoDate, nightsBetween } from './date.ts';
import type { Selection } from './selection.ts';
import { selectDay } from './selection.ts';
import { type BookableWindow, maxNights, type StayDates } from './stay-dates.ts';

/** A number of nights that a chosen check-in allows, with the total of that stay in cents where it is known. */
export interface NightOption {
  readonly nights: number;
  readonly total?: number | undefined;
}

/** Everything that decides whether a day can be picked. */
export interface CalendarSituation {
  readonly today: IsoDate;
  readonly window: BookableWindow;
  readonly selection: Selection;
  /** Absent where no availability is fetched, as on the search page. @rule CAL-036 */
  readonly availability?: Availability | undefined;
  /** What the chosen check-in allows; absent where it is not asked, or could not be fetched. @rule CAL-020 CAL-031 */
  readonly allowedNights?: readonly NightOption[] | 'loading' | undefined;
  /** The shortest and the longest stay of the product. @rule CAL-012 CAL-038 */
  readonly possibleNights?: { readonly start: number; readonly end: number } | undefined;
}

/**
 * What a day is right now, with the numbers its text needs. `check-in` and `check-out` can be picked, every other kind
 * says why it cannot: `min-stay` and `too-long` carry the bound in nights, `other-nights` the count not on offer.
 * `check-in` without an offer is a day whose price is not known.
 */
export type DayState =
  | { readonly kind: 'check-in'; readonly offer?: DayOffer }
  | { readonly kind: 'check-out'; readonly nights: number; readonly total?: number }
  | { readonly kind: 'past' | 'closed-today' | 'beyond-horizon' | 'sold-out' | 'check-out-only' }
  | { readonly kind: 'chosen-check-in' | 'loading' }
  | { readonly kind: 'min-stay' | 'too-long' | 'other-nights'; readonly nights: number };

/** The longest stay that can be picked while no availability is known, in nights. @rule CAL-036 */
export const maxNightsUnknown = 20;

/** Whether a click on a day in this state does something. */
export function canPick(state: DayState): boolean {
  return state.kind === 'check-in' || state.kind === 'check-out';
}

/** The state of a day. @rule CAL-019 CAL-020 CAL-033 CAL-034 CAL-035 CAL-036 CAL-037 CAL-038 CAL-039 CAL-040 CAL-041 */
export function dayState(day: IsoDate, situation: CalendarSituation): DayState {
  const { today, window, selection } = situation;
  if (day < today) return { kind: 'past' };
  if (day < window.firstBookableDay) return { kind: 'closed-today' };
  if (day > window.horizon) return { kind: 'beyond-horizon' };
  if (selection.kind !== 'check-in' || day < selection.checkin) return checkinState(day, situation);
  if (day === selection.checkin) return { kind: 'chosen-check-in' };
  return checkoutState(day, selection.checkin, situation);
}

/** The selection after a click on `day`; the same one when the day cannot be picked. @rule CAL-015 CAL-016 CAL-018 CAL-019 */
export function pickDay(day: IsoDate, situation: CalendarSituation): Selection {
  return canPick(dayState(day, situation)) ? selectDay(situation.selection, day) : situation.selection;
}

/** The range that a click on the hovered day would complete; `undefined` when it would not. */
export function previewRange(hovered: IsoDate | undefined, situation: CalendarSituation): StayDates | undefined {
  const { selection } = situation;
  if (!hovered || selection.kind !== 'check-in') return undefined;
  return dayState(hovered, situation).kind === 'check-out'
    ? { checkin: selection.checkin, checkout: hovered }
    : undefined;
}

/** The total in cents of the selected stay, where the allowed nights told it. @rule CAL-005 */
export function selectedTotal({ selection, allowedNights }: CalendarSituation): number | undefined {
  if (selection.kind !== 'range' || !Array.isArray(allowedNights)) return undefined;
  const nights = nightsBetween(selection.checkin, selection.checkout);
  return allowedNights.find((option: NightOption) => option.nights === nights)?.total;
}

function checkinState(day: IsoDate, { availability, window, possibleNights }: CalendarSituation): DayState {
  if (nightsBetween(day, window.horizon) < (possibleNights?.start ?? 1)) return { kind: 'beyond-horizon' };
  if (!availability) return { kind: 'check-in' };
  const offer = offerOn(availability, day);
  if (offer) return { kind: 'check-in', offer };
  if (offer === null) return { kind: 'check-in' };
  return { kind: canEndOn(availability, day) ? 'check-out-only' : 'sold-out' };
}

function checkoutState(day: IsoDate, checkin: IsoDate, situation: CalendarSituation): DayState {
  const { allowedNights, availability } = situation;
  const nights = nightsBetween(checkin, day);
  if (allowedNights === 'loading') return { kind: 'loading' };
  const { min, max } = nightBounds(checkin, situation);
  if (nights < min) return { kind: 'min-stay', nights: min };
  if (nights > max) return { kind: 'too-long', nights: max };
  if (!allowedNights) {
    return !availability && nights > maxNightsUnknown
      ? { kind: 'too-long', nights: maxNightsUnknown }
      : { kind: 'check-out', nights };
  }
  const option = allowedNights.find((each) => each.nights === nights);
  if (!option) return { kind: 'other-nights', nights };
  return { kind: 'check-out', nights, ...(option.total !== undefined && { total: option.total }) };
}

function nightBounds(checkin: IsoDate, { allowedNights, availability, possibleNights }: CalendarSituation) {
  const counts = Array.isArray(allowedNights) ? allowedNights.map((option: NightOption) => option.nights) : [];
  const needed = availability?.days.get(checkin)?.minLos ?? 1;
  const start = possibleNights?.start ?? 1;
  const end = Math.min(possibleNights?.end ?? maxNights, maxNights);
  return counts.length === 0
    ? { min: Math.max(start, needed), max: end }
    : { min: Math.max(start, Math.min(...counts)), max: Math.min(end, Math.max(...counts)) };
}
