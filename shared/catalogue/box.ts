import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { contentImage } from './content/content-image.ts';
import { arrival, pageIndex, pageLimit } from './inputs.ts';
import { mapSwitch } from './map-search.ts';
import { offer } from './offer.ts';
import { pageModel } from './page-model.ts';
import { picture } from './picture.ts';
import { cents, locale, percent, querySwitch } from './values.ts';

/** What a box costs, in cents; `promo` is the reduction in percent, worked out from both prices. @rule BOX-012 BOX-013 */
const boxPrice = z
  .object({ sellPrice: cents, referencePrice: maybe(cents), promo: maybe(percent) })
  .transform((price) => ({ ...price, promo: price.promo ?? decidePromo(price.sellPrice, price.referencePrice) }));

/** The reduction of a box in whole percent, rounded up; 0 when nothing is reduced. @rule BOX-013 */
export function decidePromo(sellPrice: number, referencePrice: number | undefined): number {
  if (!referencePrice || referencePrice <= sellPrice) return 0;
  return Math.ceil(100 - (100 * sellPrice) / referencePrice);
}

/** The digital and the physical form of a box; the code of a form ends in its name. @rule BOX-010 GIFT-009 */
export const giftFormats = ['digital', 'physical'] as const;
export type GiftFormat = (typeof giftFormats)[number];

/** GET /boxes/search. @rule API-020 */
export const boxesRequest = z.object({ locale });
export type BoxesRequest = z.infer<typeof boxesRequest>;

/** A box as lists show it; `code` ends in EBOX. @rule BOX-012 BOX-014 */
export const boxItem = z.object({
  code: z.string().min(1),
  title: z.string().min(1),
  slug: z.string().min(1),
  description: maybe(z.string()),
  price: boxPrice,
  images: listOf(picture),
  rating: maybe(z.number().min(0).max(10)),
  numberOfOffers: maybe(z.number().int().nonnegative()),
  searchCriteria: maybe(z.object({ subthemas: maybe(listOf(z.union([z.number(), z.string()]))) })),
});
export type BoxItem = z.infer<typeof boxItem>;

/** The answer of GET /boxes/search, in the market's order. @rule API-020 BOX-015 */
export const boxesAnswer = z.object({ boxes: listOf(boxItem) });
export type Boxes = z.infer<typeof boxesAnswer>;

/** GET /boxes/{code}/product-detail; the code may name a form, and a form that is not sold is not found. @rule API-019 */
export const boxRequest = z.object({ locale });
export type BoxRequest = z.infer<typeof boxRequest>;

/** A catalogue picture of a box under the names of its sizes. */
export const boxImages = z.object({ main: maybe(contentImage), catalog: maybe(z.record(z.string(), z.string())) });

/**
 * A box with everything its page shows. `value` is what it is worth to its beneficiary and `referencePrice` what it
 * cost before a reduction, in cents; `includedContent` holds one line for each thing included; `formats` are the forms
 * it is sold in.
 * @rule BOX-011 BOX-004
 */
export const boxDetail = z.object({
  code: z.string().min(1),
  title: z.string().min(1),
  slug: maybe(z.string()),
  description: maybe(z.string()),
  includedContent: z.string(),
  value: cents,
  sellPrice: maybe(cents),
  referencePrice: maybe(cents),
  formats: maybe(listOf(z.enum(giftFormats))),
  validityMonths: maybe(z.number().int().positive()),
  participants: maybe(z.number().int().positive()),
  rating: maybe(z.number().min(0).max(10)),
  searchCriteriaProperties: maybe(z.record(z.string(), z.unknown())),
  images: boxImages,
  gallery: maybe(listOf(picture)),
  pageModel: maybe(pageModel),
});
export type BoxDetail = z.infer<typeof boxDetail>;

/** How many stays of a box make a page. @rule API-021 BOX-022 */
export const boxPageSize = 8;

/** GET /boxes/{boxCode}/offers; `page` counts from 0; asked performMapSearch, all are markers and not pages. @rule API-021 */
export const boxOffersRequest = z.object({
  locale,
  page: pageIndex,
  limit: pageLimit(boxPageSize),
  checkin: arrival.optional(),
  performMapSearch: meant(querySwitch, 'Whether markers are answered instead of a page of stays').default(false),
});
export type BoxOffersRequest = z.infer<typeof boxOffersRequest>;

/** The stays that a box opens, what they cost without it. @rule API-021 BOX-017 */
export const boxOffersAnswer = z.object({
  exactMatch: listOf(offer),
  searchDetails: z.object({ totalCount: z.number().int().nonnegative() }),
});
export type BoxOffers = z.infer<typeof boxOffersAnswer>;

/** GET /boxes/{boxCode}/offers with performMapSearch, which answers markers instead. @rule API-022 */
export const boxMapRequest = z.object({
  locale,
  performMapSearch: mapSwitch,
});
export type BoxMapRequest = z.infer<typeof boxMapRequest>;
