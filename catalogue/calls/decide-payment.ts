import { fromDayNumber } from '#shared/calendar/date.ts';
import type { PaymentMethod } from '#shared/catalogue/eligibility.ts';
import type { OrderRequest } from '#shared/catalogue/order.ts';
import { listPayLater } from '#shared/price/pay-later.ts';
import type { StayRow } from '../queries/load-stay.ts';
import { textsOf } from '../text/texts-of.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import type { Quoted } from './quote-stay.ts';

/** How an order is paid, as it is stored. */
export interface Payment {
  readonly payLater?: PaymentMethod;
}

/** How an order is paid, or the name of the choice that cannot be had for it. @rule PAYL-003 PAYL-004 */
export function decidePayment(
  { payLater, checkin }: OrderRequest,
  { stay }: StayRow,
  quoted: Quoted,
): Payment | 'payLater' {
  if (payLater === undefined) return {};
  const { cancellableUntil } = writeCancellation(textsOf('en'), stay.cancellation, quoted.today, quoted.day);
  const purchase = { amount: quoted.price.total, checkin, cancellableUntil, today: fromDayNumber(quoted.today) };
  const method = listPayLater(purchase).find(({ type }) => type === payLater);
  return method ? { payLater: method } : 'payLater';
}
