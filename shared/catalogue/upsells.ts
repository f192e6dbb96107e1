import { z } from 'zod';
import { programLine } from './activity.ts';
import { listOf, maybe } from './answer.ts';
import { numbered } from './numbered.ts';
import { picture } from './picture.ts';
import { cents, id, locale, storefrontPath } from './values.ts';

/** GET /product/{id}/upsells. */
export const upsellsRequest = z.object({ locale });
export type UpsellsRequest = z.infer<typeof upsellsRequest>;

/**
 * A richer stay of the same hotel: `id` is its product, `priceDifference` what it costs more for two people at its
 * usual nights and `priceDifferencePerLos` at each number of nights, in cents; `programLines` are what it adds.
 * @rule QUOTE-005
 */
export const upsell = z.object({
  id,
  uri: maybe(storefrontPath),
  label: z.string().min(1),
  priceDifference: cents,
  priceDifferencePerLos: maybe(numbered(cents)),
  programLines: listOf(programLine),
  imagesBySize: maybe(listOf(picture)),
  activityIds: maybe(listOf(id)),
});
export type Upsell = z.infer<typeof upsell>;

/** The upsells of a stay, and those of it as a gift. @rule QUOTE-005 QUOTE-006 */
export const upsellsAnswer = z.object({
  upsells: listOf(upsell),
  singleVoucherProducts: maybe(listOf(z.object({ id, priceDifferencePerLos: numbered(cents) }))),
});
export type Upsells = z.infer<typeof upsellsAnswer>;
