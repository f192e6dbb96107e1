import type { BoxBlock } from '#shared/catalogue/content/box-block.ts';
import type { GiftBlock } from '#shared/catalogue/content/gift-block.ts';
import type { TargetedBanner } from '#shared/catalogue/content/targeted-banner.ts';
import { type BlockSituation, hasBlock } from '#shared/search/inline-blocks.ts';
import type { AppContext } from '../context.ts';
import type { SearchQuestion } from './question.ts';

/** What editors have written for the results of a flow; a block that is not there is not shown. */
export interface InlineContent {
  readonly situation: BlockSituation;
  readonly targeted?: TargetedBanner | undefined;
  readonly gift?: GiftBlock | undefined;
  readonly boxes?: BoxBlock | undefined;
}

/** Results without a banner are better than results that wait for one. */
const blocksMs = 600;
const wait = { waitMs: blocksMs };

/** The blocks among the results; one that cannot be had in time is left out. Never throws. @rule CARD-041 API-014 API-035 API-037 */
export async function loadBlocks(c: AppContext, { flow }: SearchQuestion): Promise<InlineContent> {
  const { locale, upstream } = c.var;
  const situation: BlockSituation = { flow, locale, isCare: false };
  const isGiftWanted = hasBlock('giftCard', situation) || hasBlock('singleVoucher', situation);
  const [banners, gifts, boxes] = await Promise.all([
    hasBlock('targetedBanner', situation) ? upstream.get('targetedBanners', {}, wait) : undefined,
    isGiftWanted ? loadGiftBlocks(c) : undefined,
    hasBlock('boxes', situation) ? upstream.get('boxBlock', {}, wait) : undefined,
  ]);
  return {
    situation,
    targeted: banners?.ok ? banners.value.find((banner) => isMeant(banner, situation)) : undefined,
    gift: gifts?.find((block) => block.locale === locale),
    boxes: boxes?.ok && boxes.value.boxes.length > 0 ? boxes.value : undefined,
  };
}

/** The gift blocks of the gateway, else those of the file that stands in for it. @rule API-035 */
async function loadGiftBlocks({ var: { upstream } }: AppContext): Promise<readonly GiftBlock[] | undefined> {
  const found = await upstream.get('giftBlocks', {}, wait);
  if (found.ok) return found.value;
  const file = await upstream.get('giftBlocksFile', {}, wait);
  return file.ok ? file.value : undefined;
}

/** A banner that names no locale or flow is meant for every one. @rule HOME-018 */
function isMeant(banner: TargetedBanner, { locale, flow }: BlockSituation): boolean {
  return (banner.locale ?? locale) === locale && (banner.flow ?? flow) === flow;
}
