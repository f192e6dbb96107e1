import { z } from 'zod';
import { bodyCriteria } from './activity-search.ts';
import { listOf, maybe, meant } from './answer.ts';
import { orders, searchServiceProvider } from './search.ts';
import { cents, id, locale, querySwitch } from './values.ts';

/** A search by POST, or of a box with this switch, answers markers; pages of offers have calls of their own. */
export const mapSwitch = meant(
  querySwitch.refine((isMap) => isMap, 'Expected true'),
  'Always true: markers are answered',
);

/**
 * POST /offers.json, for the markers of a map: the criteria of a search as a body. `performGiftableSearch` looks for
 * single vouchers instead of stays.
 * @rule API-003
 */
export const mapSearchRequest = z.object({
  locale,
  orderBy: meant(z.enum(orders), 'Which hotels come first, and stay where there are too many').default('priceQuality'),
  criteria: meant(bodyCriteria, 'What is searched for; without it everything').prefault({}),
  searchServiceProvider,
  performMapSearch: mapSwitch.default(true),
  performGiftableSearch: meant(querySwitch, 'Whether single vouchers are searched instead of stays').default(false),
});
export type MapSearchRequest = z.infer<typeof mapSearchRequest>;

/** A marker: `id` is the hotel, `weekendId` its first stay of the search, `sellPrice` that stay's total in cents. */
export const mapMarker = z
  .object({
    id,
    weekendId: maybe(id),
    lat: maybe(z.number().min(-90).max(90)),
    lng: maybe(z.number().min(-180).max(180)),
    location: maybe(z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })),
    label: maybe(z.string()),
    sellPrice: maybe(cents),
  })
  .transform(({ lat, lng, location, ...rest }, context) => {
    const point = location ?? (lat !== undefined && lng !== undefined ? { lat, lng } : undefined);
    if (point) return { ...rest, lat: point.lat, lng: point.lng };
    context.addIssue({ code: 'custom', message: 'Expected lat and lng' });
    return z.NEVER;
  });
export type MapMarker = z.infer<typeof mapMarker>;

/** The markers of a search, or of the stays that a box opens, one a hotel. @rule API-004 API-022 MAP-010 */
export const mapSearchAnswer = z.object({
  exactMatch: listOf(mapMarker),
  searchDetails: maybe(z.object({ totalCount: z.number().int().nonnegative() })),
});
export type MapSearchAnswer = z.infer<typeof mapSearchAnswer>;
