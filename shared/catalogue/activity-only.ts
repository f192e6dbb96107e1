import { z } from 'zod';
import { listOf, maybe } from './answer.ts';
import { numbered } from './numbered.ts';
import { pageModel } from './page-model.ts';
import { picture } from './picture.ts';
import { placeLink } from './place.ts';
import { priceType } from './price-info.ts';
import { cents, id, locale, percent, storefrontPath } from './values.ts';

const lines = maybe(listOf(z.string().min(1)));

/** GET /activity-only/weekend/{id}/detail.json. @rule API-025 */
export const activityOnlyRequest = z.object({ locale });
export type ActivityOnlyRequest = z.infer<typeof activityOnlyRequest>;

/** Where an activity takes place; degrees are absent when the partner gave none. */
export const activityLocation = z.object({
  label: z.string().min(1),
  address: maybe(z.string()),
  latitude: maybe(z.number().min(-90).max(90)),
  longitude: maybe(z.number().min(-180).max(180)),
});
export type ActivityLocation = z.infer<typeof activityLocation>;

/** The partner who runs an activity; `main` tells the one that the product is named after. @rule ACT-011 */
export const activityCenter = z.object({
  id,
  label: z.string().min(1),
  stars: maybe(z.number().min(0).max(5)),
  star: maybe(z.number().min(0).max(5)),
  uri: maybe(storefrontPath),
  main: maybe(z.boolean()),
  location: activityLocation,
});
export type ActivityCenter = z.infer<typeof activityCenter>;

/** One part of an activity-only product; `univers` is a stable code, `composition` says what is included. @rule ACT-011 */
export const activityPart = z.object({
  title: z.string().min(1),
  description: maybe(z.string()),
  univers: maybe(z.string()),
  composition: lines,
  schedules: lines,
  importantInformation: lines,
  activityCenter: maybe(activityCenter),
});
export type ActivityPart = z.infer<typeof activityPart>;

/** The total for so many people, in cents; `promo` is a percentage. @rule ACT-012 */
export const activityPrice = z
  .object({
    paxComposition: z.object({ adults: z.number().int().min(1).max(99) }),
    sellPrice: cents,
    refPrice: maybe(cents),
    barPrice: maybe(cents),
    promo: maybe(percent),
    promoPercentageRounded: maybe(percent),
    moneySaved: maybe(cents),
    lowestPrice: maybe(cents),
    priceType: maybe(priceType),
  })
  .transform(({ refPrice, barPrice, ...rest }) => {
    const reference = refPrice ?? barPrice;
    return { ...rest, refPrice: reference, barPrice: reference };
  });
export type ActivityPrice = z.infer<typeof activityPrice>;

/**
 * An activity sold without a night. `prices` is keyed by the number of people; `published` false is an expired product
 * without prices; `validityMonths` is how long its voucher holds.
 * @rule ACT-008 ACT-009 ACT-010
 */
export const activityOnlyDetail = z.object({
  id,
  uri: storefrontPath,
  label: z.string().min(1),
  description: maybe(z.string()),
  published: z.boolean(),
  imagesBySize: listOf(picture),
  activities: listOf(activityPart),
  importantInformation: lines,
  niceToKnow: lines,
  prices: numbered(activityPrice),
  locations: maybe(listOf(activityLocation)),
  mainActivityCenter: maybe(activityCenter),
  breadCrumb: maybe(listOf(placeLink)),
  validityMonths: maybe(z.number().int().positive()),
  pageModel: maybe(pageModel),
});
export type ActivityOnlyDetail = z.infer<typeof activityOnlyDetail>;

/** GET /activities/{id}/images.json: an activity-only product, or an activity of a stay's programme. @rule API-028 */
export const activityImagesRequest = z.object({ locale });
export type ActivityImagesRequest = z.infer<typeof activityImagesRequest>;

/** The pictures of an activity; an upstream may send the bare list. @rule API-028 */
export const activityImagesAnswer = z.union([
  z.object({ images: listOf(picture) }),
  listOf(picture).transform((images) => ({ images })),
]);
export type ActivityImages = z.infer<typeof activityImagesAnswer>;
