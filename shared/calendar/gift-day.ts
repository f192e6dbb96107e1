import type { DayOffer } from './availability.ts';

/** What a day is for the owner of a gift. @rule CAL-009 */
export type GiftDayStatus = 'included' | 'supplement' | 'notAvailable';

/**
 * Whether a stay that begins on a day is covered by a gift of so many nights and so many cents, costs a supplement, or
 * cannot be had because the day is not listed. @rule CAL-009
 */
export function giftDayStatus(
  offer: Pick<DayOffer, 'minLos' | 'amount'> | undefined,
  gift: { readonly nights: number; readonly amount: number },
): GiftDayStatus {
  if (!offer) return 'notAvailable';
  return offer.minLos <= gift.nights && offer.amount <= gift.amount ? 'included' : 'supplement';
}
