import { addRecentSearch, parseRecentSearches, recentSearchesKey } from '#shared/search/recent-searches.ts';
import type { Place } from './place.ts';

/** The last places searched in this browser, newest first; none where storage is refused. @rule DEST-016 */
export function readRecentSearches(): readonly Place[] {
  try {
    return parseRecentSearches(localStorage.getItem(recentSearchesKey));
  } catch {
    return [];
  }
}

/** Stores a pick as the most recent search. @rule DEST-015 DEST-016 */
export function rememberSearch({ id, label, category }: Place): void {
  const list = addRecentSearch(readRecentSearches(), { id, label, category });
  try {
    localStorage.setItem(recentSearchesKey, JSON.stringify(list));
  } catch {
    // Storage is full or refused: the search goes on without a memory.
  }
}
