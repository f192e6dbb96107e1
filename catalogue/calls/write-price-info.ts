import { priceFields, type StayPrice } from '../rules/price.ts';

interface PriceContext {
  readonly nights: number;
  readonly rooms: number;
  readonly isFinal: boolean;
}

/** The code that takes its share off a price by itself; nothing without one. @rule STAY-025 */
export function writeDiscount({ discount }: { readonly discount: number }) {
  return discount > 0 ? { autoDiscount: { code: `EXTRA${discount}`, value: discount } } : {};
}

/** A price block of the wire. @rule QUOTE-001 QUOTE-004 */
export function writePriceInfo(price: StayPrice, promo: number, { nights, rooms, isFinal }: PriceContext) {
  return {
    ...priceFields(price, promo),
    promoPercentageRounded: promo,
    moneySaved: price.reference - price.total,
    priceType: isFinal ? 'final-price' : 'from-price',
    nbRooms: rooms,
    nights,
  };
}
