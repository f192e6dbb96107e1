import { mostGiftCards, parseGiftCode } from '#shared/checkout/payment-choices.ts';
import type { AppContext } from '../context.ts';
import type { CardError, FormAction } from './checkout-form.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { loadGiftCard } from './load-gift-card.ts';
import type { CheckoutView } from './page.tsx';
import { type CompleteForm, showForm } from './show-form.ts';

/** The page after a button that books nothing: insurance, gift cards and what is left to pay are worked out anew. @rule QUOTE-007 */
export async function changeChoices(
  c: AppContext,
  entry: CheckoutEntry,
  form: CompleteForm,
  action: Exclude<FormAction, { kind: 'book' }>,
): Promise<CheckoutView> {
  if (action.kind === 'add-card') return addCard(c, entry, form, action.typed);
  if (action.kind === 'apply') return showForm(c, entry, form, {});
  return showForm(c, entry, { ...form, cards: form.cards.filter(({ code }) => code !== action.code) }, {});
}

async function addCard(c: AppContext, entry: CheckoutEntry, form: CompleteForm, typed: string): Promise<CheckoutView> {
  const refuse = (error: CardError) => showForm(c, entry, form, { refusedCard: { typed, error } });
  const code = parseGiftCode(typed);
  if (code === undefined) return refuse('notCode');
  if (form.cards.some((card) => card.code === code)) return refuse('twice');
  if (form.cards.length >= mostGiftCards) return refuse('tooMany');
  const outcome = await loadGiftCard(c, code);
  if (outcome.kind !== 'usable') return refuse(outcome.kind);
  const view = await showForm(c, entry, { ...form, cards: [...form.cards, { code, amount: outcome.card.amount }] }, {});
  const isTaken = view.step.kind === 'form' && view.step.form.cards.some((card) => card.code === code);
  return isTaken ? view : refuse('notNeeded');
}
