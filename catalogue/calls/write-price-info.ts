import { priceFields, type StayPrice } from '../rules/price.ts';

interface PriceContext {
  readonly nights: number;
  readonly rooms: number;
  readonly isFinal: boolean;
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
