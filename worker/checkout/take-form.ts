import { nightsOf } from '#shared/calendar/stay-dates.ts';
import { findEarlierOrder, nameBooking } from '#shared/checkout/order-proof.ts';
import { priceOfTotal } from '#shared/checkout/price-lines.ts';
import { parseTraveller, type TravellerErrors } from '#shared/checkout/traveller-form.ts';
import { priceChange } from '#shared/price/price-change.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';
import { createKey, type SentForm } from './checkout-form.ts';
import type { CheckoutEntry } from './enter-checkout.ts';
import { loadOtherDates } from './load-other-dates.ts';
import { loadPayLaterFor } from './load-pay-later-for.ts';
import { loadQuote } from './load-quote.ts';
import { openCheckout } from './open-checkout.ts';
import { keepOrderProof, readOrderProofs } from './order-cookie.ts';
import type { CheckoutView } from './page.tsx';
import { type Placed, placeOrder } from './place-order.ts';
import type { CheckoutStep, FormNotice } from './step.ts';

/** What answers a form: the number of the order, a page with its status, or that the stay is no longer sold. */
type Taken =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'page'; readonly view: CheckoutView; readonly status: 409 | 422 | 503 }
  | { readonly kind: 'gone' };

/** A form of which everything can be read. */
interface CompleteForm extends SentForm {
  readonly key: string;
  readonly total: number;
}

/** Takes a form: checks it, places the order once, or says why not with everything that was typed still there. */
export async function takeForm(c: AppContext, entry: CheckoutEntry, sent: SentForm): Promise<Taken> {
  const { key, total } = sent;
  if (key === undefined || total === undefined) return { kind: 'page', status: 422, view: await renew(c, entry, sent) };
  const form = { ...sent, key, total };
  const read = parseTraveller(form.values);
  if ('errors' in read) return showForm(c, entry, form, 422, { errors: read.errors });
  const booked = nameBooking(entry.address);
  const earlier = form.isAgain ? undefined : findEarlierOrder(readOrderProofs(c), { key, booked });
  if (earlier) {
    const notice = { kind: 'already', number: earlier.number } as const;
    return showForm(c, entry, { ...form, key: createKey(), isAgain: true }, 409, { notice });
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
  switch (placed.kind) {
    case 'gone':
      return { kind: 'gone' };
    case 'unavailable': {
      const others = await loadOtherDates(c, entry.address);
      return { kind: 'page', status: 409, view: { entry, step: { kind: 'unavailable', others, wasTaken: true } } };
    }
    case 'price-changed':
      return { kind: 'page', status: 409, view: await showNewPrice(c, entry, form, placed.current) };
    case 'wrong-field':
      return showForm(c, entry, form, 422, { errors: { [placed.field]: errorOf[placed.field] } });
    case 'mismatch': {
      const known = readOrderProofs(c).find(({ key }) => key === form.key);
      const notice = known ? ({ kind: 'already', number: known.number } as const) : ({ kind: 'mismatch' } as const);
      return showForm(c, entry, { ...form, key: createKey(), isAgain: true }, 409, { notice });
    }
    case 'choice-gone':
      return placed.choice === 'payLater'
        ? showForm(c, entry, { ...form, key: createKey(), payLater: undefined }, 409, {
            notice: { kind: 'pay-later-gone' },
          })
        : showForm(c, entry, { ...form, key: createKey() }, 422, { notice: { kind: 'refused' } });
    case 'twin':
      return showForm(c, entry, { ...form, key: createKey(), isAgain: true }, 409, { notice: { kind: 'twin' } });
    case 'refused':
      return showForm(c, entry, { ...form, key: createKey() }, 422, { notice: { kind: 'refused' } });
    case 'unknown':
      return showForm(c, entry, form, 503, { notice: { kind: 'unsent' } });
  }
}

/** What is said of a field that the catalogue refuses although it passed here. */
const errorOf = { firstName: 'notText', lastName: 'notText', email: 'notEmail', phone: 'notPhone' } as const;

/** The form as it was sent, at the total it was sent with, so that the same order can be sent again. */
async function showForm(
  c: AppContext,
  entry: CheckoutEntry,
  form: CompleteForm,
  status: 409 | 422 | 503,
  { errors = {}, notice }: { readonly errors?: TravellerErrors; readonly notice?: FormNotice },
): Promise<Taken> {
  const priced = await priceForm(c, entry, form.total, status !== 503);
  const step: CheckoutStep = { kind: 'form', form: { ...form, errors }, ...(notice && { notice }) };
  const payLater = status === 503 ? undefined : await loadPayLaterFor(c, entry, priced);
  return { kind: 'page', status, view: { entry, priced, step, ...(payLater && { payLater }) } };
}

/** Every line of the price when the quote still says the same total, else what the total alone tells. */
async function priceForm(c: AppContext, { address, stay }: CheckoutEntry, total: number, mayAsk: boolean) {
  const outcome = mayAsk ? await loadQuote(c, address, criticalMs) : undefined;
  if (outcome?.kind === 'priced' && outcome.quote.priceInfo.sellPrice === total) return outcome.quote;
  const { adults } = address.party;
  return priceOfTotal(total, stay?.hotel.localTax, { adults, nights: nightsOf(address.dates) });
}

/** The new price to accept. A new key, because the order under the old one is refused for good. @rule QUOTE-021 QUOTE-022 */
async function showNewPrice(
  c: AppContext,
  entry: CheckoutEntry,
  form: CompleteForm,
  told: number | undefined,
): Promise<CheckoutView> {
  const outcome = await loadQuote(c, entry.address);
  const total = outcome.kind === 'priced' ? outcome.quote.priceInfo.sellPrice : told;
  if (total === undefined) return { entry, step: { kind: 'quote-failed' } };
  const { adults } = entry.address.party;
  const priced =
    outcome.kind === 'priced'
      ? outcome.quote
      : priceOfTotal(total, entry.stay?.hotel.localTax, { adults, nights: nightsOf(entry.address.dates) });
  const change = priceChange(form.total, total);
  const notice: FormNotice = change ? { kind: 'price-update', change } : { kind: 'stale' };
  const payLater = await loadPayLaterFor(c, entry, priced);
  const step: CheckoutStep = { kind: 'form', form: { ...form, errors: {}, key: createKey(), total }, notice };
  return { entry, priced, payLater, step };
}

/** The page as it opens, with what was typed: the hidden fields of the form were not ours. */
async function renew(c: AppContext, entry: CheckoutEntry, sent: SentForm): Promise<CheckoutView> {
  const view = await openCheckout(c, entry);
  if (view.step.kind !== 'form') return view;
  const form = { ...view.step.form, values: sent.values, payLater: sent.payLater };
  return { ...view, step: { kind: 'form', form, notice: { kind: 'stale' } } };
}
