import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { dueOf } from '#shared/checkout/payment-choices.ts';
import { priceOfTotal } from '#shared/checkout/price-lines.ts';
import type { TravellerErrors } from '#shared/checkout/traveller-form.ts';
import { priceChange } from '#shared/price/price-change.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';
import { applyChoices, type PricedStay } from './apply-choices.ts';
import { type CheckoutForm, createKey, type SentForm } from './checkout-form.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { loadPayLaterFor } from './load-pay-later-for.ts';
import { loadQuote } from './load-quote.ts';
import type { CheckoutView } from './page.tsx';
import type { CheckoutStep, FormNotice } from './step.ts';

/** A form of which everything can be read. */
export interface CompleteForm extends SentForm {
  readonly key: string;
  readonly total: number;
}

interface Shown {
  readonly errors?: TravellerErrors;
  readonly notice?: FormNotice;
  readonly refusedCard?: CheckoutForm['refusedCard'];
  /** Nobody is asked anything more, because nobody answers. */
  readonly isDown?: boolean;
}

/** The form as it was sent, at the total it was sent with, so that the same order can be sent again. */
export async function showForm(
  c: AppContext,
  entry: CheckoutEntry,
  form: CompleteForm,
  { errors = {}, notice, refusedCard, isDown = false }: Shown,
): Promise<CheckoutView> {
  const stay = isDown ? priceAlone(entry, form.total) : await priceForm(c, entry, form.total);
  const { priced, wish } = isDown ? keepChoices(stay, form) : await applyChoices(c, stay, form);
  const payLater = isDown ? undefined : await loadPayLaterFor(c, entry, priced);
  const shown = { ...form, ...wish, errors, ...(refusedCard && { refusedCard }) };
  const step: CheckoutStep = { kind: 'form', form: shown, ...(notice && { notice }) };
  return { entry, priced, step, ...(payLater && { payLater }) };
}

/** What was chosen, with the cents that were shown before. */
function keepChoices(stay: PricedStay, form: CompleteForm) {
  const giftcards = form.cards.map(({ code, amount }) => ({ serialNumber: code, usedAmount: amount }));
  return { priced: { ...stay, insuranceAmount: form.insurance?.amount, giftcards }, wish: form };
}

/** Every line of the price when the quote still says the same total, else what the total alone tells. */
async function priceForm(c: AppContext, entry: CheckoutEntry, total: number): Promise<PricedStay> {
  const outcome = await loadQuote(c, entry.address, criticalMs);
  if (outcome.kind === 'priced' && outcome.quote.priceInfo.sellPrice === total) return outcome.quote;
  return priceAlone(entry, total);
}

function priceAlone({ address, stay }: CheckoutEntry, total: number): PricedStay {
  const { adults } = address.party;
  return priceOfTotal(total, stay?.hotel.localTax, { adults, nights: nightsOf(address.dates) });
}

/**
 * What is to be paid now, to be accepted before anything is stored. A new key, because the order under the old one is
 * refused for good. `told` is the price of the stay, where the catalogue named it. @rule QUOTE-021 QUOTE-022
 */
export async function showNewPrice(
  c: AppContext,
  entry: CheckoutEntry,
  form: CompleteForm,
  told?: number,
): Promise<CheckoutView> {
  const outcome = await loadQuote(c, entry.address);
  if (outcome.kind !== 'priced' && told === undefined) return { entry, step: { kind: 'quote-failed' } };
  const stay = outcome.kind === 'priced' ? outcome.quote : priceAlone(entry, told ?? form.total);
  const { priced, wish } = await applyChoices(c, stay, form);
  const total = priced.priceInfo.sellPrice;
  const payLater = await loadPayLaterFor(c, entry, priced);
  const change = priceChange(form.due ?? dueOf(form), dueOf({ ...wish, total }));
  const notice: FormNotice = change ? { kind: 'price-update', change } : { kind: 'stale' };
  const step: CheckoutStep = { kind: 'form', form: { ...form, ...wish, errors: {}, key: createKey(), total }, notice };
  return { entry, priced, payLater, step };
}
