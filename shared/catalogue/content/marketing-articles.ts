import { z } from 'zod';
import { listOf, maybe, meant } from '../answer.ts';
import { locale, queryCount } from '../values.ts';
import { contentImage } from './content-image.ts';
import { contentUrl } from './content-link.ts';
import { contentId } from './lenient.ts';

/** @rule HOME-025 */
export const defaultHits = 3;

/** @rule API-043 HOME-025 */
export const marketingArticlesRequest = z.object({
  locale,
  hitsPerPage: meant(queryCount(1, 48), 'Articles at most').default(defaultHits),
});

/** @rule HOME-023 */
export const marketingArticle = z.object({
  id: contentId,
  url: contentUrl,
  title: z.string().min(1),
  cover: maybe(contentImage),
});
export type MarketingArticle = z.infer<typeof marketingArticle>;

/** @rule API-043 */
export const marketingArticlesAnswer = z.object({ items: listOf(marketingArticle) });
export type MarketingArticles = z.infer<typeof marketingArticlesAnswer>;
