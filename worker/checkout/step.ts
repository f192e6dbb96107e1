import type { OtherDates } from '#shared/checkout/other-dates.ts';
import type { PriceChange } from '#shared/price/price-change.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** What stands beside the summary: the form, or why it is not there. */
export type CheckoutStep =
  | { readonly kind: 'form'; readonly form: CheckoutForm; readonly notice?: FormNotice }
  | { readonly kind: 'price-update'; readonly change: PriceChange }
  | { readonly kind: 'unavailable'; readonly others: readonly OtherDates[]; readonly wasTaken: boolean }
  | { readonly kind: 'quote-failed' };

/**
 * What a form says above its fields: the price has changed, no answer came, nothing could be read, the catalogue refused
 * it, or the same form or the same stay was booked before; a `twin` is known to the catalogue, but not to this request.
 */
export type FormNotice =
  | { readonly kind: 'price-update'; readonly change: PriceChange }
  | { readonly kind: 'unsent' | 'stale' | 'refused' | 'mismatch' | 'twin' | 'pay-later-gone' }
  | { readonly kind: 'already'; readonly number: string };
