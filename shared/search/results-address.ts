import { printCriteria } from './codec.ts';
import type { Container } from './container.ts';
import type { Criteria } from './criteria.ts';
import { criteriaKeys } from './keys.ts';
import { printPageQuery } from './page.ts';

/** A page of results as an address: which query it came with, where its criteria stand, and what they are. */
export interface ResultsAddress {
  /** The query at hand, without its question mark; its flow, origin and campaign are kept. */
  readonly query: string;
  readonly container: Container;
  readonly criteria: Criteria;
  /** Counted from 0. */
  readonly page: number;
}

/**
 * The query and hash of an address on the results page, with their marks and '' when there is nothing to say; criteria
 * stand in one container only.
 * @rule FLOW-029 FLOW-036 PAGE-004
 */
export function formatResultsAddress({ query, container, criteria, page }: ResultsAddress): string {
  const kept = new URLSearchParams(query);
  for (const key of criteriaKeys) kept.delete(key);
  const printed = printCriteria(criteria);
  const inQuery = [container === 'query' ? printed : '', kept.toString()].filter(Boolean).join('&');
  const search = printPageQuery(inQuery, page);
  const hash = container === 'hash' ? printed : '';
  return `${search && `?${search}`}${hash && `#${hash}`}`;
}
