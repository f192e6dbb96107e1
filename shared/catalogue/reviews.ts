import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { client, pageIndex } from './inputs.ts';
import { id, isoDate, locale, querySwitch } from './values.ts';

/** @rule REV-006 */
export const reviewSorts = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Reviews on one page. @rule REV-005 */
export const reviewPageSize = 10;

/** GET /hotel/{hotelId}/reviews.json; `page` counts from 0, without a `locale` reviews of all languages are wanted. @rule API-032 REV-007 */
export const reviewsRequest = z.object({
  locale: meant(locale, 'Reviews of this language; of all when absent').optional(),
  client,
  page: pageIndex,
  sort: meant(z.enum(reviewSorts), 'The order of the reviews').default('DATE_DESC'),
  withOtherLanguageFallback: meant(
    querySwitch,
    'Whether reviews of other languages are answered where there are none of this one',
  ).default(true),
});
export type ReviewsRequest = z.infer<typeof reviewsRequest>;

/** One review; `average` is 0 to 10, `type` the kind of traveller (couple, family, friends, solo). @rule REV-008 */
export const review = z.object({
  id,
  locale: z.string().min(2),
  customer: z.string(),
  type: maybe(z.string()),
  date: isoDate,
  average: z.number().min(0).max(10),
  positive: maybe(z.string()),
  negative: maybe(z.string()),
});
export type Review = z.infer<typeof review>;

/** @rule REV-010 */
export const reviewCriteria = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;
export const reviewDetail = z.object({ label: z.enum(reviewCriteria), score: z.number().min(0).max(10) });
export type ReviewDetail = z.infer<typeof reviewDetail>;

/** A page of reviews; `totalCount` counts those of the asked language, or all when it fell back. @rule REV-009 */
export const reviewsAnswer = z.object({
  totalCount: z.number().int().nonnegative(),
  score: maybe(z.number().min(0).max(10)),
  list: listOf(review),
  details: maybe(listOf(reviewDetail)),
});
export type Reviews = z.infer<typeof reviewsAnswer>;
