import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { colorPalette } from './color-palette.ts';
import { callToAction, labelledLink } from './content-link.ts';
import { contentFlow, pageKind } from './content-locale.ts';
import { several, switchOr } from './lenient.ts';
import { period } from './period.ts';

/** How a promo bar looks; anything unknown is the default one. @rule HOME-017 */
const variation = maybe(z.enum(['default', 'black']).catch('default')).transform((given) => given ?? 'default');

/** A line of offers above the header, for the pages of its list and one flow (every flow when absent). @rule HOME-016 */
export const promoBar = z.object({
  internalCode: z.string().min(1),
  campaign: maybe(z.string()),
  category: maybe(z.string()),
  flow: maybe(contentFlow),
  pages: several(pageKind),
  variant: variation,
  links: listOf(labelledLink.extend({ variation })),
  period: maybe(period),
});
export type PromoBar = z.infer<typeof promoBar>;

/** @rule API-036 */
export const promoBarsAnswer = z.object({ items: listOf(promoBar) });
export type PromoBars = z.infer<typeof promoBarsAnswer>;

/** The promo bar of the homepage: coloured by a palette, with or without the tabs of the flows. @rule HOME-009 HOME-017 */
export const homePromoBar = z.object({
  showFlowTabs: switchOr(true),
  ctas: several(callToAction),
  colorPalette: maybe(colorPalette),
});
export type HomePromoBar = z.infer<typeof homePromoBar>;
