import { priceChange } from '#shared/price/price-change.ts';
import type { AppContext } from '../context.ts';
import { createForm } from './checkout-form.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { loadOtherDates } from './load-other-dates.ts';
import { loadPayLaterFor } from './load-pay-later-for.ts';
import { loadQuote } from './load-quote.ts';
import type { CheckoutView } from './page.tsx';

/**
 * The page as it opens: the form at the price the shopper saw, the new price to accept first, or why there is none.
 * @rule QUOTE-020 QUOTE-021 QUOTE-022 QUOTE-026 QUOTE-030
 */
export async function openCheckout(c: AppContext, entry: CheckoutEntry): Promise<CheckoutView> {
  const outcome = await loadQuote(c, entry.address);
  if (outcome.kind !== 'priced') {
    if (outcome.kind === 'failed') return { entry, step: { kind: 'quote-failed' } };
    const others = await loadOtherDates(c, entry.address);
    return { entry, step: { kind: 'unavailable', others, wasTaken: false } };
  }
  const { quote } = outcome;
  const total = quote.priceInfo.sellPrice;
  const change = entry.address.price === undefined ? undefined : priceChange(entry.address.price, total);
  if (change) return { entry, priced: quote, step: { kind: 'price-update', change } };
  const payLater = await loadPayLaterFor(c, entry, quote);
  return { entry, priced: quote, payLater, step: { kind: 'form', form: createForm(total) } };
}
