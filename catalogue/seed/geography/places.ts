import type { Country } from '#shared/locale/locales.ts';
import { createResorts, readPointOfInterest, readTouristicRegion } from './circled-places.ts';
import { type City, listCities } from './cities.ts';
import { countries } from './countries.ts';
import { findSpots } from './find-spots.ts';
import { createDepartments, createRegions, departmentKey } from './hierarchy.ts';
import type { Place, Spot } from './place.ts';
import { pointsOfInterest } from './points-of-interest.ts';
import { touristicRegions } from './touristic-regions.ts';

export interface Geography {
  readonly places: readonly Place[];
  readonly spots: readonly Spot[];
}

const countryCodes = ['FR', 'ES', 'BE', 'NL', 'IT'] as const satisfies readonly Country[];

/** Every place of the catalogue with its names and parents, and the towns where hotels are. */
export function createGeography(): Geography {
  const cities = listCities();
  const regionPlaces = createRegions(countryCodes, cities);
  const departmentPlaces = createDepartments(countryCodes, cities, regionPlaces);
  const toPlace = (city: City): Place => {
    const regionId = regionPlaces.get(city.country + city.region)?.id;
    const departmentId = departmentPlaces.get(departmentKey(city))?.id;
    return {
      id: city.id,
      category: 'city',
      country: city.country,
      names: city.names,
      lat: city.lat,
      lng: city.lng,
      population: city.population,
      postcode: city.postcode,
      ...(regionId !== undefined && { regionId }),
      ...(departmentId !== undefined && { departmentId }),
    };
  };
  const found = findSpots(countryCodes, cities, toPlace);
  const villages = found.flatMap(({ spot, isVillage }) => (isVillage ? [spot.city] : []));
  return {
    places: [
      ...countryCodes.map(countryPlace),
      ...regionPlaces.values(),
      ...new Set(departmentPlaces.values()),
      ...cities.map(toPlace),
      ...new Map(villages.map((village) => [village.id, village])).values(),
      ...createResorts(found),
      ...touristicRegions.map(readTouristicRegion),
      ...pointsOfInterest.map(readPointOfInterest),
    ],
    spots: found.map(({ spot }) => spot),
  };
}

function countryPlace(country: Country): Place {
  const { id, names, lat, lng } = countries[country];
  return { id, category: 'country', country, names, lat, lng, population: 0 };
}
