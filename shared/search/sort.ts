import type { Flow } from './flow.ts';

/** All orders of results, in the order of menus. @rule FILT-031 FILT-032 FILT-033 FILT-034 FILT-035 */
export const sortKeys = [
  'priceQuality',
  'distance',
  'promo',
  'priceAsc',
  'popularity',
  'svPriceDesc',
  'svPriceAsc',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** "Quality and price", the order when none is chosen. @rule FILT-031 */
export const defaultSort: SortKey = 'priceQuality';

/** What decides which orders make sense. */
export interface SortSituation {
  readonly flow: Flow;
  /** Whether the criteria hold `lat` and `lng`. */
  readonly hasPoint: boolean;
}

/** The order that `text` names; `undefined` for anything else. */
export function parseSort(text: string | null | undefined): SortKey | undefined {
  return sortKeys.find((key) => key === text);
}

/** Whether an order can be chosen in this situation. @rule FILT-031 FILT-032 FILT-033 FILT-034 FILT-035 */
export function isSortOffered(sort: SortKey, { flow, hasPoint }: SortSituation): boolean {
  switch (sort) {
    case 'priceQuality':
      return true;
    case 'distance':
      return hasPoint;
    case 'promo':
      return flow === 'booking';
    case 'priceAsc':
    case 'popularity':
      return flow === 'booking' || flow === 'hotel';
    case 'svPriceDesc':
    case 'svPriceAsc':
      return flow === 'gifting';
  }
}

/** The orders to choose from, in the order of the menu. */
export function sortOptions(situation: SortSituation): SortKey[] {
  return sortKeys.filter((sort) => isSortOffered(sort, situation));
}

/** The order that results really have: the chosen one while it is offered, else the default. */
export function decideSort(chosen: SortKey | undefined, situation: SortSituation): SortKey {
  return chosen && isSortOffered(chosen, situation) ? chosen : defaultSort;
}

/** The order kept when the flow changes; gifting keeps only quality and price, and distance. @rule FLOW-026 */
export function keepSort(chosen: SortKey | undefined, to: SortSituation): SortKey {
  if (to.flow === 'gifting' && chosen !== 'distance') return defaultSort;
  return decideSort(chosen, to);
}
