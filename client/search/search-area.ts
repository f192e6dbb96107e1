import type { Bounds } from '#shared/map/area.ts';
import { isSameSearch } from '#shared/search/codec.ts';
import { applyCriteria } from '#shared/search/container.ts';
import { currentCriteria } from './search-for.ts';
import { startSoftNavigation } from './soft-navigation.ts';

/**
 * Searches in the area of the map instead of around a place; list and map both follow the address. A map that searches
 * while it moves leaves one entry in the history, not one for each movement. @rule MAP-006
 */
export function searchArea(bounds: Bounds, isFollowing: boolean): void {
  const present = currentCriteria();
  const { destination: _, point: _1, distance: _2, ...rest } = present;
  const criteria = { ...rest, bounds };
  if (isSameSearch(criteria, present)) return;
  startSoftNavigation();
  const { query, hash } = applyCriteria(location.search, criteria);
  const address = `${location.pathname}?${query}#${hash}`;
  if (isFollowing && present.bounds) location.replace(address);
  else location.assign(address);
}
