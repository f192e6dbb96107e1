import { fromDayNumber } from '#shared/calendar/date.ts';
import type { PaymentMethod } from '#shared/catalogue/eligibility.ts';
import type { Insurance } from '#shared/catalogue/insurance.ts';
import type { OrderRequest } from '#shared/catalogue/order.ts';
import { factsOf } from '#shared/locale/locales.ts';
import { listPayLater } from '#shared/price/pay-later.ts';
import type { Database } from '../queries/database.ts';
import { loadGiftCards } from '../queries/load-gift-cards.ts';
import type { StayRow } from '../queries/load-stay.ts';
import { listInsurances } from '../rules/insurances.ts';
import { textsOf } from '../text/texts-of.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import type { Quoted } from './quote-stay.ts';

/** How an order is paid, as it is stored. */
export interface Payment {
  readonly insurance?: Pick<Insurance, 'code' | 'label' | 'amount'>;
  readonly giftcards?: readonly { readonly serialNumber: string; readonly usedAmount: number }[];
  readonly payLater?: PaymentMethod;
}

/** A choice of an order that cannot be had like this. */
type GoneChoice = 'insurance' | 'giftCards' | 'payLater';

/** How an order is paid, or the name of the choice that cannot be had for it. @rule QUOTE-007 PAYL-003 PAYL-004 */
export async function decidePayment(
  db: Database,
  order: OrderRequest,
  row: StayRow,
  quoted: Quoted,
): Promise<Payment | GoneChoice> {
  const { total } = quoted.price;
  const insurance = findInsurance(order, total);
  if (insurance === 'gone') return 'insurance';
  const due = total + (insurance?.amount ?? 0);
  const giftcards = await spendGiftCards(db, order, due, quoted.today);
  if (giftcards === 'gone') return 'giftCards';
  const remaining = giftcards.reduce((rest, { usedAmount }) => rest - usedAmount, due);
  const payLater = order.payLater && findPayLater(order, row, quoted, remaining);
  if (order.payLater && !payLater) return 'payLater';
  return {
    ...(insurance && { insurance }),
    ...(giftcards.length > 0 && { giftcards }),
    ...(payLater && { payLater }),
  };
}

function findInsurance({ insurance: asked, locale }: OrderRequest, total: number) {
  if (!asked) return undefined;
  const found = listInsurances(total, factsOf(locale).language).find(({ code }) => code === asked.code);
  if (found?.amount !== asked.amount) return 'gone';
  const { code, label, amount } = found;
  return { code, label, amount };
}

/** What each card pays: as much as was asked, which must be on it and must not come to more than is due. */
async function spendGiftCards(db: Database, { giftCards = [] }: OrderRequest, due: number, today: number) {
  if (giftCards.length === 0) return [];
  const cards = await loadGiftCards(
    db,
    giftCards.map(({ code }) => code),
  );
  const used = giftCards.flatMap(({ code, amount }) => {
    const card = cards.find((known) => known.code === code);
    const isGood = card && card.balance >= amount && card.validUntil >= fromDayNumber(today);
    return isGood ? [{ code, serialNumber: card.serial, usedAmount: amount }] : [];
  });
  const sum = used.reduce((total, { usedAmount }) => total + usedAmount, 0);
  const isOnceEach = new Set(used.map(({ code }) => code)).size === giftCards.length;
  if (!isOnceEach || sum > due) return 'gone';
  return used.map(({ serialNumber, usedAmount }) => ({ serialNumber, usedAmount }));
}

function findPayLater({ payLater, checkin }: OrderRequest, { stay }: StayRow, quoted: Quoted, amount: number) {
  const { cancellableUntil } = writeCancellation(textsOf('en'), stay.cancellation, quoted.today, quoted.day);
  const purchase = { amount, checkin, cancellableUntil, today: fromDayNumber(quoted.today) };
  return listPayLater(purchase).find(({ type }) => type === payLater);
}
