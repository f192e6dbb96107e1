import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { fetchPageModel, pageIndex, pageLimit } from './inputs.ts';
import { offerHotel } from './offer.ts';
import { pageModel } from './page-model.ts';
import { picture } from './picture.ts';
import { priceType } from './price-info.ts';
import { criteriaQuery, orders, pageSize, searchDetails } from './search.ts';
import { cents, id, locale, percent, queryCount, storefrontPath } from './values.ts';

const { locale: _locale, flow: _flow, ...criteriaFields } = criteriaQuery;

/** The criteria inside the body of a POST search: the keys of the query, as numbers or as text. */
export const bodyCriteria = z.object(criteriaFields);
export type BodyCriteria = z.infer<typeof bodyCriteria>;

/**
 * POST /search/activity-only.json. `numberOfPackagesPerHotel` is how many products of one activity centre are listed
 * (20 in search, 1 in marketing lists); `page` counts from 0.
 * @rule API-007 SERP-026
 */
export const activitySearchRequest = z.object({
  locale,
  criteria: meant(bodyCriteria, 'What is searched for; without it everything').prefault({}),
  orderBy: meant(z.enum(orders), 'The order of the results').default('priceQuality'),
  numberOfPackagesPerHotel: meant(queryCount(1, 50), 'Products of one activity centre at most').default(20),
  page: pageIndex,
  limit: pageLimit(pageSize),
  fetchPageModel,
});
export type ActivitySearchRequest = z.infer<typeof activitySearchRequest>;

/** An activity as lists show it; prices are totals in cents for `paxComposition`, `hotel` is its activity centre. */
export const activityOffer = z
  .object({
    id,
    uri: storefrontPath,
    label: z.string().min(1),
    headwords: maybe(z.string()),
    images: listOf(picture),
    hotel: offerHotel,
    univers: maybe(z.string()),
    sellPrice: cents,
    refPrice: maybe(cents),
    barPrice: maybe(cents),
    lowestPrice: maybe(cents),
    promo: maybe(percent),
    priceType: maybe(priceType),
    paxComposition: z.object({ adults: z.number().int().min(1) }),
    distance: maybe(z.number().nonnegative()),
    itemCategory: z.literal('activity').default('activity'),
  })
  .transform(({ refPrice, barPrice, ...rest }) => {
    const reference = refPrice ?? barPrice;
    return { ...rest, refPrice: reference, barPrice: reference };
  });
export type ActivityOffer = z.infer<typeof activityOffer>;

/** The answer of POST /search/activity-only.json. @rule API-007 */
export const activitySearchAnswer = z.object({
  results: listOf(activityOffer),
  searchDetails,
  mainTitle: maybe(z.string()),
  pageModel: maybe(pageModel),
});
export type ActivitySearchAnswer = z.infer<typeof activitySearchAnswer>;
