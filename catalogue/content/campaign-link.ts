import type { RichText } from '#shared/catalogue/content/rich-text.ts';
import { p, strong } from './rich.ts';
import type { Announced } from './texts/texts.ts';

/** A link that tells which campaign led to it. */
export function campaignLink(url: string, campaign: string, category = 'content') {
  return { url, newTab: false, campaign, category };
}

/** An announcement as formatted text. */
export function announce({ lead, text }: Announced): RichText {
  return [p(strong(lead), ` ${text}`)];
}

/** Where gifts lead. */
export const giftPaths = {
  stays: '/search?flow=gifting',
  boxes: '/boxes',
  card: '/gift-card/customize',
  activities: '/activities',
} as const;
