import type { BookableWindow } from '../calendar/stay-dates.ts';
import { parseCriteria, printCriteria } from './codec.ts';
import type { Criteria } from './criteria.ts';
import { criteriaKeys, hasCriteria, type KeyReader } from './keys.ts';

/** Where the criteria of an address stand: the hash once the visitor has changed something, the query before. */
export type Container = 'hash' | 'query';

/** The value of `from` that says that the search bar, its filters or its sort asked. @rule FILT-013 */
export const fromSearchBar = 'search-bar';

/** Reads the keys of a location hash, with or without its `#`. @rule FLOW-029 */
export function hashReader(hash: string): KeyReader {
  return new URLSearchParams(hash.replace(/^#/, ''));
}

/** The container that counts: the hash as soon as it names any criterion, usable or not, else the query. @rule FLOW-029 */
export function decideContainer(hash: string): Container {
  return hasCriteria(hashReader(hash)) ? 'hash' : 'query';
}

/** The criteria of an address; those of hash and query are never mixed. @rule FLOW-029 */
export function decideCriteria(hash: string, query: KeyReader, window: BookableWindow): Criteria {
  return parseCriteria(decideContainer(hash) === 'hash' ? hashReader(hash) : query, window);
}

/**
 * The query and hash after a change on the page, without their marks: all criteria in the hash, none in the query. The
 * page number goes, because the results are others, and `from` says that the search bar asked; other keys stay.
 * @rule FLOW-029 FLOW-036 FILT-012 FILT-013
 */
export function applyCriteria(query: string, criteria: Criteria): { query: string; hash: string } {
  const kept = new URLSearchParams(query);
  for (const key of [...criteriaKeys, 'page']) kept.delete(key);
  kept.set('from', fromSearchBar);
  return { query: kept.toString(), hash: printCriteria(criteria) };
}
