import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { id } from '../values.ts';
import { responsiveImage } from './content-image.ts';
import { legalText } from './rich-text.ts';

/** A branded page for the audience of a partner. @rule LAND-008 LAND-010 */
export const miniSite = z.object({
  minisiteId: id,
  minisiteUrl: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a slug'),
  partnerName: maybe(z.string()),
  minisiteLocale: z.enum(['fr_FR', 'fr_BE', 'nl_BE']),
  bannerUrls: responsiveImage,
  logoUrl: maybe(z.string().min(1)),
  footer: maybe(legalText),
});
export type MiniSite = z.infer<typeof miniSite>;

/** @rule LAND-011 SHELL-005 */
export const miniSitesAnswer = z.object({ items: listOf(miniSite) });
export type MiniSites = z.infer<typeof miniSitesAnswer>;
