import type { IsoDate } from '../calendar/date.ts';
import type { StayDates } from '../calendar/stay-dates.ts';
import type { Quote } from '../catalogue/quote.ts';
import type { Party } from '../party/party.ts';
import { type PriceChange, priceChange } from './price-change.ts';
import { isDateProblem, isPastCheckin, isPriced, type PricedQuote, quoteFailure } from './quote-failure.ts';

/** What a price is asked for; `activities` are selection values such as `12_2026-12-05`. */
export interface QuoteQuestion {
  readonly dates: StayDates;
  readonly party: Party;
  readonly activities: readonly string[];
}

/** What the shopper has chosen so far: a question, or a check-in alone, or no date at all. */
export type QuoteChoice = QuoteQuestion | { readonly checkin: IsoDate } | undefined;

/**
 * The purchase panel. `quoting` shows the last quote meanwhile; its purpose tells the first price from the check at
 * checkout start. `isChecked` says that the price was checked or accepted, so that checkout can be entered. A
 * `needsDates` panel asks for dates in words, because checkout was tried without them or they turned out unusable.
 */
export type QuoteState =
  | { readonly kind: 'no-dates'; readonly needsDates: boolean }
  | { readonly kind: 'partial'; readonly checkin: IsoDate; readonly needsDates: boolean }
  | {
      readonly kind: 'quoting';
      readonly question: QuoteQuestion;
      readonly purpose: QuotePurpose;
      readonly shown?: PricedQuote;
    }
  | {
      readonly kind: 'quoted';
      readonly question: QuoteQuestion;
      readonly quote: PricedQuote;
      readonly isChecked: boolean;
    }
  | {
      readonly kind: 'not-bookable';
      readonly question: QuoteQuestion;
      readonly purpose: QuotePurpose;
      readonly reason: string;
    }
  | {
      readonly kind: 'price-changed';
      readonly question: QuoteQuestion;
      readonly quote: PricedQuote;
      readonly change: PriceChange;
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'error'; readonly question: QuoteQuestion; readonly purpose: QuotePurpose };

/** Why a quote is fetched: to show the price, or to check it before checkout. @rule QUOTE-020 */
export type QuotePurpose = 'show' | 'checkout';

/** What happens to the panel. An answer names its question, so that one that comes too late changes nothing. */
export type QuoteEvent =
  | { readonly type: 'chosen'; readonly choice: QuoteChoice }
  | { readonly type: 'answered'; readonly question: QuoteQuestion; readonly quote: Quote }
  | { readonly type: 'quote-fetch-error'; readonly question: QuoteQuestion }
  | { readonly type: 'checkout-started' }
  | { readonly type: 'change-accepted' | 'change-dismissed' }
  | { readonly type: 'retried' }
  | { readonly type: 'expired' };

/** The panel as a page opens it; a quote that the server already has is shown at once. */
export function createQuoteState(choice: QuoteChoice, quote?: Quote): QuoteState {
  const state = stateOf(choice);
  return quote && state.kind === 'quoting' ? answer(state, quote) : state;
}

/**
 * The panel after an event; an event that makes no sense in a state changes nothing, and an expired stay stays expired.
 * @rule QUOTE-014 QUOTE-015 QUOTE-018 QUOTE-019 QUOTE-020 QUOTE-021 QUOTE-022 QUOTE-023 QUOTE-026
 */
export function reduceQuote(state: QuoteState, event: QuoteEvent): QuoteState {
  if (state.kind === 'expired') return state;
  switch (event.type) {
    case 'expired':
      return { kind: 'expired' };
    case 'chosen':
      return stateOf(event.choice, shownQuote(state));
    case 'answered':
      return isAwaited(state, event.question) ? answer(state, event.quote) : state;
    case 'quote-fetch-error':
      if (!isAwaited(state, event.question)) return state;
      return { kind: 'error', question: state.question, purpose: state.purpose };
    case 'checkout-started':
      return startCheckout(state);
    case 'change-accepted':
    case 'change-dismissed':
      if (state.kind !== 'price-changed') return state;
      return toQuoted(state.question, state.quote, event.type === 'change-accepted');
    case 'retried':
      if (state.kind !== 'error' && state.kind !== 'not-bookable') return state;
      return { kind: 'quoting', question: state.question, purpose: 'show' };
  }
}

/** Whether two questions ask for the same. */
export function isSameQuestion(a: QuoteQuestion, b: QuoteQuestion): boolean {
  return keyOf(a) === keyOf(b);
}

/** The quote that the panel shows, old or new; `undefined` where it shows the from-price or a message. @rule STAY-043 */
export function shownQuote(state: QuoteState): PricedQuote | undefined {
  if (state.kind === 'quoted' || state.kind === 'price-changed') return state.quote;
  return state.kind === 'quoting' ? state.shown : undefined;
}

function stateOf(choice: QuoteChoice, shown?: PricedQuote): QuoteState {
  if (!choice) return { kind: 'no-dates', needsDates: false };
  if ('checkin' in choice) return { kind: 'partial', checkin: choice.checkin, needsDates: false };
  return { kind: 'quoting', question: choice, purpose: 'show', ...(shown && { shown }) };
}

type Quoting = Extract<QuoteState, { kind: 'quoting' }>;

function isAwaited(state: QuoteState, question: QuoteQuestion): state is Quoting {
  return state.kind === 'quoting' && isSameQuestion(state.question, question);
}

function answer({ question, purpose, shown }: Quoting, quote: Quote): QuoteState {
  if (!isPriced(quote)) {
    const reason = quoteFailure(quote) ?? '';
    const isLost = purpose === 'checkout' ? isDateProblem(reason) : isPastCheckin(reason);
    return isLost ? { kind: 'no-dates', needsDates: true } : { kind: 'not-bookable', question, purpose, reason };
  }
  if (purpose === 'show') return toQuoted(question, quote, false);
  const change = shown && priceChange(shown.priceInfo.sellPrice, quote.priceInfo.sellPrice);
  return change ? { kind: 'price-changed', question, quote, change } : toQuoted(question, quote, true);
}

function startCheckout(state: QuoteState): QuoteState {
  switch (state.kind) {
    case 'no-dates':
    case 'partial':
      return { ...state, needsDates: true };
    case 'quoted':
      return { kind: 'quoting', question: state.question, purpose: 'checkout', shown: state.quote };
    default:
      return state;
  }
}

function toQuoted(question: QuoteQuestion, quote: PricedQuote, isChecked: boolean): QuoteState {
  return { kind: 'quoted', question, quote, isChecked };
}

function keyOf({ dates, party, activities }: QuoteQuestion): string {
  return [dates.checkin, dates.checkout, party.adults, party.children, party.babies, ...activities].join();
}
