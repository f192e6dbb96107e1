import { z } from 'zod';
import { type Picture, picture } from '../picture.ts';

/** A picture of content: an address alone, or a picture with its sizes. */
export const contentImage = z.union([
  z
    .string()
    .min(1)
    .transform((url): Picture => ({ url, sizes: [], alt: '', tone: 0 })),
  picture,
]);

/** The same motif for wide and for narrow screens. @rule HOME-020 LAND-008 */
export const responsiveImage = z.object({ desktop: contentImage, mobile: contentImage });
