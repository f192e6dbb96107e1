import type { IsoDate } from '../calendar/date.ts';
import type { CancellationView } from './cancellation.ts';

/** Percent of each night's amount that is refunded after the deadline. @rule CARD-010 */
export const partialRefund = 80;

/** What changing or cancelling on a day costs: nothing, a part of each night, or all of it. */
export type RefundState = { readonly kind: 'free' | 'none' } | { readonly kind: 'partial'; readonly percent: number };

/**
 * What becomes of a stay that is given up on `day`: it is free up to and including the deadline, then
 * {@link partialRefund} of each night comes back, and from the check-in date on nothing. @rule CARD-009 CARD-010 CARD-011
 */
export function refundOn(
  day: IsoDate,
  { deadline, checkin }: { readonly deadline: IsoDate; readonly checkin: IsoDate },
): RefundState {
  if (day >= checkin) return { kind: 'none' };
  return day <= deadline ? { kind: 'free' } : { kind: 'partial', percent: partialRefund };
}

/** Terms that can be cancelled, which a list explains where they are asked for. */
export type Terms = Exclude<CancellationView, { kind: 'none' }>;

/** Names terms, the same for all offers that have the same: an id of markup. */
export function termsId(terms: Terms): string {
  switch (terms.kind) {
    case 'until':
      return `terms-${terms.date}`;
    case 'days-before':
      return `terms-${terms.days}`;
    case 'free':
      return 'terms';
  }
}

/** The terms of a list, each once, without those that cannot be cancelled or are not known. */
export function distinctTerms(views: readonly (CancellationView | undefined)[]): Terms[] {
  const found = new Map<string, Terms>();
  for (const view of views) if (view && view.kind !== 'none') found.set(termsId(view), view);
  return [...found.values()];
}
