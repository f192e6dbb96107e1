/** How an offer can be booked from where it is shown. @rule OFFD-002 */
export type BookingOption =
  /** Straight to checkout, at this price in cents. */
  | { readonly kind: 'book'; readonly total: number }
  /** On its own page: days of activities have to be chosen, or another stay than the asked one is priced. */
  | { readonly kind: 'continue'; readonly reason: 'activity-days' | 'other-dates' }
  | { readonly kind: 'choose-dates' | 'sold-out' | 'unknown' };

/** What is known of an offer when its details are opened. */
export interface OfferSituation {
  readonly hasDates: boolean;
  /** Undefined without dates, and when it could not be had. */
  readonly quote:
    | {
        readonly bookable: boolean;
        readonly errors?: readonly unknown[] | undefined;
        readonly priceInfo?: { readonly sellPrice: number } | undefined;
        readonly modifiedReservationCriteria?: object | undefined;
      }
    | undefined;
  /** Activities whose day the shopper still has to choose. */
  readonly daysToChoose: number;
}

/** How an offer can be booked: never at a price that was not quoted for exactly what is asked. @rule OFFD-002 QUOTE-014 QUOTE-018 */
export function decideBookingOption({ hasDates, quote, daysToChoose }: OfferSituation): BookingOption {
  if (!hasDates) return { kind: 'choose-dates' };
  if (!quote) return { kind: 'unknown' };
  const { bookable, errors = [], priceInfo, modifiedReservationCriteria } = quote;
  if (!bookable || errors.length > 0 || !priceInfo) return { kind: 'sold-out' };
  if (modifiedReservationCriteria) return { kind: 'continue', reason: 'other-dates' };
  if (daysToChoose > 0) return { kind: 'continue', reason: 'activity-days' };
  return { kind: 'book', total: priceInfo.sellPrice };
}
