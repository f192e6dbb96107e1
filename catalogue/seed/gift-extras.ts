import type { Country } from '#shared/locale/locales.ts';
import type { Kind } from '../media/picture.ts';

/** What can be added to a printed gift; new codes go to the end, because the id is the place in the list. */
export const subElementCodes = ['kraft', 'velvet', 'season', 'chocolates', 'candle', 'postcard'] as const;
export type SubElementCode = (typeof subElementCodes)[number];

export const subCategoryCodes = ['extras', 'sleeves'] as const;
export type SubCategoryCode = (typeof subCategoryCodes)[number];

interface SubElementTrait {
  readonly category: SubCategoryCode;
  /** Cents. */
  readonly price: number;
  readonly isRecommended: boolean;
  readonly kind: Kind;
}

export const subElementTraits: Readonly<Record<SubElementCode, SubElementTrait>> = {
  kraft: { category: 'sleeves', price: 290, isRecommended: false, kind: 'countryside' },
  velvet: { category: 'sleeves', price: 590, isRecommended: true, kind: 'city' },
  season: { category: 'sleeves', price: 490, isRecommended: false, kind: 'mountain' },
  chocolates: { category: 'extras', price: 1290, isRecommended: true, kind: 'city' },
  candle: { category: 'extras', price: 1490, isRecommended: false, kind: 'spa' },
  postcard: { category: 'extras', price: 390, isRecommended: false, kind: 'sea' },
};

/** The id of an extra on the wire. */
export function subElementId(code: SubElementCode): number {
  return subElementCodes.indexOf(code) + 1;
}

/** Extras are 1 and sleeves 2, the group that has a free standard sleeve beside the listed ones. @rule GIFT-044 */
export function subCategoryId(code: SubCategoryCode): number {
  return subCategoryCodes.indexOf(code) + 1;
}

/** Cents for sending a printed voucher to each market, and the fee for crossing a border. @rule GIFT-033 */
export const shippingCosts: Readonly<Record<Country, { shipping: number; fee: number; isGiftable: boolean }>> = {
  FR: { shipping: 490, fee: 0, isGiftable: true },
  ES: { shipping: 490, fee: 300, isGiftable: true },
  BE: { shipping: 590, fee: 200, isGiftable: true },
  NL: { shipping: 590, fee: 200, isGiftable: true },
  IT: { shipping: 590, fee: 300, isGiftable: false },
};

/** The gift card: cents, and how long it holds. @rule OPEN-065 */
export const giftCardPlan = {
  code: 'GIFTCARD',
  amounts: [5000, 10_000, 15_000, 20_000, 30_000, 50_000],
  minAmount: 2000,
  maxAmount: 100_000,
} as const;

/** Months that each kind of gift holds. @rule OPEN-065 GIFT-007 ACT-008 */
export const validityMonths = { box: 18, voucher: 12, card: 12, activity: 12 } as const;
