import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { cents } from '../values.ts';
import { colorPalette } from './color-palette.ts';
import { contentImage } from './content-image.ts';
import { callToAction, contentLink } from './content-link.ts';
import { contentId } from './lenient.ts';

/** A gift box as content shows it; cents, `promoPrice` below `price`, `rating` 0 to 10. @rule BOX-026 BOX-013 */
export const contentBox = z.object({
  id: contentId,
  title: z.string().min(1),
  description: maybe(z.string()),
  rating: maybe(z.number().min(0).max(10)),
  price: cents,
  promoPrice: maybe(cents),
  image: maybe(contentImage),
  link: contentLink,
});
export type ContentBox = z.infer<typeof contentBox>;

/** @rule BOX-027 SERP-030 */
export const boxBlockFields = {
  id: contentId,
  containerId: maybe(z.string()),
  subtitle: maybe(z.string()),
  title: z.string().min(1),
  colorPalette: maybe(colorPalette),
  cta: maybe(callToAction),
  boxes: listOf(contentBox),
} as const;

/** A row of boxes with a title. @rule API-037 BOX-027 */
export const boxBlock = z.object(boxBlockFields);
export type BoxBlock = z.infer<typeof boxBlock>;
