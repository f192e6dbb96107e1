import { afterGift } from './money.ts';
import { type Reduced, roundedPromo, savedAmount } from './promo.ts';

/** A gift card put to an order: the cents used of it so far, or what it is worth. */
export interface GiftCard {
  readonly serialNumber: string;
  readonly usedAmount?: number | undefined;
  readonly amount?: number | undefined;
}

/** What an order is made of, in cents. `extraDiscount` is already taken off the sell price. @rule QUOTE-001 QUOTE-007 */
export interface PriceParts extends Reduced {
  readonly extraDiscount?: number | undefined;
  readonly reductionAmount?: number | undefined;
  readonly insuranceAmount?: number | undefined;
  readonly shippingCost?: number | undefined;
  readonly subElementsPrice?: number | undefined;
  readonly availabilityUpsell?: number | undefined;
  readonly giftcards?: readonly GiftCard[] | undefined;
}

/** The lines of an order, in cents; what is zero or absent is not a line. */
export interface PriceSummary {
  readonly sellPrice: number;
  readonly refPrice?: number;
  readonly promo: number;
  readonly moneySaved: number;
  readonly lines: readonly { readonly kind: SummaryLine; readonly amount: number }[];
  /** Gift cards in the order they are used, each with what it pays. */
  readonly giftcards: readonly { readonly serialNumber: string; readonly usedAmount: number }[];
  readonly totalPrice: number;
  readonly remainingAmountToPay: number;
}

/** A line between the price of the stay and the total; reductions are negative. */
export type SummaryLine = 'extras' | 'availability' | 'insurance' | 'shipping' | 'reduction';

/** The price summary of an order; neither the total nor what remains to pay is below zero. @rule QUOTE-007 */
export function summarisePrice(parts: PriceParts): PriceSummary {
  const lines = (
    [
      ['extras', parts.subElementsPrice],
      ['availability', parts.availabilityUpsell],
      ['insurance', parts.insuranceAmount],
      ['shipping', parts.shippingCost],
      ['reduction', parts.reductionAmount && -parts.reductionAmount],
    ] as const
  ).flatMap(([kind, amount]) => (amount ? [{ kind, amount }] : []));
  const totalPrice = Math.max(
    lines.reduce((sum, { amount }) => sum + amount, parts.sellPrice),
    0,
  );
  const giftcards: { serialNumber: string; usedAmount: number }[] = [];
  let remaining = totalPrice;
  for (const card of parts.giftcards ?? []) {
    const usedAmount = Math.min(card.usedAmount ?? card.amount ?? 0, remaining);
    remaining = afterGift(remaining, usedAmount);
    giftcards.push({ serialNumber: card.serialNumber, usedAmount });
  }
  const saved = savedAmount(parts);
  return {
    sellPrice: parts.sellPrice,
    ...(saved > 0 && { refPrice: parts.sellPrice + saved }),
    promo: roundedPromo(parts),
    moneySaved: saved,
    lines,
    giftcards,
    totalPrice,
    remainingAmountToPay: remaining,
  };
}
