import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { arrival, fetchPageModel, nightCount, pageIndex, pageLimit } from './inputs.ts';
import { offer } from './offer.ts';
import { pageModel } from './page-model.ts';
import { partyQuery } from './party.ts';
import { destination, placeLink } from './place.ts';
import { id, locale, queryCount, queryId, queryNumber, querySwitch } from './values.ts';

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

const place = meant(queryId, 'The id of a place of this kind').optional();
const km = queryCount(0, 1000);
const totalCents = queryCount(0, 999_999_999_999);
const positiveList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'Expected numbers separated by commas')
  .transform((text) => text.split(',').map(Number));

const codeList = z
  .string()
  .regex(/^[a-z]{2,30}(,[a-z]{2,30}){0,49}$/, 'Expected codes separated by commas')
  .transform((text) => text.split(','));
const anyOfCodes = meant(codeList, 'Codes separated by commas, of which any one fits').optional();

/** A rectangle as `south,west,north,east` in degrees; south must not lie above north. */
const bounds = meant(
  z
    .string()
    .max(100)
    .transform((text, context) => {
      const edges = text.split(',').map((edge) => (/^-?\d{1,3}(\.\d{1,12})?$/.test(edge) ? Number(edge) : Number.NaN));
      const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = edges;
      const isReal = edges.length === 4 && south <= north && Math.abs(south) <= 90 && north <= 90 && west <= east;
      if (isReal && Math.abs(west) <= 180 && Math.abs(east) <= 180) return { south, west, north, east };
      context.addIssue({ code: 'custom', message: 'Expected south,west,north,east in degrees' });
      return z.NEVER;
    }),
  'A rectangle as south,west,north,east in degrees',
).optional();

/**
 * The criteria shared by search and facets. A key of the nine categories holds a place id (`hotel` and `hotelId` a
 * hotel id); prices are totals in cents; distances are km around lat, lng or the city; `stars`, `tags` and the codes of
 * hotels are comma lists, of which any one has to fit, but all `facilities` have to be there; `minHotelReviewScore` is
 * 0 to 10. `giftNights` and the prices of single vouchers count in the gifting flow only.
 * @rule FLOW-032 FLOW-033 FLOW-034 FLOW-039 FILT-028 FILT-036 FILT-037 API-008
 */
export const criteriaQuery = {
  locale,
  flow: meant(
    z.enum(['booking', 'gifting', 'activity', 'hotel']),
    'What is searched: stays, single vouchers, activities, or stays of hotels',
  ).default('booking'),
  city: place,
  country: place,
  department: place,
  hotel: meant(queryId, 'The id of a hotel').optional(),
  poi: place,
  searesort: place,
  skiresort: place,
  region: place,
  touristicregion: place,
  hotelId: meant(queryId, 'The id of a hotel; hotel has the last word').optional(),
  theme: meant(queryId, 'The id of a theme').optional(),
  lat: meant(queryNumber(-90, 90), 'The point that distances count from').optional(),
  lng: meant(queryNumber(-180, 180), 'The point that distances count from').optional(),
  distanceMin: meant(km, 'km from the point, the city or the sight').optional(),
  distanceMax: meant(km, 'km from the point, the city or the sight').optional(),
  priceMin: meant(totalCents, 'Total of the stay, in cents').optional(),
  priceMax: meant(totalCents, 'Total of the stay, in cents').optional(),
  singleVoucherPriceMin: meant(totalCents, 'Price of the voucher, in cents; in the gifting flow').optional(),
  singleVoucherPriceMax: meant(totalCents, 'Price of the voucher, in cents; in the gifting flow').optional(),
  giftNights: meant(queryCount(1, 3), 'Nights that are given; in the gifting flow').optional(),
  bounds,
  stars: meant(positiveList, 'Stars separated by commas, of which any one fits').optional(),
  minHotelReviewScore: meant(queryCount(0, 10), 'The least average of the reviews').optional(),
  hotelType: anyOfCodes,
  hotelEnvironment: anyOfCodes,
  hotelStyle: anyOfCodes,
  facilities: meant(codeList, 'Codes separated by commas, all of which have to be there').optional(),
  petsAllowed: meant(querySwitch, 'Only hotels that take pets').optional(),
  tags: meant(positiveList, 'Ids of activities separated by commas, of which any one fits').optional(),
  checkin: arrival.optional(),
  night: nightCount.optional(),
  ...partyQuery,
  exclude: meant(positiveList, 'Ids of hotels that are left out, separated by commas').optional(),
};

/** The search engine that is asked; an upstream may have several. */
export const searchServiceProvider = meant(
  z.string().max(40),
  'The search engine that is asked; every name means the same one here',
).default('catalog');

/** GET /offers.json. `page` counts from 0; `exclude` leaves out hotels by id. @rule API-001 */
export const searchRequest = z.object({
  ...criteriaQuery,
  orderBy: meant(z.enum(orders), 'The order of the results; the two of sv are for single vouchers').default(
    'priceQuality',
  ),
  page: pageIndex,
  limit: pageLimit(pageSize),
  searchServiceProvider,
  fetchPageModel,
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
