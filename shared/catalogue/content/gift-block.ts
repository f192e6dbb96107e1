import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { contentImage } from './content-image.ts';
import { contentUrl } from './content-link.ts';
import { contentLocale } from './content-locale.ts';

/** The invitation to give: cards for what has an address, none for what has not. @rule HOME-019 GIFT-049 */
export const giftBlock = z.object({
  title: z.string().min(1),
  subtitle: maybe(z.string()),
  imageS: maybe(contentImage),
  imageL: maybe(contentImage),
  locale: contentLocale,
  boxURL: maybe(contentUrl),
  singleVoucherURL: maybe(contentUrl),
  giftcardURL: maybe(contentUrl),
  activityOnlyURL: maybe(contentUrl),
  campaign: maybe(z.string()),
  category: maybe(z.string()),
});
export type GiftBlock = z.infer<typeof giftBlock>;

/** The plain list. @rule API-035 */
export const giftBlocksFileAnswer = listOf(giftBlock);

/** The list as the gateway wraps it; it reads like the plain one. @rule API-035 */
export const giftBlocksAnswer = z
  .object({ items: listOf(z.object({ fields: giftBlock })) })
  .transform(({ items }) => items.map(({ fields }) => fields));
