import type { Quote } from '../catalogue/quote.ts';

/** A quote that can be bought. @rule QUOTE-026 */
export type PricedQuote = Quote & { readonly priceInfo: NonNullable<Quote['priceInfo']> };

/** Whether a quote can be bought: bookable and with its price. @rule QUOTE-026 */
export function isPriced(quote: Quote): quote is PricedQuote {
  return quote.bookable && quote.priceInfo !== undefined;
}

/**
 * Why a quote failed, for the log and never for shoppers: the first code or message of the answer, else a fixed text.
 * `undefined` for a quote that can be bought. @rule QUOTE-026 QUOTE-027 QUOTE-028 QUOTE-029
 */
export function quoteFailure(quote: Quote): string | undefined {
  if (isPriced(quote)) return undefined;
  const first = quote.errors?.find(({ code, message }) => code || message);
  if (first) return first.code || first.message;
  return quote.bookable ? 'Quote error' : 'The offer is not bookable with these criterias';
}

const pastCheckin = 'DATE_IN_THE_PAST';
const dateProblems: ReadonlySet<string> = new Set([pastCheckin, 'PACKAGE_UNAVAILABLE']);

/** Whether a failure means that other dates have to be chosen. @rule QUOTE-018 QUOTE-019 */
export function isDateProblem(failure: string): boolean {
  return dateProblems.has(failure);
}

/** Whether a failure says that the check-in lies in the past. @rule QUOTE-018 */
export function isPastCheckin(failure: string): boolean {
  return failure === pastCheckin;
}
