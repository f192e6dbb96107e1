import { z } from 'zod';
import { maybe } from '../answer.ts';
import { announcementBanner } from './announcement-banner.ts';
import { contentBlock } from './content-blocks.ts';
import { contentImage } from './content-image.ts';
import { callToAction } from './content-link.ts';
import type { contentFlow } from './content-locale.ts';
import { partOf, several, switchOr } from './lenient.ts';
import { homePromoBar } from './promo-bar.ts';
import { seo } from './seo.ts';

/** @rule HOME-009 */
export const pageHeader = z.object({ showHeader: switchOr(true) });

/** @rule HOME-009 */
export const pageFooter = z.object({
  showFooter: switchOr(true),
  showLegal: switchOr(true),
  showContact: switchOr(true),
});

/** The picture and words around the search box. @rule HOME-009 */
const homeJumbotron = z.object({
  title: z.string().min(1),
  subtitle: maybe(z.string()),
  imageLarge: maybe(contentImage),
  imageSmall: maybe(contentImage),
  ctas: several(callToAction),
});

/** The homepage of one flow; a part that is missing or bad is left to the storefront's own. @rule HOME-002 HOME-009 */
export const homepage = z.object({
  seo: partOf(seo),
  announcementBanner: partOf(announcementBanner),
  header: partOf(pageHeader),
  promoBar: partOf(homePromoBar),
  jumbotron: partOf(homeJumbotron),
  blocks: several(contentBlock),
  footer: partOf(pageFooter),
});
export type Homepage = z.infer<typeof homepage>;

/** The homepages by flow; one flow at least has to be there. @rule API-033 HOME-001 */
export const homepageAnswer = z
  .object({
    booking: partOf(homepage),
    gifting: partOf(homepage),
    activity: partOf(homepage),
    hotel: partOf(homepage),
  } satisfies Record<z.infer<typeof contentFlow>, z.ZodType>)
  .refine((flows) => Object.values(flows).some((flow) => flow !== undefined), 'Expected the homepage of a flow');
export type HomepageAnswer = z.infer<typeof homepageAnswer>;
