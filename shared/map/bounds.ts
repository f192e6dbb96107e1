import { parseDegrees, printDegrees } from '../search/values.ts';
import type { Bounds } from './area.ts';

/**
 * The rectangle that `south,west,north,east` names, rounded to five decimals (a metre); `undefined` for any other text,
 * also for edges the wrong way round. @rule MAP-006
 */
export function parseBounds(text: string | null | undefined): Bounds | undefined {
  const edges = (text ?? '').slice(0, 100).split(',');
  if (edges.length !== 4) return undefined;
  const [south, north] = [parseDegrees(edges[0], 90), parseDegrees(edges[2], 90)];
  const [west, east] = [parseDegrees(edges[1], 180), parseDegrees(edges[3], 180)];
  if (south === undefined || north === undefined || west === undefined || east === undefined) return undefined;
  return south <= north && west <= east ? { south, west, north, east } : undefined;
}

/** The rectangle as {@link parseBounds} reads it back, with at most five decimals. */
export function printBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map(printDegrees).join(',');
}
