import type { IsoDate } from '../calendar/date.ts';
import { promoLabel, type Reduced, savedAmount } from '../price/promo.ts';
import type { Flow } from '../search/flow.ts';

/** Whether a stay can be sold, or is over: not published any more, or past its last day of sale. @rule STAY-034 STAY-042 */
export function decideStay(
  stay: { readonly published: boolean; readonly expiration?: IsoDate | undefined },
  today: IsoDate,
): 'published' | 'expired' {
  const isOver = stay.expiration !== undefined && stay.expiration < today;
  return stay.published && !isOver ? 'published' : 'expired';
}

/** The banner above the price: what is saved in cents, or up to how many percent, or the plain one. @rule STAY-028 */
export type PriceBanner =
  | { readonly kind: 'loading' | 'default' }
  | { readonly kind: 'saving'; readonly amount: number }
  | { readonly kind: 'up-to'; readonly promo: number };

/**
 * The price banner; none in gifting. Without dates the reduction is only a bound, with them it is the amount saved.
 * @rule STAY-028 STAY-029
 */
export function decidePriceBanner(situation: {
  readonly flow: Flow;
  readonly price: Reduced | 'loading' | undefined;
  readonly hasDates: boolean;
}): PriceBanner | undefined {
  const { flow, price, hasDates } = situation;
  if (flow === 'gifting') return undefined;
  if (price === 'loading') return { kind: 'loading' };
  const promo = price && promoLabel(price);
  if (!price || promo === undefined) return { kind: 'default' };
  const amount = savedAmount(price);
  return hasDates && amount > 0 ? { kind: 'saving', amount } : { kind: 'up-to', promo };
}

/** The percentage of the banner of an automatic discount; none without a code, and none in gifting. @rule STAY-025 */
export function autoDiscountOf(
  discount: { readonly code: string; readonly value: number } | undefined,
  flow: Flow,
): number | undefined {
  return discount && discount.value > 0 && flow !== 'gifting' ? discount.value : undefined;
}
