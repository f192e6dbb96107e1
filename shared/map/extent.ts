import type { Point } from '../search/criteria.ts';
import type { Bounds } from './area.ts';

/**
 * The part of a rectangle that lies on one world map, each edge rounded to five decimals: a map that was turned around
 * the globe can show degrees beyond ±180.
 */
export function constrainBounds({ south, west, north, east }: Bounds): Bounds {
  const within = (degrees: number, bound: number) =>
    Math.round(Math.min(Math.max(degrees, -bound), bound) * 100_000) / 100_000 || 0;
  return { south: within(south, 90), west: within(west, 180), north: within(north, 90), east: within(east, 180) };
}

/** The smallest rectangle around points; `undefined` around none. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) };
}

/** The smallest rectangle around points with `centre` in its middle, cut at the edges of the world; `undefined` around none. */
export function boundsAround(centre: Point, points: readonly Point[]): Bounds | undefined {
  const area = boundsOf(points);
  if (!area) return undefined;
  const lat = Math.max(area.north - centre.lat, centre.lat - area.south);
  const lng = Math.max(area.east - centre.lng, centre.lng - area.west);
  return constrainBounds({
    south: centre.lat - lat,
    west: centre.lng - lng,
    north: centre.lat + lat,
    east: centre.lng + lng,
  });
}

/** Whether a point lies in a rectangle, its edges included. */
export function isInside({ lat, lng }: Point, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
