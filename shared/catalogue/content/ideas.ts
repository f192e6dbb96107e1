import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { contentImage } from './content-image.ts';
import { contentUrl, labelledLink } from './content-link.ts';
import { contentId, partOf, several } from './lenient.ts';
import { seo } from './seo.ts';

const ideaTile = z.object({
  id: contentId,
  title: z.string().min(1),
  subtitle: maybe(z.string()),
  image: maybe(contentImage),
  url: contentUrl,
});
export type IdeaTile = z.infer<typeof ideaTile>;

/** The page of ideas: sections of tiles and links to regions. @rule LAND-003 LAND-004 OPEN-080 */
export const ideasAnswer = z.object({
  title: z.string().min(1),
  intro: maybe(z.string()),
  seo: partOf(seo),
  sections: listOf(z.object({ id: contentId, title: z.string().min(1), tiles: listOf(ideaTile) })),
  regions: several(labelledLink),
});
export type Ideas = z.infer<typeof ideasAnswer>;
