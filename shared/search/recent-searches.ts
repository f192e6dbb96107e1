import { type DestinationCategory, parseCategory } from './destination-category.ts';

/** A place that was searched, by the name it had then. @rule DEST-016 */
export interface RecentSearch {
  readonly id: number;
  readonly label: string;
  readonly category: DestinationCategory;
}

/** Where a browser keeps them. @rule DEST-016 */
export const recentSearchesKey = 'recentSearches';

/** How many are kept. @rule DEST-016 */
export const maxRecentSearches = 3;

const maxLabelLength = 120;

/** The list after a pick: the pick comes first, once, and only the newest three stay. @rule DEST-015 DEST-016 */
export function addRecentSearch(list: readonly RecentSearch[], { id, label, category }: RecentSearch): RecentSearch[] {
  const others = list.filter((other) => other.id !== id || other.category !== category);
  return [{ id, label, category }, ...others].slice(0, maxRecentSearches);
}

/** Reads a stored list, newest first; entries that cannot be used are left out, and nonsense is an empty list. @rule DEST-016 */
export function parseRecentSearches(text: string | null): RecentSearch[] {
  const entries = parseJson(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => parseEntry(entry) ?? []).slice(0, maxRecentSearches);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return undefined;
  }
}

function parseEntry(entry: unknown): RecentSearch | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, label, category } = entry as Record<string, unknown>;
  const known = parseCategory(category);
  const isId = typeof id === 'number' && Number.isSafeInteger(id) && id > 0;
  const isLabel = typeof label === 'string' && label !== '' && label.length <= maxLabelLength;
  return known && isId && isLabel ? { id, label, category: known } : undefined;
}
