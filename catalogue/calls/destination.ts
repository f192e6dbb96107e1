import type { Language } from '#shared/locale/locales.ts';
import { type DestinationCategory, destinationCategories } from '#shared/search/destination-category.ts';
import type { Centre, Criteria } from '../queries/criteria.ts';
import type { Database } from '../queries/database.ts';
import { loadHotel } from '../queries/load-hotel.ts';
import { loadPlace } from '../queries/load-place.ts';

export interface Destination {
  readonly id: number;
  readonly label: string;
  readonly category: DestinationCategory;
  readonly lat: number;
  readonly lng: number;
}

/** What the criteria search for: the first of the nine categories that they hold; undefined when it is not there. */
export async function findDestination(
  db: Database,
  criteria: Criteria,
  language: Language,
): Promise<Destination | undefined> {
  const category =
    destinationCategories.find((key) => criteria[key] !== undefined) ??
    (criteria.hotelId === undefined ? undefined : 'hotel');
  if (!category) return undefined;
  const id = category === 'hotel' ? (criteria.hotel ?? criteria.hotelId) : criteria[category];
  if (id === undefined) return undefined;
  if (category === 'hotel') {
    const hotel = await loadHotel(db, id);
    return hotel && { id, category, label: hotel.name, lat: hotel.lat, lng: hotel.lng };
  }
  const place = await loadPlace(db, id);
  return place && { id, category: place.category, label: place[language], lat: place.lat, lng: place.lng };
}

/** Whether the criteria name a place by whose middle distances may count, so that it has to be known before the search. */
export function hasMiddle({ city, poi, lat, lng }: Criteria): boolean {
  return (city !== undefined || poi !== undefined) && (lat === undefined || lng === undefined);
}

/** The point that distances count from: the one given, or the middle of a city or sight. */
export function decideCentre({ lat, lng }: Criteria, destination: Destination | undefined): Centre | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  return destination?.category === 'city' || destination?.category === 'poi' ? destination : undefined;
}
