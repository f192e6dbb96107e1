import { fromDayNumber, type IsoDate } from '#shared/calendar/date.ts';
import type { Cancellation } from '../seed/plan-stays.ts';
import type { Texts } from '../seed/text/texts.ts';

/** Whole days before arrival until which cancelling costs nothing. */
const daysBefore: Readonly<Record<Cancellation, number>> = { flexible: 3, moderate: 14, nonrefundable: 0 };

export interface WireCancellation {
  readonly type: Cancellation;
  readonly cancellable: boolean;
  readonly isCancellable: boolean;
  readonly message: string;
  readonly daysBefore?: number;
  readonly cancellationDeadline?: IsoDate;
  readonly cancellableUntil?: IsoDate;
}

/**
 * The terms of a stay. With a check-in the last free day is told; when it has passed, the stay can no longer be
 * cancelled for free. Days are day numbers.
 */
export function writeCancellation(texts: Texts, type: Cancellation, today: number, checkin?: number): WireCancellation {
  const refused = { type, cancellable: false, isCancellable: false, message: texts.cancellation.nonrefundable };
  if (type === 'nonrefundable') return refused;
  const allowed = {
    type,
    cancellable: true,
    isCancellable: true,
    message: texts.cancellation[type],
    daysBefore: daysBefore[type],
  };
  if (checkin === undefined) return allowed;
  const last = checkin - daysBefore[type];
  if (last < today) return refused;
  const deadline = fromDayNumber(last);
  return { ...allowed, cancellationDeadline: deadline, cancellableUntil: deadline };
}
