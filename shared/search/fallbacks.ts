import type { Criteria, Point } from './criteria.ts';
import type { DestinationCategory } from './destination-category.ts';
import type { Flow } from './flow.ts';

/** What a fallback relaxes: the destination, the theme or the dates. @rule FALL-007 FALL-008 FALL-011 FALL-012 */
export const fallbackKeys = ['expand', 'theme', 'dates'] as const;
export type FallbackKey = (typeof fallbackKeys)[number];

/** Offers that the preview of a fallback shows. @rule FALL-014 */
export const previewSize = 3;

/** Kilometres around a town or a sight when the search is widened. @rule FALL-008 */
export const expandedRadius = 30;

/** Another search that may find what the one asked for does not; `order` counts from 0. @rule FALL-013 */
export interface Fallback {
  readonly key: FallbackKey;
  readonly order: number;
  readonly criteria: Criteria;
}

/** The place that was searched, and the ids of what it lies in, as far as they are known. */
export interface SearchedPlace {
  readonly category: DestinationCategory;
  readonly point?: Point;
  readonly region?: number;
  readonly country?: number;
}

/**
 * The fallbacks of a search in their order; what would change nothing is left out. With a destination it is widened
 * first, then the theme goes, then the dates; gifts have no dates, and activities no fallbacks.
 * @rule FALL-007 FALL-008 FALL-009 FALL-010 FALL-011 FALL-012 FALL-013 OPEN-031
 */
export function decideFallbacks(criteria: Criteria, place: SearchedPlace | undefined, flow: Flow): Fallback[] {
  if (flow === 'activity') return [];
  const { theme, dates, nights, ...rest } = criteria;
  const days = { ...(dates && { dates }), ...(nights !== undefined && { nights }) };
  const variants: Readonly<Record<FallbackKey, Criteria | undefined>> = {
    expand: place && expandDestination(criteria, place),
    theme: theme === undefined ? undefined : { ...rest, ...days },
    dates: dates && flow !== 'gifting' ? { ...rest, ...(theme !== undefined && { theme }) } : undefined,
  };
  return fallbackKeys
    .flatMap((key) => {
      const variant = variants[key];
      return variant ? [{ key, criteria: variant }] : [];
    })
    .map((fallback, order) => ({ ...fallback, order }));
}

/**
 * The search in a wider area: {@link expandedRadius} around a town or a sight, the region of a department, the country
 * of a region; `undefined` where nothing is wider, or what is wider is not known. An area of the map goes as well.
 * @rule FALL-008 FALL-009 FALL-010 FLOW-027
 */
export function expandDestination(criteria: Criteria, place: SearchedPlace): Criteria | undefined {
  const { destination: _, point: __, distance, bounds: ___, ...open } = criteria;
  const within = (category: DestinationCategory, id: number | undefined) =>
    id === undefined ? undefined : { ...open, destination: { category, id } };
  switch (place.category) {
    case 'city':
    case 'poi':
      if (!place.point || (distance?.max ?? 0) >= expandedRadius) return undefined;
      return { ...open, point: place.point, distance: { max: expandedRadius } };
    case 'department':
      return within('region', place.region);
    case 'region':
    case 'touristicregion':
      return within('country', place.country);
    default:
      return undefined;
  }
}

/** Per key the offers of a fallback, `null` while they are on their way. @rule FALL-001 */
export type FallbackResults<T> = Readonly<Partial<Record<FallbackKey, readonly T[] | null>>>;

/** What stands below the results: a placeholder, one of the three messages, or nothing at all. */
export type FallbackMessage = 'loading' | 'noResults' | 'noExactResults' | 'moreResults' | 'none';

/** What to say about the fallbacks of a search that has results itself, or none. @rule FALL-002 FALL-003 FALL-005 FALL-006 */
export function decideFallbackMessage(hasResults: boolean, fallbacks: FallbackResults<unknown>): FallbackMessage {
  const lists = Object.values(fallbacks);
  if (lists.includes(null)) return 'loading';
  if (lists.some((list) => list && list.length > 0)) return hasResults ? 'moreResults' : 'noExactResults';
  return hasResults ? 'none' : 'noResults';
}

/**
 * Whether a search with so many results gets fallbacks: only while one page holds them all, for hotels of other pages
 * are not known and could be shown a second time. @rule FALL-013
 */
export function hasFallbacks(total: number, size: number): boolean {
  return total <= size;
}
