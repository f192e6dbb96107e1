import type { LocalTax, PriceInfo } from '../catalogue/price-info.ts';
import { localTaxTotal, stayTotal, viewLocalTax } from '../price/local-tax.ts';
import { type GiftCard, type PriceSummary, summarisePrice } from '../price/price-summary.ts';
import { type PriceView, viewPrice } from '../price/price-view.ts';

/** The price of a stay with its dates, as a quote or an order carries it. */
export interface Priced {
  readonly priceInfo: PriceInfo;
  /** Cents on top of the price. */
  readonly localTaxTotalAmount?: number | undefined;
  readonly localTax?: LocalTax | undefined;
  /** What the chosen insurance costs, in cents. */
  readonly insuranceAmount?: number | undefined;
  /** What gift cards pay. */
  readonly giftcards?: readonly GiftCard[] | undefined;
}

/** The lines of the price at checkout, in cents. */
export interface PriceLines {
  readonly price: PriceView;
  /** Everything between the price of the stay and its total. */
  readonly extras: PriceSummary['lines'];
  readonly giftcards: PriceSummary['giftcards'];
  /** What the tourist tax comes to; absent where there is none. */
  readonly localTax?: { readonly amount: number; readonly isPaidAtHotel: boolean };
  readonly today: number;
  /** What the stay costs with the local tax: what is paid today, by gift cards and at the hotel. @rule QUOTE-037 */
  readonly total: number;
}

/** The lines of a price; the tax is paid at the hotel unless the catalogue says otherwise. @rule QUOTE-007 QUOTE-037 STAY-051 */
export function describePriceLines(
  { priceInfo, localTaxTotalAmount = 0, localTax, insuranceAmount, giftcards }: Priced,
  stay: { readonly adults: number; readonly nights: number },
): PriceLines {
  const price = viewPrice({ ...priceInfo, priceType: 'final-price', ...stay });
  const isPaidAtHotel = localTax?.toBePaidAtHotel ?? true;
  const summary = summarisePrice({ ...priceInfo, insuranceAmount, giftcards });
  const today = summary.remainingAmountToPay + (isPaidAtHotel ? 0 : localTaxTotalAmount);
  return {
    price,
    extras: summary.lines,
    giftcards: summary.giftcards,
    ...(localTaxTotalAmount > 0 && { localTax: { amount: localTaxTotalAmount, isPaidAtHotel } }),
    today,
    total: stayTotal(summary.totalPrice, localTaxTotalAmount),
  };
}

/** A price of which only the total is known, with the tax as the hotel asks it: what a form shows that was not taken. */
export function priceOfTotal(
  total: number,
  localTax: LocalTax | undefined,
  stay: { readonly adults: number; readonly nights: number },
): Priced {
  const amount = localTaxTotal(viewLocalTax(localTax), { ...stay, price: total });
  return { priceInfo: { sellPrice: total }, localTaxTotalAmount: amount, localTax };
}
