import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import { hotel, place } from '../schema.ts';
import type { NamedDestination } from './centre.ts';
import type { Database, Question } from './database.ts';

export interface DestinationRow {
  readonly id: number;
  readonly category: DestinationCategory;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  readonly country: Country;
  readonly regionId: number | null;
  readonly region: string | null;
}

/** The place or hotel of this id, with the region that a place lies in; no row when it is not there. */
export function selectDestination(
  db: Database,
  { category, id }: NamedDestination,
  language: Language,
): Question<DestinationRow[]> {
  const none: SQL<null> = sql`NULL`;
  if (category === 'hotel') {
    const label = sql<string>`${hotel.name}`.as('label');
    const parents = { regionId: none.as('region_id'), region: none.as('region') };
    const { lat, lng, country } = hotel;
    return db
      .select({ id: hotel.id, category: sql<'hotel'>`'hotel'`.as('category'), label, lat, lng, country, ...parents })
      .from(hotel)
      .where(eq(hotel.id, id));
  }
  const { lat, lng, country } = place;
  const region = alias(place, 'region');
  return db
    .select({
      id: place.id,
      category: place.category,
      label: sql<string>`${place[language]}`.as('label'),
      lat,
      lng,
      country,
      regionId: sql<number | null>`${region.id}`.as('region_id'),
      region: sql<string | null>`${region[language]}`.as('region'),
    })
    .from(place)
    .leftJoin(region, eq(region.id, place.regionId))
    .where(eq(place.id, id));
}
