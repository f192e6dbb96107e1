import { z } from 'zod';
import { maybe } from '../answer.ts';
import { switchOr } from './lenient.ts';

/** What a page of content says to search engines; it is indexed and followed unless it says otherwise. @rule HOME-004 */
export const seo = z.object({
  title: maybe(z.string()),
  description: maybe(z.string()),
  index: switchOr(true),
  follow: switchOr(true),
});
export type Seo = z.infer<typeof seo>;
