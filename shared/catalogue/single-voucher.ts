import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { checkinPricesRequest } from './availability.ts';
import { affiliateId } from './inputs.ts';
import { keyed } from './keyed.ts';
import { numbered } from './numbered.ts';
import { cents, locale, percent, queryCount } from './values.ts';

/** GET /single-voucher/{id}/price-list. @rule OPEN-047 */
export const voucherPricesRequest = z.object({ locale });
export type VoucherPricesRequest = z.infer<typeof voucherPricesRequest>;

/** Fare buckets: 1 Essential (the minimum fare), 2 Serenity, 3 Liberty. @rule GIFT-036 GIFT-037 GIFT-038 */
export const fareBuckets = [1, 2, 3] as const;
export type FareBucket = (typeof fareBuckets)[number];

/**
 * What a gift of so many nights (`los`) costs for two people, in cents: `sellPrices` for each bucket, `sellPrice` for
 * the first; `extraUpsellAvailabilityAmount` is what the freest choice of dates adds to it.
 * @rule GIFT-032
 */
export const voucherPrice = z.object({
  los: z.number().int().min(1).max(30),
  sellPrice: cents,
  sellPrices: numbered(cents),
  refPrice: maybe(cents),
  promo: maybe(percent),
  lowestPrice: maybe(cents),
  extraUpsellAvailabilityAmount: maybe(cents),
});
export type VoucherPrice = z.infer<typeof voucherPrice>;

/** The price list of a single voucher by length of stay, shortest first; empty when the stay cannot be given. @rule SV-002 */
export const voucherPricesAnswer = z.object({
  priceList: listOf(voucherPrice),
  isGiftable: z.boolean().default(true),
  validityMonths: maybe(z.number().int().positive()),
});
export type VoucherPrices = z.infer<typeof voucherPricesAnswer>;

/** GET /single-voucher/shipping-costs; `pos` is a market, all of them when it is absent. @rule API-024 */
export const shippingCostsRequest = z.object({
  locale: locale.optional(),
  pos: meant(
    z
      .string()
      .regex(/^[A-Za-z]{2}(_[A-Za-z]{2})?$/, 'Expected a market of two letters')
      .transform((text) => text.slice(-2).toLowerCase()),
    'The market that it is sent to, such as fr, or a locale of it; all of them when absent',
  ).optional(),
});
export type ShippingCostsRequest = z.infer<typeof shippingCostsRequest>;

/** What sending a printed gift costs, in cents; `isGiftable` false is a market that nothing is sent to. @rule GIFT-033 */
export const shippingCost = z.object({
  shippingCost: cents,
  internationalShippingFee: cents.default(0),
  isGiftable: maybe(z.boolean()),
});
export type ShippingCost = z.infer<typeof shippingCost>;

/** Shipping by market in lower case; a market that cannot be read is left out. @rule API-024 GIFT-033 */
export const shippingCostsAnswer = z.object({ shippingCostsPerCountry: keyed(shippingCost) });
export type ShippingCosts = z.infer<typeof shippingCostsAnswer>;

/** GET /redeem/weekend/{id}/packageCheckinPrices.json: the price calendar seen with a gift of `giftPrice` cents. @rule API-029 */
export const giftCheckinPricesRequest = z.object({
  ...checkinPricesRequest.shape,
  giftPrice: meant(queryCount(0, 10_000_000), 'What the gift is worth, in cents'),
  selectivePublicationAffiliateId: affiliateId,
});
export type GiftCheckinPricesRequest = z.infer<typeof giftCheckinPricesRequest>;
