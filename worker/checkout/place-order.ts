import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { Order, OrderRequest, Traveller } from '#shared/catalogue/order.ts';
import { printActivityDays } from '#shared/checkout/activity-days.ts';
import type { CheckoutAddress } from '#shared/checkout/checkout-address.ts';
import { type TravellerField, travellerFields } from '#shared/checkout/traveller-form.ts';
import { toPartyCounts } from '#shared/party/party.ts';
import type { AppContext } from '../context.ts';
import { type Failure, isDependencyFailure } from '../upstream/outcome.ts';
import type { PaymentWish } from './checkout-form.ts';
import { isCuredByOtherDates } from './load-quote.ts';

/**
 * What became of an order. After `unknown` nobody can say whether it was stored: only the same key makes it safe to send
 * it again. A `twin` was booked a moment ago from another form. Everything else but `placed` stored nothing.
 */
export type Placed =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'price-changed'; readonly current: number | undefined }
  | { readonly kind: 'choice-gone'; readonly choice: string }
  | { readonly kind: 'wrong-field'; readonly field: TravellerField }
  | { readonly kind: 'unavailable' | 'mismatch' | 'twin' | 'gone' | 'refused' | 'unknown' };

interface SentOrder extends PaymentWish {
  readonly traveller: Traveller;
  readonly total: number;
  readonly key: string;
  readonly isAgain: boolean;
}

/** Sends the order once, under the key of the form. */
export async function placeOrder(
  c: AppContext,
  { id, dates, party, activities }: CheckoutAddress,
  sent: SentOrder,
): Promise<Placed> {
  const body: OrderRequest = {
    locale: c.var.locale,
    stayId: id,
    checkin: dates.checkin,
    nights: nightsOf(dates),
    party: toPartyCounts(party),
    traveller: sent.traveller,
    expectedTotalCents: sent.total,
    ...(sent.insurance && { insurance: sent.insurance }),
    ...(sent.cards.length > 0 && { giftCards: [...sent.cards] }),
    ...(sent.payLater && { payLater: sent.payLater }),
    ...(sent.isAgain && { isAgain: true }),
    ...(activities.length > 0 && { activitySelectionList: printActivityDays(activities) }),
  };
  const result = await c.var.upstream.post('placeOrder', body, { idempotencyKey: sent.key });
  if (result.ok) return { kind: 'placed', order: result.value };
  const placed = decideFailure(result);
  if (placed.kind === 'refused' || placed.kind === 'unknown') {
    const { reason, problem } = result;
    console.error(JSON.stringify({ level: 'error', requestId: c.var.requestId, order: placed.kind, reason, problem }));
  }
  return placed;
}

function decideFailure({ reason, problem }: Failure): Placed {
  if (isDependencyFailure(reason)) return { kind: 'unknown' };
  if (reason === 'not-found') return { kind: 'gone' };
  const { code, field = '' } = problem ?? {};
  if (code === 'PRICE_CHANGED') return { kind: 'price-changed', current: problem?.currentTotalCents };
  if (code === 'IDEMPOTENCY_MISMATCH') return { kind: 'mismatch' };
  if (code === 'CHOICE_GONE') return { kind: 'choice-gone', choice: field };
  if (code === 'ALREADY_BOOKED') return { kind: 'twin' };
  if (isCuredByOtherDates(code)) return { kind: 'unavailable' };
  const wrong = travellerFields.find((name) => field === `traveller.${name}`);
  return wrong ? { kind: 'wrong-field', field: wrong } : { kind: 'refused' };
}
