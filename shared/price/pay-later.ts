import { addDays, addMonths, compareDates, type IsoDate, nightsBetween } from '../calendar/date.ts';
import type { PaymentMethod, PaymentMethodType } from '../catalogue/eligibility.ts';
import type { Locale } from '../locale/locales.ts';

/** What is to be paid, and what decides how it can be paid later. */
export interface Purchase {
  /** Cents. */
  readonly amount: number;
  /** Absent for a gift. */
  readonly checkin: IsoDate | undefined;
  /** The last day of free cancellation, where there is one. */
  readonly cancellableUntil: IsoDate | undefined;
  readonly today: IsoDate;
}

interface Terms {
  /** Days that have to lie before the arrival. */
  readonly daysAhead: number;
  readonly least: number;
  readonly most: number;
  readonly payments: number;
  /** The fee in thousandths of the amount. */
  readonly fee: number;
}

/** @rule PAYL-002 PAYL-006 PAYL-007 PAYL-008 */
const terms: Readonly<Record<PaymentMethodType, Terms>> = {
  deferred: { daysAhead: 5, least: 5000, most: 200_000, payments: 1, fee: 0 },
  '3x': { daysAhead: 7, least: 20_000, most: 200_000, payments: 3, fee: 12 },
  '4x': { daysAhead: 7, least: 25_000, most: 200_000, payments: 4, fee: 18 },
};

const types = ['deferred', '3x', '4x'] as const satisfies readonly PaymentMethodType[];

/** The ways in which a purchase can be paid later, with the day and the cents of each payment. @rule PAYL-003 PAYL-009 */
export function listPayLater(purchase: Purchase): PaymentMethod[] {
  const { amount, checkin, today } = purchase;
  return types.flatMap((type) => {
    const { daysAhead, least, most, payments, fee } = terms[type];
    const isSoon = checkin !== undefined && nightsBetween(today, checkin) < daysAhead;
    const payday = type === 'deferred' ? decidePayday(purchase) : today;
    if (isSoon || amount < least || amount > most || payday === undefined) return [];
    const paymentFee = Math.round((amount * fee) / 1000);
    return [{ type, paymentFee, splittedPayments: splitPayments(amount, paymentFee, payments, payday) }];
  });
}

/** The cancellation deadline, else two days before arrival; none without an arrival or when it has passed. @rule PAYL-010 */
function decidePayday({ checkin, cancellableUntil, today }: Purchase): IsoDate | undefined {
  const payday = cancellableUntil ?? (checkin && addDays(checkin, -2));
  return payday !== undefined && payday > today ? payday : undefined;
}

/** Equal monthly payments from a day on; the first carries the fee and what does not divide. @rule PAYL-009 */
function splitPayments(amount: number, fee: number, count: number, from: IsoDate) {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => ({
    amount: index === 0 ? amount - part * (count - 1) + fee : part,
    date: addMonths(from, index),
  }));
}

/** A way to pay later whose payments are all known. @rule PAYL-004 */
export interface PayLater {
  readonly type: PaymentMethodType;
  /** Cents, part of the first payment. */
  readonly paymentFee: number;
  readonly payments: readonly { readonly amount: number; readonly date: IsoDate }[];
}

/**
 * What can be shown of what an upstream offers for `amount` cents: each type once, and only when there are as many
 * payments as its name says, on days that follow each other from today on, which come to amount and fee to the cent.
 * @rule PAYL-003 PAYL-004 PAYL-009
 */
export function checkPayLater(methods: readonly PaymentMethod[], amount: number, today: IsoDate): PayLater[] {
  return types.flatMap((type) => {
    const offered = methods.find((method) => method.type === type);
    const payments = offered?.splittedPayments ?? [];
    const sum = payments.reduce((total, payment) => total + payment.amount, 0);
    const isInOrder = payments.every(({ date }, index) => {
      const before = payments[index - 1]?.date;
      return date >= today && (before === undefined || compareDates(before, date) < 0);
    });
    const isTrue =
      offered && isInOrder && payments.length === terms[type].payments && sum === amount + offered.paymentFee;
    return isTrue ? [{ type, paymentFee: offered.paymentFee, payments }] : [];
  });
}

/** What is paid on one day, in cents. @rule PAYL-004 */
export function paidOn(day: IsoDate, payments: PayLater['payments']): number {
  return payments.reduce((sum, { amount, date }) => (date === day ? sum + amount : sum), 0);
}

/** The type that a form names; `undefined` for anything else. @rule PAYL-002 */
export function parsePayLaterType(text: string | null | undefined): PaymentMethodType | undefined {
  return types.find((type) => type === text);
}

/** Whether an online wallet lets a total of so many cents be paid later: 30 to 2000 euros, in Spain and Italy. @rule PAYL-005 */
export function hasWalletLater(amount: number, locale: Locale): boolean {
  return (locale === 'es_ES' || locale === 'it_IT') && amount >= 3_000 && amount <= 200_000;
}
