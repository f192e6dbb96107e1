import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { criteriaQuery, orders } from './search.ts';
import { cents, querySwitch } from './values.ts';

/** The kinds of facet that can be asked for. @rule FILT-003 */
export const facetProperties = ['price', 'score', 'facility', 'stars', 'style', 'type', 'environment', 'tag'] as const;
export const facetProperty = z.enum(facetProperties);
export type FacetProperty = z.infer<typeof facetProperty>;

const requested = meant(
  z
    .string()
    .max(200)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(facetProperty).max(facetProperties.length)),
  `Kinds of facet separated by commas, all when absent: ${facetProperties.join(', ')}`,
).default([...facetProperties]);

/**
 * GET /facets.json: the criteria of the search plus the properties wanted, comma separated. Asked withActivities, the
 * activities come once more in their groups.
 * @rule API-005 API-008
 */
export const facetsRequest = z.object({
  ...criteriaQuery,
  orderBy: meant(z.enum(orders), 'The order of the results; counts do not depend on it').default('priceQuality'),
  withNames: meant(querySwitch, 'Whether options come with their names').default(true),
  propertiesRequested: requested,
  withActivities: meant(querySwitch, 'Whether the activities come once more in their groups').default(false),
});
export type FacetsRequest = z.infer<typeof facetsRequest>;

/**
 * One option of a filter and how many offers it would leave. For `price` the value is the lower bound of a band in
 * cents. Keys: star3 to star5, score7 to score9.
 * @rule FILT-002 FILT-004
 */
export const facetValue = z.object({
  value: z.union([z.number(), z.string()]),
  name: maybe(z.string()),
  label: maybe(z.string()),
  count: z.number().int().nonnegative(),
  key: maybe(z.string()),
});
export type FacetValue = z.infer<typeof facetValue>;

/** A group of options, each group counted without its own filter; `min` and `max` in cents come with `price`. */
export const facetGroup = z.object({
  propertyType: facetProperty,
  values: listOf(facetValue),
  min: maybe(cents),
  max: maybe(cents),
});
export type FacetGroup = z.infer<typeof facetGroup>;

/** Activities that belong together: `id` is what `tags` carries, `code` names an icon. @rule API-008 FILT-037 */
export const activityGroup = z.object({
  name: z.string().min(1),
  list: listOf(
    z.object({
      id: z.number().int().positive(),
      name: z.string().min(1),
      code: maybe(z.string()),
      count: z.number().int().nonnegative(),
    }),
  ),
});
export type ActivityGroup = z.infer<typeof activityGroup>;

/** The answer of GET /facets.json. @rule API-006 API-008 */
export const facetsAnswer = z.object({ properties: listOf(facetGroup), activities: maybe(listOf(activityGroup)) });
export type FacetsAnswer = z.infer<typeof facetsAnswer>;
