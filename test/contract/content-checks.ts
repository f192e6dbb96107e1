import { expect } from 'vitest';
import type { ContentBlock } from '#shared/catalogue/content/content-blocks.ts';
import type { NavLink } from '#shared/catalogue/content/navigation.ts';
import type { ContentAnswer } from './content-visits.ts';

/*
 * What holds for every answer of a content call, whoever gave it: the embedded catalogue and the bodies written by hand
 * from the fields of the specification go through the same checks.
 */

export function checkHomepage(answer: ContentAnswer<'homepage'>): void {
  const flows = Object.values(answer).filter((flow) => flow !== undefined);
  expect(flows.length).toBeGreaterThan(0);
  for (const { seo, header, footer, blocks } of flows) {
    expect([seo?.index, header?.showHeader, footer?.showFooter].every((given) => given !== null)).toBe(true);
    checkBlocks(blocks);
  }
}

export function checkBlocks(blocks: readonly ContentBlock[]): void {
  for (const block of blocks) {
    if (block.type === 'jumbotron' && block.countdown) {
      expect(Date.parse(block.countdown.start)).toBeLessThan(Date.parse(block.countdown.end));
    }
    if (block.type === 'boxes') checkBoxBlock(block);
    if (block.type === 'topSearchResults') expect(block.url).toMatch(/^\/|^https:/);
    if (block.type === 'marketingPromoList' || block.type === 'topSearchResults') {
      expect(block.count).toBeGreaterThanOrEqual(1);
    }
    if (block.type === 'faq') checkFaq(block);
  }
}

export function checkAnnouncements({
  homePages,
  searchPages,
  productPages,
}: ContentAnswer<'announcementBanners'>): void {
  for (const { locale, announcementBanner, localizations } of [...homePages, ...searchPages, ...productPages]) {
    const all = [{ locale, announcementBanner }, ...localizations];
    expect(new Set(all.map((item) => item.locale)).size).toBe(all.length);
    expect(all.every((item) => item.announcementBanner.content.length > 0)).toBe(true);
  }
}

export function checkGiftBlocks(blocks: ContentAnswer<'giftBlocks'>): void {
  expect(new Set(blocks.map(({ locale }) => locale)).size).toBe(blocks.length);
  for (const { boxURL, singleVoucherURL, giftcardURL, activityOnlyURL } of blocks) {
    expect([boxURL, singleVoucherURL, giftcardURL, activityOnlyURL].some((url) => url !== undefined)).toBe(true);
  }
}

export function checkPromoBars({ items }: ContentAnswer<'promoBars'>): void {
  expect(new Set(items.map(({ internalCode }) => internalCode)).size).toBe(items.length);
  expect(items.every(({ links }) => links.length > 0)).toBe(true);
}

export function checkBoxBlock({ boxes }: Pick<ContentAnswer<'boxBlock'>, 'boxes'>): void {
  expect(new Set(boxes.map(({ id }) => id)).size).toBe(boxes.length);
  for (const { price, promoPrice } of boxes) expect(promoPrice ?? 0).toBeLessThan(price);
}

export function checkTargetedBanners(banners: ContentAnswer<'targetedBanners'>): void {
  for (const { url, ctas, imagePosition } of banners) {
    expect(url ?? ctas[0]?.url).toBeDefined();
    expect(['center', 'left', 'right']).toContain(imagePosition);
  }
}

export function checkMarketingArticles({ items }: ContentAnswer<'marketingArticles'>): void {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
}

export function checkIdeas({ sections }: ContentAnswer<'ideas'>): void {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const { tiles } of sections) expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
}

/** Every link of a menu with the level it stands on, from 1. */
export function linksOf(items: readonly NavLink[], level = 1): readonly (NavLink & { readonly level: number })[] {
  return items.flatMap((item) => [{ ...item, level }, ...linksOf(item.children ?? [], level + 1)]);
}

export function checkNavigation({ items }: ContentAnswer<'navigation'>): void {
  const links = linksOf(items);
  expect(new Set(links.map(({ _id }) => _id)).size).toBe(links.length);
  expect(Math.max(...links.map(({ level }) => level))).toBeLessThanOrEqual(4);
  const dead = links.filter(({ uri, location, children }) => !uri && !location && !children?.length);
  expect(dead.map(({ label }) => label)).toEqual([]);
}

export function checkContentPages({ items }: ContentAnswer<'contentPages'>): void {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
}

export function checkContentPage({ components }: ContentAnswer<'contentPage'>): void {
  expect(components.length).toBeGreaterThan(0);
  checkBlocks(components);
}

export function checkFaq({ sections, popular }: Pick<ContentAnswer<'faq'>, 'sections' | 'popular'>): void {
  const anchors = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(popular.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
}

export function checkMiniSites({ items }: ContentAnswer<'miniSites'>): void {
  expect(new Set(items.map(({ minisiteUrl }) => minisiteUrl)).size).toBe(items.length);
  expect(new Set(items.map(({ minisiteId }) => minisiteId)).size).toBe(items.length);
}
