import { asksFor } from './box-fields.ts';
import { type Criteria, defaultCriteria } from './criteria.ts';
import type { Flow } from './flow.ts';
import { keepSort } from './sort.ts';

/** Where a browser keeps what {@link formerSearch} gives, printed as criteria, until its tab is closed. @rule FLOW-025 */
export const formerSearchKey = 'formerSearch';

/**
 * The criteria after a change of flow: filters, theme, party and the area of the map are as in a new search. The place
 * stays, except that the activity flow begins with nothing at all; leaving it gives the place of `former` back. Dates go
 * where a flow has none and come back from `former`. A sort stays where the new flow offers it.
 * @rule FLOW-023 FLOW-024 FLOW-025 FLOW-026
 */
export function changeFlow(present: Criteria, from: Flow, to: Flow, former: Criteria = defaultCriteria): Criteria {
  if (to === 'activity') return defaultCriteria;
  const place = from === 'activity' ? former : present;
  const dates = asksFor(from, 'dates') ? present.dates : former.dates;
  const { destination, point, distance } = place;
  const sort = keepSort(present.sort, { flow: to, hasPoint: point !== undefined });
  return {
    ...defaultCriteria,
    ...(destination && { destination }),
    ...(point && { point }),
    ...(point && distance && { distance }),
    ...(dates && asksFor(to, 'dates') && { dates }),
    ...(sort !== 'priceQuality' && { sort }),
  };
}

/** What of the criteria is worth remembering when a flow is left, so that coming back finds it: place and dates. @rule FLOW-025 */
export function formerSearch(present: Criteria, from: Flow, former: Criteria = defaultCriteria): Criteria {
  const { destination, point, distance } = from === 'activity' ? former : present;
  const dates = asksFor(from, 'dates') ? present.dates : former.dates;
  return {
    ...defaultCriteria,
    ...(destination && { destination }),
    ...(point && { point }),
    ...(distance && { distance }),
    ...(dates && { dates }),
  };
}
