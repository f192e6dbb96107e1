import type { Point } from '#shared/search/criteria.ts';
import { printDegrees } from '#shared/search/values.ts';

const storageKey = 'point-names';

/** Keeps for this tab the town that a point was chosen by, '' for where the browser is: an address holds no name. */
export function namePoint(point: Point, name: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readNames(), [keyOf(point)]: name }));
  } catch {
    // Storage is full or refused: the point stays without a name.
  }
}

/** The name that {@link namePoint} keeps; `undefined` for a point that came from elsewhere. */
export function nameOfPoint(point: Point): string | undefined {
  const name = readNames()[keyOf(point)];
  return typeof name === 'string' ? name : undefined;
}

function readNames(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') ?? {};
  } catch {
    return {};
  }
}

function keyOf({ lat, lng }: Point): string {
  return `${printDegrees(lat)},${printDegrees(lng)}`;
}
