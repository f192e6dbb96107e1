import type { Country } from '../locale/locales.ts';
import type { Point } from '../search/criteria.ts';
import type { DestinationCategory } from '../search/destination-category.ts';
import type { Bounds } from './area.ts';
import { centreOf } from './centres.ts';
import { boundsAround, boundsOf, isInside } from './extent.ts';
import { isSameArea } from './search-again.ts';
import { mapZooms, zoomOf } from './zooms.ts';

/**
 * Where a map looks: an area that was asked for, markers that have to fit, or a point at a zoom (on tiles of 256 pixels).
 * From a point it looks at `fit` as far as that takes at most {@link fartherZooms} zooms less.
 */
export type MapLook =
  | { readonly kind: 'area' | 'markers'; readonly bounds: Bounds }
  | { readonly kind: 'point'; readonly point: Point; readonly zoom: number; readonly fit?: Bounds };

/** How many zooms farther than that of its kind a place is looked at, so that more of what was found can be seen. */
export const fartherZooms = 2;

export interface Searched {
  /** The area that was asked for. */
  readonly bounds?: Bounds | undefined;
  /** The place that was asked for, where its point is known. */
  readonly place?: { readonly point: Point; readonly category: DestinationCategory | undefined } | undefined;
  readonly found: readonly Point[];
  readonly country?: Country | undefined;
  /** What the map shows now; absent for a map that is not drawn yet. */
  readonly shown?: Bounds | undefined;
}

/**
 * Where a map looks for a search: at the area asked for, empty or not; around the place asked for at its zoom, or
 * a little farther; around
 * what was found; else at the market. `undefined` when it should stay as it is: the area is shown already, or nothing was
 * found. @rule MAP-006 MAP-008 MAP-009 MAP-011
 */
export function decideLook({ bounds, place, found, country, shown }: Searched): MapLook | undefined {
  if (bounds) return shown && isSameArea(bounds, shown) ? undefined : { kind: 'area', bounds };
  if (shown && found.length === 0) return undefined;
  if (place) {
    const fit = boundsAround(place.point, found);
    return { kind: 'point', point: place.point, zoom: zoomOf(place.category), ...(fit && { fit }) };
  }
  const area = boundsOf(found);
  const centre = centreOf(country);
  if (area && !isInside(centre, area)) return { kind: 'markers', bounds: area };
  return { kind: 'point', point: centre, zoom: mapZooms.large };
}
