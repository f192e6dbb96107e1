import type { Criteria, Range } from './criteria.ts';
import { type Bounds, constrainHandles, type Handles } from './slider.ts';
import { orderRange } from './values.ts';

/** The ends of the distance slider around a point, and in the search for a city; kilometres. @rule FILT-029 FILT-030 OPEN-024 OPEN-025 */
export const distanceSlider = { min: 0, max: 300 } as const;
export const cityDistanceSlider = { min: 0, max: 100 } as const;

/** How far "around" a city reaches until another distance is chosen; kilometres. @rule FILT-018 OPEN-025 */
export const cityRadius = 30;

/** Whether a city is searched: only with a distance do offers around it count. @rule FILT-018 */
export function isCitySearch({ destination }: Criteria): boolean {
  return destination?.category === 'city';
}

/** Whether the search has a middle that distances count from: a city, a sight or a point. */
export function hasCentre(criteria: Criteria): boolean {
  return criteria.point !== undefined || isCitySearch(criteria) || criteria.destination?.category === 'poi';
}

/** The ends of the slider for these criteria. @rule FILT-030 */
export function distanceBounds(criteria: Criteria): Bounds {
  return isCitySearch(criteria) ? cityDistanceSlider : distanceSlider;
}

/** Where the handles stand; open ends and whatever lies outside stand on their bound. @rule FILT-029 FILT-030 */
export function toDistanceHandles(criteria: Criteria): Handles {
  const bounds = distanceBounds(criteria);
  const { min = bounds.min, max = bounds.max } = criteria.distance ?? {};
  return constrainHandles({ low: min, high: max }, bounds);
}

/**
 * The criteria with the distance that the handles ask for: an end on its bound is open, both together are no filter. A
 * city keeps its upper end, because without one only the city itself is searched.
 * @rule FILT-017 FILT-029 FILT-030
 */
export function withDistance(criteria: Criteria, handles: Handles): Criteria {
  const bounds = distanceBounds(criteria);
  const { low, high } = constrainHandles(handles, bounds);
  const isOpen = high === bounds.max && !isCitySearch(criteria);
  return replaceDistance(criteria, orderRange(low === bounds.min ? undefined : low, isOpen ? undefined : high));
}

/** The criteria of a city search with offers around it, or without. @rule FILT-018 */
export function includeAround(criteria: Criteria, isIncluded: boolean): Criteria {
  return replaceDistance(criteria, isIncluded ? { max: cityRadius } : undefined);
}

/** What leaving the filter without a word means: a distance that limits something counts, any other is cleared. @rule FILT-010 */
export function settleDistance(criteria: Criteria): Criteria {
  const limited = withDistance(criteria, toDistanceHandles(criteria));
  return limited.distance ? criteria : limited;
}

function replaceDistance({ distance: _, ...rest }: Criteria, distance: Range | undefined): Criteria {
  return distance ? { ...rest, distance } : rest;
}
