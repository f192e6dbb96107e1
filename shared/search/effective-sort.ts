import type { Criteria } from './criteria.ts';
import type { Flow } from './flow.ts';
import { decideSort, defaultSort, type SortKey, type SortSituation } from './sort.ts';

/** What the criteria of a search say about the orders that can be chosen. @rule FILT-032 */
export function sortSituation(criteria: Criteria, flow: Flow): SortSituation {
  return { flow, hasPoint: criteria.point !== undefined };
}

/** The order of a search that chooses none: around a point distance, else quality and price. @rule FLOW-027 FILT-031 */
export function usualSort({ point, destination }: Pick<Criteria, 'point' | 'destination'>): SortKey {
  return point && !destination ? 'distance' : defaultSort;
}

/** The order that the results of a search have. @rule FLOW-027 */
export function effectiveSort(criteria: Criteria, flow: Flow): SortKey {
  return decideSort(criteria.sort ?? usualSort(criteria), sortSituation(criteria, flow));
}

/**
 * The criteria in another order, `undefined` for the usual one. Quality and price is kept only where it is a choice, that
 * is around a point; anywhere else it is what a search without an order has. @rule FILT-031 FLOW-027
 */
export function withSort<T extends Pick<Criteria, 'point' | 'destination' | 'sort'>>(
  criteria: T,
  sort: SortKey | undefined,
): T {
  const { sort: _, ...unsorted } = criteria;
  const isChoice = sort !== undefined && (sort !== defaultSort || usualSort(criteria) !== defaultSort);
  // Only an optional field comes or goes.
  return (isChoice ? { ...unsorted, sort } : unsorted) as T;
}
