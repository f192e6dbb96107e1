import { type SQL, sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { Univers } from '../seed/activity-only/univers.ts';
import type { Environment } from '../seed/geography/spots.ts';
import { boxAround, centreOf, distanceFrom } from './centre.ts';
import { type Criteria, distanceCondition, placesOf } from './criteria.ts';
import type { Database } from './database.ts';

export interface ActivityRow {
  readonly id: number;
  readonly centerId: number;
  readonly center: string;
  readonly univers: Univers;
  readonly variant: number;
  readonly country: Country;
  readonly city: string;
  readonly region: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly environment: Environment;
  readonly price: number;
  readonly least: number;
  readonly most: number;
  readonly promo: number;
  readonly quality: number;
  readonly popularity: number;
  readonly tags: number;
  readonly seed: number;
  readonly distance: number | null;
}

/** The activities on sale that the destination leaves, before party, price and filters. */
export async function loadActivities(db: Database, criteria: Criteria, language: Language): Promise<ActivityRow[]> {
  const name = sql.identifier(language);
  const centre = centreOf(criteria);
  // The conditions of a search speak of `hotel`; here an activity stands in its place.
  return db.all<ActivityRow>(sql`
    SELECT * FROM (
      SELECT hotel.id, hotel.center_id AS centerId, hotel.center, hotel.univers, hotel.variant, hotel.country,
        city.${name} AS city, region.${name} AS region, hotel.lat, hotel.lng, hotel.address, hotel.environment,
        hotel.price, hotel.least, hotel.most, hotel.promo, hotel.quality, hotel.popularity, hotel.tags, hotel.seed,
        ${centre ? distanceFrom(centre) : sql`NULL`} AS distance
      FROM activity_product AS hotel
      JOIN place AS city ON city.id = hotel.city_id
      LEFT JOIN place AS region ON region.id = hotel.region_id
      WHERE ${sql.join(conditions(criteria), sql` AND `)}
    ) AS stay
    WHERE 1 ${distanceCondition(criteria)}
    ORDER BY id`);
}

function conditions(criteria: Criteria): SQL[] {
  const { bounds, distanceMax, exclude, hotelId, hotel } = criteria;
  const all = [sql`hotel.published = 1`];
  for (const place of placesOf(criteria)) {
    all.push(sql`hotel.id IN (SELECT activity_id FROM activity_place WHERE place_id = ${place})`);
  }
  for (const id of [hotel, hotelId]) if (id !== undefined) all.push(sql`hotel.center_id = ${id}`);
  if (exclude) all.push(sql`hotel.center_id NOT IN (SELECT value FROM json_each(${JSON.stringify(exclude)}))`);
  if (bounds) {
    all.push(
      sql`hotel.lat BETWEEN ${bounds.south} AND ${bounds.north}`,
      sql`hotel.lng BETWEEN ${bounds.west} AND ${bounds.east}`,
    );
  }
  const centre = centreOf(criteria);
  if (centre && distanceMax !== undefined) all.push(boxAround(centre, distanceMax));
  return all;
}
