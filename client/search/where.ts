import type { Point, Range } from '#shared/search/criteria.ts';
import { parseDestination, parseDistance, parsePoint } from '#shared/search/destination.ts';
import type { KeyReader } from '#shared/search/keys.ts';
import type { Place } from './place.ts';

/** What the destination field stands for; the label of a place is '' where only its key is known. @rule DEST-012 */
export interface Where {
  readonly place?: Place | undefined;
  readonly point?: Point | undefined;
  readonly distance?: Range | undefined;
}

/** Where the keys of an address ask to search. */
export function parseWhere(reader: KeyReader): Where {
  const key = parseDestination(reader);
  const point = parsePoint(reader);
  const distance = parseDistance(reader);
  return { ...(key && { place: { ...key, label: '' } }), ...(point && { point }), ...(distance && { distance }) };
}

/** One text for each different place to search. */
export function keyOfWhere({ place, point, distance }: Where): string {
  return [place?.category, place?.id, point?.lat, point?.lng, distance?.min, distance?.max].join();
}
