import { z } from 'zod';
import { listOf, maybe } from './answer.ts';
import { offer } from './offer.ts';
import { pageModel } from './page-model.ts';
import { partyQuery } from './party.ts';
import { destination, placeLink } from './place.ts';
import { id, isoDate, locale, queryDecimal, queryInteger, querySwitch } from './values.ts';

/**
 * How results can be ordered; `priceQuality` is the default. The two that begin with `sv` order single vouchers.
 * @rule FILT-031 FILT-032 FILT-033 FILT-034 FILT-035
 */
export const orders = [
  'priceQuality',
  'distance',
  'promo',
  'priceAsc',
  'popularity',
  'svPriceAsc',
  'svPriceDesc',
] as const;
export type Order = (typeof orders)[number];

/** Results on one page. */
export const pageSize = 24;

const placeId = queryInteger.pipe(id).optional();
const positiveList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'Expected numbers separated by commas')
  .transform((text) => text.split(',').map(Number))
  .optional();

const codeList = z
  .string()
  .regex(/^[a-z]{2,30}(,[a-z]{2,30}){0,49}$/, 'Expected codes separated by commas')
  .transform((text) => text.split(','))
  .optional();

/** A rectangle as `south,west,north,east` in degrees; south must not lie above north. */
const bounds = z
  .string()
  .max(100)
  .transform((text, context) => {
    const edges = text.split(',').map((edge) => (/^-?\d{1,3}(\.\d{1,12})?$/.test(edge) ? Number(edge) : Number.NaN));
    const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = edges;
    const isReal = edges.length === 4 && south <= north && Math.abs(south) <= 90 && north <= 90 && west <= east;
    if (isReal && Math.abs(west) <= 180 && Math.abs(east) <= 180) return { south, west, north, east };
    context.addIssue({ code: 'custom', message: 'Expected south,west,north,east in degrees' });
    return z.NEVER;
  })
  .optional();

/**
 * The criteria shared by search and facets. A key of the nine categories holds a place id (`hotel` and `hotelId` a
 * hotel id); prices are totals in cents; distances are km around lat, lng or the city; `stars`, `tags` and the codes of
 * hotels are comma lists, of which any one has to fit, but all `facilities` have to be there; `minHotelReviewScore` is
 * 0 to 10. `giftNights` and the prices of single vouchers count in the gifting flow only.
 * @rule FLOW-032 FLOW-033 FLOW-034 FLOW-039 FILT-028 FILT-036 FILT-037 API-008
 */
export const criteriaQuery = {
  locale,
  flow: z.enum(['booking', 'gifting', 'activity', 'hotel']).default('booking'),
  city: placeId,
  country: placeId,
  department: placeId,
  hotel: placeId,
  poi: placeId,
  searesort: placeId,
  skiresort: placeId,
  region: placeId,
  touristicregion: placeId,
  hotelId: placeId,
  theme: placeId,
  lat: queryDecimal.pipe(z.number().min(-90).max(90)).optional(),
  lng: queryDecimal.pipe(z.number().min(-180).max(180)).optional(),
  distanceMin: queryInteger.pipe(z.number().min(0).max(1000)).optional(),
  distanceMax: queryInteger.pipe(z.number().min(0).max(1000)).optional(),
  priceMin: queryInteger.pipe(z.number().min(0)).optional(),
  priceMax: queryInteger.pipe(z.number().min(0)).optional(),
  singleVoucherPriceMin: queryInteger.pipe(z.number().min(0)).optional(),
  singleVoucherPriceMax: queryInteger.pipe(z.number().min(0)).optional(),
  giftNights: queryInteger.pipe(z.number().min(1).max(3)).optional(),
  bounds,
  stars: positiveList,
  minHotelReviewScore: queryInteger.pipe(z.number().min(0).max(10)).optional(),
  hotelType: codeList,
  hotelEnvironment: codeList,
  hotelStyle: codeList,
  facilities: codeList,
  petsAllowed: querySwitch.optional(),
  tags: positiveList,
  checkin: isoDate.optional(),
  night: queryInteger.pipe(z.number().min(1).max(30)).optional(),
  ...partyQuery,
  exclude: positiveList,
};

/** GET /offers.json. `page` counts from 0; `exclude` leaves out hotels by id. @rule API-001 */
export const searchRequest = z.object({
  ...criteriaQuery,
  orderBy: z.enum(orders).default('priceQuality'),
  page: queryInteger.pipe(z.number().min(0).max(10_000)).default(0),
  limit: queryInteger.pipe(z.number().min(1).max(48)).default(pageSize),
  searchServiceProvider: z.string().max(40).default('catalog'),
  fetchPageModel: querySwitch.default(true),
});
export type SearchRequest = z.infer<typeof searchRequest>;

/**
 * What was searched. `destinationAround` is a place name when results lie around it, `locationHierarchy` what the place
 * lies in. @rule SERP-023 SERP-024
 */
export const searchDetails = z.object({
  totalCount: z.number().int().nonnegative(),
  cityId: maybe(id),
  location: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
  destinationAround: maybe(z.string()),
  destination: maybe(destination),
  locationHierarchy: maybe(z.object({ region: maybe(placeLink), country: maybe(placeLink) })),
});
export type SearchDetails = z.infer<typeof searchDetails>;

/** The answer of GET /offers.json. @rule API-002 */
export const searchAnswer = z.object({
  exactMatch: listOf(offer),
  searchDetails,
  mainTitle: maybe(z.string()),
  pageModel: maybe(pageModel),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
