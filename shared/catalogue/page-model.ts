import { z } from 'zod';
import { maybe } from './answer.ts';

/** What the head and the foot of a page take from the catalogue. `seoText` is plain text, paragraphs split by a blank line. */
export const pageModel = z.object({
  pageTitle: maybe(z.string()),
  metaDescription: maybe(z.string()),
  robots: maybe(z.string()),
  seoText: maybe(z.string()),
});
export type PageModel = z.infer<typeof pageModel>;
