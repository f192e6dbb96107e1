import { z } from 'zod';
import { listOf, maybe } from './answer.ts';
import { pageModel } from './page-model.ts';
import { picture } from './picture.ts';
import { cents, id, locale } from './values.ts';

/** GET /sub-elements/available-custom-sub-elements. @rule API-023 */
export const subElementsRequest = z.object({ locale });
export type SubElementsRequest = z.infer<typeof subElementsRequest>;

/** A group of extras; `names` by language; of a group with `singleSelection` one can be chosen. @rule GIFT-043 */
export const subElementCategory = z.object({
  id,
  description: maybe(z.string()),
  names: maybe(z.record(z.string(), z.string())),
  singleSelection: z.boolean().default(false),
});
export type SubElementCategory = z.infer<typeof subElementCategory>;

/** An extra of a printed gift, in cents. @rule GIFT-042 */
export const subElement = z.object({
  id,
  name: z.string().min(1),
  imageUrl: maybe(z.string()),
  recommendedByWed: maybe(z.boolean()),
  price: cents,
  categoryId: id,
});
export type SubElement = z.infer<typeof subElement>;

/** The extras that can be had now, with their groups. @rule API-023 */
export const subElementsAnswer = z.object({
  availableCustomSubElements: listOf(subElement),
  categories: maybe(listOf(subElementCategory)),
});
export type SubElements = z.infer<typeof subElementsAnswer>;

/** GET /gift-card/product-detail. */
export const giftCardRequest = z.object({ locale });
export type GiftCardRequest = z.infer<typeof giftCardRequest>;

/** The gift card: `amounts` are proposals in cents, any whole euro from `minAmount` to `maxAmount` can be given. @rule BOX-008 */
export const giftCardDetail = z.object({
  code: z.string().min(1),
  label: z.string().min(1),
  description: maybe(z.string()),
  amounts: listOf(cents),
  minAmount: cents,
  maxAmount: cents,
  validityMonths: maybe(z.number().int().positive()),
  images: listOf(picture),
  pageModel: maybe(pageModel),
});
export type GiftCardDetail = z.infer<typeof giftCardDetail>;
