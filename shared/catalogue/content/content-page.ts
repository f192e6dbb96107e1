import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { contentPageId } from '../path-parts.ts';
import { announcementBanner } from './announcement-banner.ts';
import { contentBlock } from './content-blocks.ts';
import { contentImage } from './content-image.ts';
import { pageFooter, pageHeader } from './homepage.ts';
import { partOf } from './lenient.ts';
import { seo } from './seo.ts';

/** A landing page is made of blocks, an article is a text with a cover, a static page tells rules and rights. */
const contentPageKind = z.enum(['landing', 'article', 'static']);

/** A page of one locale, at `/content/{id}` of the storefront. @rule LAND-001 SHELL-003 SHELL-041 */
export const contentPageAnswer = z.object({
  id: contentPageId,
  kind: contentPageKind,
  title: z.string().min(1),
  subtitle: maybe(z.string()),
  cover: maybe(contentImage),
  seo: partOf(seo),
  announcementBanner: partOf(announcementBanner),
  header: partOf(pageHeader),
  components: listOf(contentBlock),
  footer: partOf(pageFooter),
});
export type ContentPage = z.infer<typeof contentPageAnswer>;

/** The pages that a locale has, in the order of menus. @rule SHELL-041 SHELL-042 */
export const contentPagesAnswer = z.object({
  items: listOf(z.object({ id: contentPageId, kind: contentPageKind, title: z.string().min(1) })),
});
export type ContentPages = z.infer<typeof contentPagesAnswer>;
