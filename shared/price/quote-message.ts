import { missingDays, type QuoteState } from './quote.ts';

/** The written messages of the purchase panel. */
export type QuoteMessage =
  | 'chooseDates'
  | 'chooseActivityDates'
  | 'noAvailabilities'
  | 'quoteFailed'
  | 'priceLower'
  | 'priceHigher'
  | 'expired';

/** The message that a state shows; `undefined` where the panel shows a price, or waits. @rule QUOTE-009 QUOTE-010 QUOTE-015 QUOTE-016 QUOTE-030 QUOTE-031 QUOTE-033 */
export function messageOf(state: QuoteState): QuoteMessage | undefined {
  switch (state.kind) {
    case 'no-dates':
    case 'partial':
      return state.needsDates ? 'chooseDates' : undefined;
    case 'not-bookable':
    case 'error':
      return state.purpose === 'checkout' ? 'quoteFailed' : 'noAvailabilities';
    case 'price-changed':
      return state.change.direction === 'lower' ? 'priceLower' : 'priceHigher';
    case 'expired':
      return 'expired';
    case 'missing-days':
    case 'quoting':
      return missingDays(state).length > 0 ? 'chooseActivityDates' : undefined;
    case 'quoted':
      return undefined;
  }
}
