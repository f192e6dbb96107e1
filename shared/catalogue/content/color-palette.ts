import { z } from 'zod';
import { maybe } from '../answer.ts';

/** The backgrounds that the storefront has colours for. */
export const backgrounds = ['paper', 'sand', 'pine', 'terracotta', 'saffron', 'sea'] as const;
export type Background = (typeof backgrounds)[number];

/** Colours of a block by name; an unknown background reads as sand, an unknown font as the dark one. @rule HOME-009 */
export const colorPalette = z.object({
  background: z.enum(backgrounds).catch('sand'),
  font: z.enum(['light', 'dark']).catch('dark'),
});
export type ColorPalette = z.infer<typeof colorPalette>;

/** @rule HOME-011 */
export const colorVariations = ['black', 'grey', 'red', 'yellow', 'blue', 'green'] as const;
export type ColorVariation = (typeof colorVariations)[number];

/** The colour of an announcement; grey when none is given or an unknown one. @rule HOME-011 */
export const colorVariation = maybe(z.enum(colorVariations).catch('grey')).transform((given) => given ?? 'grey');
