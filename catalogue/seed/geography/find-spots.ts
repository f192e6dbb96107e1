import type { Country } from '#shared/locale/locales.ts';
import type { City } from './cities.ts';
import { distanceInKm, type Point } from './distance.ts';
import { fold } from './fold.ts';
import { parseNames } from './names.ts';
import { firstId, type Place, type Spot } from './place.ts';
import { type Environment, spots } from './spots.ts';

export interface FoundSpot {
  readonly spot: Spot;
  readonly isVillage: boolean;
  readonly isResort: boolean;
}

/** Every town where hotels stand, in the order of the table; throws on one that cannot be found, which is a slip in it. */
export function findSpots(
  countries: readonly Country[],
  cities: readonly City[],
  toPlace: (city: City) => Place,
): FoundSpot[] {
  const byName = indexByName(cities);
  const villages = new Map<string, City>();
  return countries.flatMap((country) =>
    (Object.entries(spots[country]) as [Environment, string][]).flatMap(([environment, text]) =>
      text.split(/;\s*/).map((entry) => {
        const match = /^(\*?)(.+) (\d+)(?:@([\d.-]+),([\d.-]+))?$/.exec(entry.trim());
        if (!match) throw new Error(`Not a spot: ${entry}`);
        const [, star, name = '', weight, lat, lng] = match;
        const point = lat === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
        const city = point ? villageAt(name, country, point, cities, villages) : byName.get(`${country}-${fold(name)}`);
        if (!city) throw new Error(`No town for the spot ${entry}`);
        const spot = { city: toPlace(city), regionCode: city.region, environment, weight: Number(weight) };
        return { spot, isVillage: point !== undefined, isResort: star === '*' };
      }),
    ),
  );
}

/** Every spelling of every town; a larger town keeps a name that two share. */
function indexByName(cities: readonly City[]): Map<string, City> {
  const byName = new Map<string, City>();
  for (const city of cities) {
    for (const name of [city.listed, ...city.listed.split(' / '), ...Object.values(city.names)]) {
      const key = `${city.country}-${fold(name)}`;
      if (!byName.has(key)) byName.set(key, city);
    }
  }
  return byName;
}

/** A village that the list does not hold takes region and department from the nearest town. */
function villageAt(
  name: string,
  country: Country,
  point: Point,
  cities: readonly City[],
  villages: Map<string, City>,
): City {
  const key = `${country}-${name}`;
  const known = villages.get(key);
  if (known) return known;
  const compatriots = cities.filter((city) => city.country === country);
  const nearest = compatriots.reduce((best, city) =>
    distanceInKm(point, city) < distanceInKm(point, best) ? city : best,
  );
  const names = parseNames(name);
  const village = {
    ...nearest,
    ...point,
    id: firstId.village + villages.size,
    listed: name,
    names,
    population: 900,
    postcode: '',
  };
  villages.set(key, village);
  return village;
}
