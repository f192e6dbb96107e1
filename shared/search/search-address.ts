import { type Container, decideContainer, hashReader } from './container.ts';
import { criteriaKeys, type KeyReader, queryKeys } from './keys.ts';
import { maxValueLength } from './values.ts';

/** The keys that a fragment is asked with beside the criteria: whether the page keeps its criteria in the hash. */
const containerKey = 'in';

/**
 * The query of the fragment that shows what a results address asks, without its question mark. Criteria always travel in
 * the query, in a fixed order, so that one search has one spelling, each no longer than it is read, because a hash can be
 * longer than any request; `in=hash` lets its links keep them in the hash.
 * @rule FLOW-029 FLOW-036
 */
export function fragmentQuery(address: { readonly search: string; readonly hash: string }): string {
  const query = new URLSearchParams(address.search);
  const container = decideContainer(address.hash);
  const criteria = container === 'hash' ? hashReader(address.hash) : query;
  const entries = [...valuesOf(criteria, criteriaKeys), ...valuesOf(query, queryKeys)];
  if (container === 'hash') entries.push([containerKey, container]);
  return new URLSearchParams(entries).toString();
}

/** The container that the page asking for a fragment keeps its criteria in. */
export function containerOfFragment(query: URLSearchParams): Container {
  return query.get(containerKey) === 'hash' ? 'hash' : 'query';
}

function valuesOf(reader: KeyReader, keys: readonly string[]): [string, string][] {
  return keys.flatMap((key): [string, string][] => {
    const value = reader.get(key);
    return value ? [[key, value.slice(0, maxValueLength)]] : [];
  });
}
