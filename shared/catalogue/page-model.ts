import { z } from 'zod';
import { listOf, maybe } from './answer.ts';
import { storefrontPath } from './values.ts';

/** Other searches under a title, each with its address and how many offers it finds. @rule SERP-016 */
export const suggestionLinks = z.object({
  title: z.string().min(1),
  links: listOf(
    z.object({
      label: z.string().min(1),
      url: storefrontPath,
      numberOfOffers: maybe(z.number().int().nonnegative()),
    }),
  ),
});
export type SuggestionLinks = z.infer<typeof suggestionLinks>;

/** What the head and the foot of a page take from the catalogue. `seoText` is plain text, paragraphs split by a blank line. */
export const pageModel = z.object({
  pageTitle: maybe(z.string()),
  metaDescription: maybe(z.string()),
  robots: maybe(z.string()),
  seoText: maybe(z.string()),
  suggestionLinks: maybe(suggestionLinks),
});
export type PageModel = z.infer<typeof pageModel>;
