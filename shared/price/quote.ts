import type { IsoDate } from '../calendar/date.ts';
import type { StayDates } from '../calendar/stay-dates.ts';
import type { Quote } from '../catalogue/quote.ts';
import type { Party } from '../party/party.ts';
import { printActivityChoice } from '../stay/program.ts';
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

/** What the states of a question know. */
interface Asked {
  readonly question: QuoteQuestion;
  /** Ids of the activities that need a day, as the last answer told them. @rule QUOTE-014 */
  readonly required: readonly number[];
}

/**
 * The purchase panel. `quoting` shows the last quote meanwhile; its purpose tells the first price from the check at
 * checkout start. `isChecked` says that the price was checked or accepted, so that checkout can be entered. A
 * `needsDates` panel asks for dates in words, because checkout was tried without them or they turned out unusable. A
 * `missing-days` panel is priced and asks for the days of the activities `missing`, because checkout was tried without
 * them; `quoting` goes on asking for those that are left while the price of the first is on its way.
 */
export type QuoteState =
  | { readonly kind: 'no-dates'; readonly needsDates: boolean }
  | { readonly kind: 'partial'; readonly checkin: IsoDate; readonly needsDates: boolean }
  | (Asked & {
      readonly kind: 'quoting';
      readonly purpose: QuotePurpose;
      readonly shown?: PricedQuote;
      readonly missing: readonly number[];
    })
  | (Asked & { readonly kind: 'quoted'; readonly quote: PricedQuote; readonly isChecked: boolean })
  | (Asked & { readonly kind: 'missing-days'; readonly quote: PricedQuote; readonly missing: readonly number[] })
  | {
      readonly kind: 'not-bookable';
      readonly question: QuoteQuestion;
      readonly purpose: QuotePurpose;
      readonly reason: string;
    }
  | (Asked & { readonly kind: 'price-changed'; readonly quote: PricedQuote; readonly change: PriceChange })
  | { readonly kind: 'expired' }
  | { readonly kind: 'error'; readonly question: QuoteQuestion; readonly purpose: QuotePurpose };

/** Why a quote is fetched: to show the price, or to check it before checkout. @rule QUOTE-020 */
export type QuotePurpose = 'show' | 'checkout';

/**
 * What happens to the panel. An answer names its question, so that one that comes too late changes nothing. Which
 * activities need a day is told with the first price; the check at checkout start cannot change it.
 */
export type QuoteEvent =
  | { readonly type: 'chosen'; readonly choice: QuoteChoice }
  | {
      readonly type: 'answered';
      readonly question: QuoteQuestion;
      readonly quote: Quote;
      readonly required?: readonly number[];
    }
  | { readonly type: 'quote-fetch-error'; readonly question: QuoteQuestion }
  | { readonly type: 'checkout-started'; readonly firstBookableDay: IsoDate }
  | { readonly type: 'change-accepted' | 'change-dismissed' }
  | { readonly type: 'retried' }
  | { readonly type: 'expired' };

/** The panel as a page opens it; a quote that the server already has is shown at once. */
export function createQuoteState(choice: QuoteChoice, quote?: Quote, required: readonly number[] = []): QuoteState {
  const state = stateOf(choice);
  return quote && state.kind === 'quoting' ? answer({ ...state, required }, quote) : state;
}

/**
 * The panel after an event; an event that makes no sense in a state changes nothing, and an expired stay stays expired.
 * @rule QUOTE-014 QUOTE-015 QUOTE-016 QUOTE-017 QUOTE-018 QUOTE-019 QUOTE-020 QUOTE-021 QUOTE-022 QUOTE-023 QUOTE-026
 */
export function reduceQuote(state: QuoteState, event: QuoteEvent): QuoteState {
  if (state.kind === 'expired') return state;
  switch (event.type) {
    case 'expired':
      return { kind: 'expired' };
    case 'chosen':
      return stateOf(event.choice, state);
    case 'answered':
      if (!isAwaited(state, event.question)) return state;
      return answer(state.purpose === 'show' ? { ...state, required: event.required ?? [] } : state, event.quote);
    case 'quote-fetch-error':
      if (!isAwaited(state, event.question)) return state;
      return { kind: 'error', question: state.question, purpose: state.purpose };
    case 'checkout-started':
      return startCheckout(state, event.firstBookableDay);
    case 'change-accepted':
    case 'change-dismissed':
      if (state.kind !== 'price-changed') return state;
      return toQuoted(state, state.quote, event.type === 'change-accepted');
    case 'retried':
      if (state.kind !== 'error' && state.kind !== 'not-bookable') return state;
      return stateOf(state.question);
  }
}

/** Whether two questions ask for the same. */
export function isSameQuestion(a: QuoteQuestion, b: QuoteQuestion): boolean {
  return keyOf(a) === keyOf(b);
}

/** The quote that the panel shows, old or new; `undefined` where it shows the from-price or a message. @rule STAY-043 */
export function shownQuote(state: QuoteState): PricedQuote | undefined {
  if ('quote' in state) return state.quote;
  return state.kind === 'quoting' ? state.shown : undefined;
}

/** Ids of the activities that checkout was tried without a day for, and that have none yet. @rule QUOTE-016 QUOTE-017 */
export function missingDays(state: QuoteState): readonly number[] {
  return 'missing' in state ? state.missing : [];
}

function stateOf(choice: QuoteChoice, before?: QuoteState): QuoteState {
  if (!choice) return { kind: 'no-dates', needsDates: false };
  if ('checkin' in choice) return { kind: 'partial', checkin: choice.checkin, needsDates: false };
  const shown = before && shownQuote(before);
  const required = before && 'required' in before ? before.required : [];
  const missing = before ? withoutDay(missingDays(before), choice) : [];
  return { kind: 'quoting', question: choice, purpose: 'show', required, missing, ...(shown && { shown }) };
}

function withoutDay(activityIds: readonly number[], { activities }: QuoteQuestion): readonly number[] {
  return activityIds.filter((id) => !activities.some((value) => value.startsWith(printActivityChoice(id, ''))));
}

type Quoting = Extract<QuoteState, { kind: 'quoting' }>;

function isAwaited(state: QuoteState, question: QuoteQuestion): state is Quoting {
  return state.kind === 'quoting' && isSameQuestion(state.question, question);
}

function answer(asked: Quoting, quote: Quote): QuoteState {
  const { question, purpose, shown, required } = asked;
  if (!isPriced(quote)) {
    const reason = quoteFailure(quote) ?? '';
    const isLost = purpose === 'checkout' ? isDateProblem(reason) : isPastCheckin(reason);
    return isLost ? { kind: 'no-dates', needsDates: true } : { kind: 'not-bookable', question, purpose, reason };
  }
  if (purpose === 'show') {
    const missing = asked.missing.filter((id) => required.includes(id));
    return missing.length > 0 ? { kind: 'missing-days', question, required, quote, missing } : toQuoted(asked, quote);
  }
  const change = shown && priceChange(shown.priceInfo.sellPrice, quote.priceInfo.sellPrice);
  return change ? { kind: 'price-changed', question, required, quote, change } : toQuoted(asked, quote, true);
}

function startCheckout(state: QuoteState, firstBookableDay: IsoDate): QuoteState {
  switch (state.kind) {
    case 'no-dates':
    case 'partial':
      return { ...state, needsDates: true };
    case 'quoted':
    case 'missing-days': {
      const { question, required, quote } = state;
      if (question.dates.checkin < firstBookableDay) return { kind: 'no-dates', needsDates: true };
      const missing = withoutDay(required, question);
      if (missing.length > 0) return { kind: 'missing-days', question, required, quote, missing };
      return { kind: 'quoting', question, purpose: 'checkout', required, missing, shown: quote };
    }
    default:
      return state;
  }
}

function toQuoted({ question, required }: Asked, quote: PricedQuote, isChecked = false): QuoteState {
  return { kind: 'quoted', question, required, quote, isChecked };
}

function keyOf({ dates, party, activities }: QuoteQuestion): string {
  return [dates.checkin, dates.checkout, party.adults, party.children, party.babies, ...activities].join();
}
