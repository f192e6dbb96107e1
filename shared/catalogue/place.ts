import { z } from 'zod';
import { destinationCategories } from '../search/destination-category.ts';
import { maybe } from './answer.ts';
import { id } from './values.ts';

/** One of the nine kinds of destination. @rule DEST-002 */
export const destinationCategory = z.enum(destinationCategories);

/** A place with its name in the asked locale. `context` names what contains it ("Calvados, Normandie"). */
export const destination = z.object({
  id,
  label: z.string().min(1),
  category: destinationCategory,
  context: maybe(z.string()),
  lat: maybe(z.number().min(-90).max(90)),
  lng: maybe(z.number().min(-180).max(180)),
});
export type Destination = z.infer<typeof destination>;

/** A step of a breadcrumb, widest place first. */
export const placeLink = z.object({ id, label: z.string().min(1), category: destinationCategory });
export type PlaceLink = z.infer<typeof placeLink>;
