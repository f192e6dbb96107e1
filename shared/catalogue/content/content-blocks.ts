import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { boxBlockFields } from './box-block.ts';
import { colorPalette } from './color-palette.ts';
import { contentImage, responsiveImage } from './content-image.ts';
import { callToAction, contentUrl, labelledLink } from './content-link.ts';
import { faqFields } from './faq.ts';
import { contentId, several, switchOr } from './lenient.ts';
import { defaultHits } from './marketing-articles.ts';
import { period } from './period.ts';
import { richText } from './rich-text.ts';
import { bannerFields } from './targeted-banner.ts';

const title = z.string().min(1);
const subtitle = maybe(z.string());
const count = z.number().int().min(1).max(24);
const countOr = (otherwise: number) => maybe(count).transform((given) => given ?? otherwise);

/** Results that a block of top results shows. @rule HOME-006 */
export const defaultTopResults = 3;

const boxes = z.object({ type: z.literal('boxes'), ...boxBlockFields });

/** Hidden outside its countdown, always shown without one. @rule HOME-020 HOME-022 */
const jumbotron = z.object({
  type: z.literal('jumbotron'),
  title,
  subtitle,
  description: maybe(z.string()),
  image: maybe(responsiveImage),
  ctas: several(callToAction),
  ctaCards: several(z.object({ title, text: maybe(z.string()), link: callToAction.shape.link })),
  countdown: maybe(period),
  colorPalette: maybe(colorPalette),
});

const mainUsp = z.object({
  type: z.literal('mainUsp'),
  variant: maybe(z.enum(['default', 'secondary']).catch('default')).transform((given) => given ?? 'default'),
  title: maybe(z.string()),
  items: listOf(z.object({ icon: maybe(z.string()), title, text: maybe(z.string()) })),
});

/** `count` promotions are shown, the others when they are asked for. @rule HOME-025 */
const marketingPromoList = z.object({
  type: z.literal('marketingPromoList'),
  title,
  subtitle,
  count: countOr(defaultHits),
  items: listOf(
    z.object({
      id: contentId,
      title,
      subtitle,
      label: maybe(z.string()),
      image: maybe(contentImage),
      url: contentUrl,
      newTab: switchOr(false),
      campaign: maybe(z.string()),
      category: maybe(z.string()),
    }),
  ),
});

const categories = z.object({
  type: z.literal('categories'),
  title,
  subtitle,
  items: listOf(z.object({ id: contentId, label: title, image: maybe(contentImage), url: contentUrl })),
});

const banner = z.object({ type: z.literal('banner'), ...bannerFields, colorPalette: maybe(colorPalette) });

/** The boxes of these codes, in this order. */
const boxesByCode = z.object({
  type: z.literal('boxesByCode'),
  title,
  subtitle,
  codes: listOf(z.string().min(1)),
  cta: maybe(callToAction),
});

/** A banner with links to what belongs to it. */
const relatedBanner = z.object({
  type: z.literal('relatedBanner'),
  title,
  subtitle,
  image: maybe(contentImage),
  url: maybe(contentUrl),
  links: several(labelledLink),
});

const article = z.object({
  type: z.literal('article'),
  id: contentId,
  title,
  content: richText,
  cover: maybe(contentImage),
  cta: maybe(callToAction),
});

/** `url` is a search of the storefront; its query holds the criteria whose best results are shown. @rule HOME-006 */
const topSearchResults = z.object({
  type: z.literal('topSearchResults'),
  title,
  subtitle,
  url: contentUrl,
  count: countOr(defaultTopResults),
});

const richTextBlock = z.object({ type: z.literal('richText'), content: richText });
const faq = z.object({ type: z.literal('faq'), ...faqFields });

/** A block of a homepage or of a page of content; a list of blocks leaves out those of unknown types. @rule HOME-005 */
export const contentBlock = z.discriminatedUnion('type', [
  boxes,
  jumbotron,
  mainUsp,
  marketingPromoList,
  categories,
  banner,
  boxesByCode,
  relatedBanner,
  article,
  topSearchResults,
  richTextBlock,
  faq,
]);
export type ContentBlock = z.infer<typeof contentBlock>;
export type ContentBlockType = ContentBlock['type'];
