import type { Flow } from '../search/flow.ts';

/** The sections of the stay page that have a tab, in its order. @rule STAY-002 */
export const stayTabs = [
  'description',
  'room',
  'experience',
  'theExperience',
  'theGift',
  'reviews',
  'hotel',
  'practicalInfo',
] as const;
export type StayTab = (typeof stayTabs)[number];

const giftTabs: ReadonlySet<StayTab> = new Set(['theExperience', 'theGift']);

/** The tabs of a page: of the flow, in order, and only where the page has the section. @rule STAY-002 */
export function tabsOf(flow: Flow, sections: ReadonlySet<StayTab>): StayTab[] {
  const isGift = flow === 'gifting';
  return stayTabs.filter((tab) => {
    if (giftTabs.has(tab) && !isGift) return false;
    if (tab === 'experience' && isGift) return false;
    return sections.has(tab);
  });
}

/**
 * Pixels that stay free above a section that is scrolled to: when its tab is clicked; `page` for the blocks below the
 * sections, which other links lead to, under the sticky booking bar; `anchor` for the anchors of the hotel page.
 * @rule STAY-003 STAY-004 OPEN-046
 */
export const scrollOffsets = { mobile: 30, desktop: 70, page: 88, anchor: 100 } as const;
