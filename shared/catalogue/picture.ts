import { z } from 'zod';
import { listOf, maybe } from './answer.ts';

/** One width of a picture, in CSS pixels. */
export const pictureSize = z.object({ width: z.number().int().positive(), url: z.string().min(1) });

/**
 * A picture comes as a url or as sizes; read, it always has both: `url` falls back to the widest size.
 * `tone` (0 to 11) is the colour class of the placeholder.
 * @rule CARD-015
 */
export const picture = z
  .object({
    url: maybe(z.string().min(1)),
    sizes: maybe(listOf(pictureSize)),
    alt: maybe(z.string()),
    legend: maybe(z.string()),
    title: maybe(z.string()),
    link: maybe(z.string()),
    tone: maybe(z.number().int().min(0).max(11)),
  })
  .transform(({ url, sizes, alt, tone, ...rest }, context) => {
    const ordered = (sizes ?? []).toSorted((a, b) => a.width - b.width);
    const address = url ?? ordered.at(-1)?.url;
    if (address !== undefined) return { ...rest, url: address, sizes: ordered, alt: alt ?? '', tone: tone ?? 0 };
    context.addIssue({ code: 'custom', message: 'Expected a url or sizes' });
    return z.NEVER;
  });
export type Picture = z.infer<typeof picture>;
