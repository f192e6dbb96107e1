import type { Criteria } from './criteria.ts';
import type { Flow } from './flow.ts';
import { decideSort, type SortKey, type SortSituation } from './sort.ts';

/** What the criteria of a search say about the orders that can be chosen. @rule FILT-032 */
export function sortSituation(criteria: Criteria, flow: Flow): SortSituation {
  return { flow, hasPoint: criteria.point !== undefined };
}

/** The order that the results of a search have; around a point, and unless another is chosen, it is distance. @rule FLOW-027 */
export function effectiveSort(criteria: Criteria, flow: Flow): SortKey {
  const isAround = criteria.point !== undefined && criteria.destination === undefined;
  return decideSort(criteria.sort ?? (isAround ? 'distance' : undefined), sortSituation(criteria, flow));
}
