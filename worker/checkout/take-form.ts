import { findEarlierOrder, nameBooking } from '#shared/checkout/order-proof.ts';
import { dueOf } from '#shared/checkout/payment-choices.ts';
import { parseTraveller } from '#shared/checkout/traveller-form.ts';
import type { AppContext } from '../context.ts';
import { changeChoices } from './change-choices.ts';
import { createKey, type SentForm } from './checkout-form.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { loadOtherDates } from './load-other-dates.ts';
import { openCheckout } from './open-checkout.ts';
import { keepOrderProof, readOrderProofs } from './order-cookie.ts';
import type { CheckoutView } from './page.tsx';
import { type Placed, placeOrder } from './place-order.ts';
import { type CompleteForm, showForm, showNewPrice } from './show-form.ts';

/** What answers a form: the number of the order, a page with its status, or that the stay is no longer sold. */
type Taken =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'page'; readonly view: CheckoutView; readonly status: 200 | 409 | 422 | 503 }
  | { readonly kind: 'gone' };

/** Takes a form: checks it, places the order once, or says why not with everything that was typed still there. */
export async function takeForm(c: AppContext, entry: CheckoutEntry, sent: SentForm): Promise<Taken> {
  const { key, total } = sent;
  if (key === undefined || total === undefined) return page(422, await renew(c, entry, sent));
  const form = { ...sent, key, total };
  const { action } = form;
  if (action.kind !== 'book') return page(200, await changeChoices(c, entry, form, action));
  const read = parseTraveller(form.values);
  if ('errors' in read) return page(422, await showForm(c, entry, form, { errors: read.errors }));
  if (form.due !== undefined && form.due !== dueOf(form)) return page(409, await showNewPrice(c, entry, form));
  const booked = nameBooking(entry.address);
  const earlier = form.isAgain ? undefined : findEarlierOrder(readOrderProofs(c), { key, booked });
  if (earlier) {
    const notice = { kind: 'already', number: earlier.number } as const;
    return page(409, await showForm(c, entry, { ...form, key: createKey(), isAgain: true }, { notice }));
  }
  const placed = await placeOrder(c, entry.address, { ...form, traveller: read.traveller });
  if (placed.kind !== 'placed') return explain(c, entry, form, placed);
  const { number, traveller } = placed.order;
  keepOrderProof(c, { number, email: traveller.email, key, booked });
  return { kind: 'placed', number };
}

/** The page for an order that was not placed. */
async function explain(
  c: AppContext,
  entry: CheckoutEntry,
  form: CompleteForm,
  placed: Exclude<Placed, { kind: 'placed' }>,
): Promise<Taken> {
  const again = { ...form, key: createKey(), isAgain: true };
  switch (placed.kind) {
    case 'gone':
      return { kind: 'gone' };
    case 'unavailable': {
      const others = await loadOtherDates(c, entry.address);
      return page(409, { entry, step: { kind: 'unavailable', others, wasTaken: true } });
    }
    case 'price-changed':
      return page(409, await showNewPrice(c, entry, form, placed.current));
    case 'wrong-field':
      return page(422, await showForm(c, entry, form, { errors: { [placed.field]: errorOf[placed.field] } }));
    case 'mismatch': {
      const known = readOrderProofs(c).find(({ key }) => key === form.key);
      const notice = known ? ({ kind: 'already', number: known.number } as const) : ({ kind: 'mismatch' } as const);
      return page(409, await showForm(c, entry, again, { notice }));
    }
    case 'choice-gone':
      return page(409, await showWithoutChoice(c, entry, form, placed.choice));
    case 'twin':
      return page(409, await showForm(c, entry, again, { notice: { kind: 'twin' } }));
    case 'refused':
      return page(422, await showForm(c, entry, { ...form, key: createKey() }, { notice: { kind: 'refused' } }));
    case 'unknown':
      return page(503, await showForm(c, entry, form, { notice: { kind: 'unsent' }, isDown: true }));
  }
}

/** A choice is not to be had like this any more: says so, and what is to be paid now. */
async function showWithoutChoice(c: AppContext, entry: CheckoutEntry, form: CompleteForm, choice: string) {
  const renewed = { ...form, key: createKey() };
  if (choice === 'payLater') {
    return showForm(c, entry, { ...renewed, payLater: undefined }, { notice: { kind: 'pay-later-gone' } });
  }
  const view = await showNewPrice(c, entry, renewed);
  const isTold = view.step.kind !== 'form' || view.step.notice?.kind === 'price-update';
  return isTold ? view : showForm(c, entry, renewed, { notice: { kind: 'refused' } });
}

const page = (status: (Taken & { kind: 'page' })['status'], view: CheckoutView): Taken => ({
  kind: 'page',
  status,
  view,
});

/** What is said of a field that the catalogue refuses although it passed here. */
const errorOf = { firstName: 'notText', lastName: 'notText', email: 'notEmail', phone: 'notPhone' } as const;

/** The page as it opens, with what was typed: the hidden fields of the form were not ours. */
async function renew(c: AppContext, entry: CheckoutEntry, sent: SentForm): Promise<CheckoutView> {
  const view = await openCheckout(c, entry);
  if (view.step.kind !== 'form') return view;
  const { values, payLater } = sent;
  const form = { ...view.step.form, values, payLater };
  return { ...view, step: { kind: 'form', form, notice: { kind: 'stale' } } };
}
