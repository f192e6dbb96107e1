import { addDays, addMonths, type IsoDate, nightsBetween } from '#shared/calendar/date.ts';
import type { PaymentMethod, PaymentMethodType } from '#shared/catalogue/eligibility.ts';

export interface Purchase {
  /** Cents. */
  readonly amount: number;
  /** Absent for a gift. */
  readonly checkin: IsoDate | undefined;
  readonly cancellableUntil: IsoDate | undefined;
  readonly today: IsoDate;
}

interface Offer {
  /** Days that have to lie before the arrival. */
  readonly daysAhead: number;
  readonly least: number;
  readonly most: number;
  readonly payments: number;
  /** The fee in thousandths of the amount. */
  readonly fee: number;
}

/** @rule PAYL-006 PAYL-007 PAYL-008 */
const offers: Readonly<Record<PaymentMethodType, Offer>> = {
  deferred: { daysAhead: 5, least: 5000, most: 200_000, payments: 1, fee: 0 },
  '3x': { daysAhead: 7, least: 20_000, most: 200_000, payments: 3, fee: 12 },
  '4x': { daysAhead: 7, least: 25_000, most: 200_000, payments: 4, fee: 18 },
};

/** The ways in which a purchase can be paid later, with the day and the cents of each payment. @rule PAYL-003 PAYL-009 */
export function listPaymentMethods(purchase: Purchase): PaymentMethod[] {
  const { amount, checkin, today } = purchase;
  return (Object.keys(offers) as PaymentMethodType[]).flatMap((type) => {
    const { daysAhead, least, most, payments, fee } = offers[type];
    const isSoon = checkin !== undefined && nightsBetween(today, checkin) < daysAhead;
    const deferredTo = type === 'deferred' ? decidePayday(purchase) : undefined;
    if (isSoon || amount < least || amount > most || (type === 'deferred' && deferredTo === undefined)) return [];
    const paymentFee = Math.round((amount * fee) / 1000);
    const splittedPayments = deferredTo
      ? [{ amount, date: deferredTo }]
      : splitPayments(amount, paymentFee, payments, today);
    return [{ type, paymentFee, splittedPayments }];
  });
}

/** The cancellation deadline, else two days before arrival; none without an arrival or when it has passed. @rule PAYL-010 */
function decidePayday({ checkin, cancellableUntil, today }: Purchase): IsoDate | undefined {
  const payday = cancellableUntil ?? (checkin && addDays(checkin, -2));
  return payday !== undefined && payday > today ? payday : undefined;
}

/** Equal monthly payments from today on; the first carries the fee and what does not divide. */
function splitPayments(amount: number, fee: number, count: number, today: IsoDate) {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => ({
    amount: index === 0 ? amount - part * (count - 1) + fee : part,
    date: addMonths(today, index),
  }));
}
