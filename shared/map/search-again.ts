import type { Bounds } from './area.ts';

/** What a map does once it stands still: nothing, offer the button, or search by itself. */
export type AfterMove = 'nothing' | 'offer' | 'search';

export interface MovedMap {
  /** The area that the markers were searched in; `undefined` before the first answer. */
  readonly searched: Bounds | undefined;
  readonly shown: Bounds;
  /** Whether the visitor moved the map; a pan to a marker and a fit around the results are no wish to search. */
  readonly byVisitor: boolean;
  /** The state of the "as I move" switch. */
  readonly follows: boolean;
}

/** The share of its height or width that a map may move, or change its size by, and still show the same area. */
const slack = 0.05;

/** @rule MAP-006 */
export function decideAfterMove({ searched, shown, byVisitor, follows }: MovedMap): AfterMove {
  if (!byVisitor || !searched || isSameArea(searched, shown)) return 'nothing';
  return follows ? 'search' : 'offer';
}

/** Whether two areas differ by so little that a search would tell nothing else. */
export function isSameArea(a: Bounds, b: Bounds): boolean {
  const height = Math.max(a.north - a.south, b.north - b.south) * slack;
  const width = Math.max(a.east - a.west, b.east - b.west) * slack;
  const isNear = (one: number, other: number, most: number) => Math.abs(one - other) <= most;
  return (
    isNear(a.south, b.south, height) &&
    isNear(a.north, b.north, height) &&
    isNear(a.west, b.west, width) &&
    isNear(a.east, b.east, width)
  );
}
