import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { facetsRequest } from '#shared/catalogue/facets.ts';
import { type DestinationCategory, destinationCategories } from '#shared/search/destination-category.ts';
import { kmPerDegree } from '../seed/geography/distance.ts';

/** The point that distances are counted from: degrees, or where the database finds them. */
export interface Centre {
  readonly lat: number | SQL;
  readonly lng: number | SQL;
}

/** What of the criteria says where to search. */
type Where = Pick<z.output<typeof facetsRequest>, DestinationCategory | 'hotelId' | 'lat' | 'lng'>;

export interface NamedDestination {
  readonly category: DestinationCategory;
  readonly id: number;
}

/** What the criteria search for: the first of the nine categories that they hold. */
export function destinationOf(criteria: Where): NamedDestination | undefined {
  for (const category of destinationCategories) {
    const id = criteria[category];
    if (id !== undefined) return { category, id };
  }
  return criteria.hotelId === undefined ? undefined : { category: 'hotel', id: criteria.hotelId };
}

/** The point given, or the middle of the city or sight that is searched for; its degrees are null when it is not there. */
export function centreOf(criteria: Where): Centre | undefined {
  const { lat, lng } = criteria;
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const named = destinationOf(criteria);
  if (named?.category !== 'city' && named?.category !== 'poi') return undefined;
  const { id } = named;
  return {
    lat: sql`(SELECT place.lat FROM place WHERE place.id = ${id} AND place.category IN ('city', 'poi'))`,
    lng: sql`(SELECT place.lng FROM place WHERE place.id = ${id} AND place.category IN ('city', 'poi'))`,
  };
}

/** How much narrower a degree of longitude is than one of latitude. */
function narrowing({ lat }: Centre): SQL {
  return sql`cos(radians(${lat}))`;
}

/** A square around the circle, which an index can find. */
export function boxAround(centre: Centre, km: number): SQL {
  const { lat, lng } = centre;
  const height = km / kmPerDegree;
  const width = sql`${height} / max(0.1, ${narrowing(centre)})`;
  return sql`hotel.lat BETWEEN ${lat} - ${height} AND ${lat} + ${height}
    AND hotel.lng BETWEEN ${lng} - ${width} AND ${lng} + ${width}`;
}

/** Kilometres from the centre, to 100 m. */
export function distanceFrom(centre: Centre): SQL {
  const north = sql`(hotel.lat - ${centre.lat})`;
  const east = sql`(hotel.lng - ${centre.lng}) * ${narrowing(centre)}`;
  return sql`round(${kmPerDegree} * sqrt(${north} * ${north} + ${east} * ${east}), 1)`;
}
