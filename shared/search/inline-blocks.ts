import type { Locale } from '../locale/locales.ts';
import type { Flow } from './flow.ts';

/** What may stand between and below results besides offers. @rule SERP-012 SERP-015 SERP-030 */
export const inlineBlocks = ['targetedBanner', 'singleVoucher', 'giftCard', 'boxes', 'giftStays'] as const;
export type InlineBlock = (typeof inlineBlocks)[number];

/** What decides which blocks a results page has. */
export interface BlockSituation {
  readonly flow: Flow;
  readonly locale: Locale;
  /** Whether an agent of customer care looks at it. */
  readonly isCare: boolean;
}

/**
 * Whether a results page has a block. Customer care sees none; the gift card is not sold to Italy; and who looks for a
 * gift is not asked to give one. @rule SERP-013 SERP-014 OPEN-039 OPEN-040 OPEN-107
 */
export function hasBlock(block: InlineBlock, { flow, locale, isCare }: BlockSituation): boolean {
  if (isCare) return false;
  switch (block) {
    case 'giftCard':
      return locale !== 'it_IT';
    case 'singleVoucher':
    case 'giftStays':
      return flow === 'booking' || flow === 'hotel';
    case 'targetedBanner':
    case 'boxes':
      return true;
  }
}
