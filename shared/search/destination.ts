import type { DestinationKey, Point, Range } from './criteria.ts';
import { destinationCategories } from './destination-category.ts';
import type { KeyReader } from './keys.ts';
import { maxDistance, parseDegrees, parseId, parseRange } from './values.ts';

/** Every key that says where to search. @rule FLOW-032 DEST-014 */
export const geographyKeys = [...destinationCategories, 'lat', 'lng', 'distanceMin', 'distanceMax'] as const;

/** The first of the nine geography keys that names an id; `undefined` when none does. @rule FLOW-032 DEST-014 */
export function parseDestination(reader: KeyReader): DestinationKey | undefined {
  for (const category of destinationCategories) {
    const id = parseId(reader.get(category));
    if (id !== undefined) return { category, id };
  }
  return undefined;
}

/** The point of `lat` and `lng`, when both can be used. @rule FLOW-032 */
export function parsePoint(reader: KeyReader): Point | undefined {
  const lat = parseDegrees(reader.get('lat'), 90);
  const lng = parseDegrees(reader.get('lng'), 180);
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** The kilometres of `distanceMin` and `distanceMax`, in order; `undefined` when neither can be used. @rule FLOW-032 */
export function parseDistance(reader: KeyReader): Range | undefined {
  return parseRange(reader.get('distanceMin'), reader.get('distanceMax'), maxDistance);
}
