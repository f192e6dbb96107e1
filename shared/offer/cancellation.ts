import type { IsoDate } from '../calendar/date.ts';
import type { CancellationPolicy } from '../catalogue/price-info.ts';

/** The cancellation line: until a day, until so many days before check-in, in general, or not at all. @rule CARD-014 QUOTE-002 */
export type CancellationView =
  | { readonly kind: 'until'; readonly date: IsoDate }
  | { readonly kind: 'days-before'; readonly days: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'none' };

/**
 * The cancellation line of an offer; `undefined` when its policy is not known. A deadline that has passed is no free
 * cancellation any more. @rule CARD-014 QUOTE-002
 */
export function viewCancellation(policy: CancellationPolicy | undefined, today: IsoDate): CancellationView | undefined {
  if (!policy) return undefined;
  if (!policy.cancellable) return { kind: 'none' };
  const deadline = policy.cancellationDeadline ?? policy.cancellableUntil;
  if (deadline) return deadline >= today ? { kind: 'until', date: deadline } : { kind: 'none' };
  return policy.daysBefore === undefined ? { kind: 'free' } : { kind: 'days-before', days: policy.daysBefore };
}
