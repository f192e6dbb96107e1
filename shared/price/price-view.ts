import type { PriceType } from '../catalogue/price-info.ts';
import { perAdult, perNight } from './money.ts';
import { crossedPrice, promoLabel, savedAmount } from './promo.ts';

/** The price of a stay as the catalogue gives it: totals in cents for the whole party and all nights. @rule CARD-023 */
export interface StayPrice {
  readonly sellPrice: number;
  readonly refPrice?: number | undefined;
  readonly promo?: number | undefined;
  readonly lowestPrice?: number | undefined;
  readonly priceType?: PriceType | undefined;
  readonly nights: number;
  readonly adults: number;
}

/** How a price is introduced: 'from' without dates, 'final' with them; gifts and their owners have words of their own. */
export type PriceWording = 'from' | 'final' | 'gift' | 'beneficiary';

/** Everything a price shows, in cents; what is absent is not shown. */
export interface PriceView {
  readonly wording: PriceWording;
  /** Rounded up to the euro; shown with the suffix for a person. @rule CARD-034 */
  readonly perPerson: number;
  readonly total: number;
  readonly perNight: number;
  readonly nights: number;
  readonly adults: number;
  /** What to cross out, for a person and in total. */
  readonly crossed?: { readonly perPerson: number; readonly total: number };
  /** Percent of the label '-N%', 10 to 100. @rule CARD-030 */
  readonly promo?: number;
  readonly saved?: number;
  /** The lowest total of the 30 days before the reduction. */
  readonly lowest?: number;
}

/** What a price shows. @rule CARD-017 CARD-018 CARD-023 CARD-029 CARD-030 CARD-032 CARD-034 CARD-036 STAY-043 */
export function viewPrice(price: StayPrice): PriceView {
  const { sellPrice, nights, adults, lowestPrice } = price;
  const crossed = crossedPrice(price);
  const promo = promoLabel(price);
  const view: PriceView = {
    wording: wordingOf(price.priceType),
    perPerson: perAdult(sellPrice, adults),
    total: sellPrice,
    perNight: perNight(sellPrice, nights),
    nights,
    adults,
    ...(promo !== undefined && { promo }),
  };
  if (crossed === undefined) return view;
  return {
    ...view,
    crossed: { perPerson: perAdult(crossed, adults), total: crossed },
    saved: savedAmount(price),
    ...(lowestPrice !== undefined && { lowest: lowestPrice }),
  };
}

function wordingOf(type: PriceType | undefined): PriceWording {
  switch (type) {
    case 'final-price':
      return 'final';
    case 'gift':
    case 'beneficiary':
      return type;
    default:
      return 'from';
  }
}
