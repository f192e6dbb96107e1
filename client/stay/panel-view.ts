import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { type PriceView, viewPrice } from '#shared/price/price-view.ts';
import { type QuoteState, shownQuote } from '#shared/price/quote.ts';
import type { PricedQuote } from '#shared/price/quote-failure.ts';
import type { PanelStay } from './panel-stay.ts';

/** What the panel shows of its state. */
export interface PanelView {
  readonly quote?: PricedQuote;
  /** The final price of the quote, else the from-price; absent while a first price is awaited. @rule STAY-043 */
  readonly price?: PriceView;
  /** Whether another price is on its way. */
  readonly isOld: boolean;
  /** Whether the message of the state is about the dates, and so belongs to their field. */
  readonly asksForDates: boolean;
}

/** What the panel shows: with dates the final price, without them, or where they have none, the from-price. @rule STAY-043 */
export function viewPanel(state: QuoteState, stay: PanelStay): PanelView {
  const isOld = state.kind === 'quoting';
  const asksForDates = state.kind === 'no-dates' || state.kind === 'partial';
  const quote = shownQuote(state);
  if (quote) return { quote, price: viewQuote(quote, state), isOld, asksForDates };
  const from = isOld || state.kind === 'expired' ? undefined : viewFromPrice(stay);
  return { ...(from && { price: from }), isOld, asksForDates };
}

function viewQuote({ priceInfo, reservationCriteria }: PricedQuote, state: QuoteState): PriceView {
  const question = 'question' in state ? state.question : undefined;
  return viewPrice({
    ...priceInfo,
    priceType: 'final-price',
    nights: reservationCriteria?.nights ?? priceInfo.nights ?? (question ? nightsOf(question.dates) : 1),
    adults: reservationCriteria?.adult ?? question?.party.adults ?? 2,
  });
}

function viewFromPrice({ priceInfo, nights }: PanelStay): PriceView | undefined {
  return (
    priceInfo &&
    viewPrice({ ...priceInfo, priceType: 'from-price', nights: priceInfo.nights ?? nights.default, adults: 2 })
  );
}
