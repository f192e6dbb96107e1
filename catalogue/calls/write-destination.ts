import type { Criteria } from '../queries/criteria.ts';
import type { DestinationRow } from '../queries/select-destination.ts';

/** What a search says of the place or hotel that it is for, on the wire. @rule API-002 */
export function writeDestination({ id, category, label, lat, lng }: DestinationRow, { distanceMax }: Criteria) {
  return {
    destination: { id, category, label, lat, lng },
    location: { latitude: lat, longitude: lng },
    ...(category === 'city' && { cityId: id }),
    ...(distanceMax !== undefined && { destinationAround: label }),
  };
}
