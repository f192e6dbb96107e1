import { reducePrice, type StayPrice } from './price.ts';

interface PricedActivity {
  /** Cents for one person. */
  readonly price: number;
  readonly promo: number;
  readonly least: number;
  readonly most: number;
}

/** From so many people on, everybody pays a tenth less. */
const groupSize = 4;

/** What an activity costs for so many people, in cents; undefined when it is not sold to so many. @rule ACT-012 ACT-017 */
export function priceActivity({ price, promo, least, most }: PricedActivity, people: number): StayPrice | undefined {
  if (people < least || people > most) return undefined;
  const share = people >= groupSize ? 90 : 100;
  const reference = Math.round((price * people * share) / 10_000) * 100;
  // An activity is reduced once and for all: before, it cost the whole price.
  return { reference, total: reducePrice(reference, promo), lowest: reference, extraDiscount: 0 };
}
