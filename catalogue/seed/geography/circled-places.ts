import type { Country } from '#shared/locale/locales.ts';
import type { FoundSpot } from './find-spots.ts';
import { parseNames } from './names.ts';
import { firstId, type Place } from './place.ts';

const resortKm = 7;

/** Sea and ski resorts bear the names of their towns, one of each kind per town. */
export function createResorts(found: readonly FoundSpot[]): Place[] {
  const kinds = { sea: 'searesort', mountain: 'skiresort' } as const;
  const resorts = found.flatMap(({ spot: { city, environment }, isResort }) =>
    isResort && (environment === 'sea' || environment === 'mountain') ? [{ city, category: kinds[environment] }] : [],
  );
  return resorts.map(({ city, category }, index): Place => {
    const { postcode: _, ...rest } = city;
    return {
      ...rest,
      id: firstId[category] + index,
      category,
      circles: [{ lat: city.lat, lng: city.lng, km: resortKm }],
    };
  });
}

/** A row of `touristicRegions`. */
export function readTouristicRegion(row: string, index: number): Place {
  const [country, names = '', circleText = ''] = row.split(';');
  const circles = circleText.split(' ').map((circle) => {
    const [lat = 0, lng = 0, km = 0] = circle.split(',').map(Number);
    return { lat, lng, km };
  });
  const [first = { lat: 0, lng: 0, km: 0 }] = circles;
  return {
    id: firstId.touristicregion + index,
    category: 'touristicregion',
    // The table's type says that every row starts with a country.
    country: country as Country,
    names: parseNames(names),
    lat: first.lat,
    lng: first.lng,
    population: 0,
    circles,
  };
}

const sightKm = 25;

/** A row of `pointsOfInterest`. */
export function readPointOfInterest(row: string, index: number): Place {
  const [country, names = '', position = ''] = row.split(';');
  const [lat = 0, lng = 0] = position.split(',').map(Number);
  return {
    id: firstId.poi + index,
    category: 'poi',
    country: country as Country,
    names: parseNames(names),
    lat,
    lng,
    population: 0,
    circles: [{ lat, lng, km: sightKm }],
  };
}
