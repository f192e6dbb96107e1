import { z } from 'zod';
import { listOf, maybe } from '../answer.ts';
import { contentUrl, labelledLink } from './content-link.ts';
import { contentFlow, contentLocale } from './content-locale.ts';
import { several, switchOr } from './lenient.ts';

/** @rule HOME-018 */
export const bannerFields = {
  title: z.string().min(1),
  subtitle: maybe(z.string()),
  imageUrl: maybe(z.string().min(1)),
  imageMobile: maybe(z.string().min(1)),
  imagePosition: maybe(z.enum(['center', 'left', 'right']).catch('center')).transform((given) => given ?? 'center'),
  imageAlt: maybe(z.string()),
  ctas: several(labelledLink),
  url: maybe(contentUrl),
  newTab: switchOr(false),
  category: maybe(z.string()),
  campaign: maybe(z.string()),
} as const;

/**
 * A banner between rows of results. The call is made without inputs, so each says its locale and flow; absent means
 * every one.
 * @rule API-014 HOME-018 SERP-012
 */
export const targetedBanner = z.object({
  ...bannerFields,
  locale: maybe(contentLocale),
  flow: maybe(contentFlow),
});
export type TargetedBanner = z.infer<typeof targetedBanner>;

/** A list of banners, or a single one. @rule API-014 */
export const targetedBannersAnswer = z.union([listOf(targetedBanner), targetedBanner.transform((banner) => [banner])]);
