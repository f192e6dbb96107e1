import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Language } from '#shared/locale/locales.ts';
import { hotel, place } from '../schema.ts';
import type { Database } from './database.ts';

/** A hotel with the names of the places around it; undefined when there is none of this id. */
export async function loadHotelPage(db: Database, id: number, language: Language) {
  const department = alias(place, 'department');
  const region = alias(place, 'region');
  return db
    .select({
      hotel,
      city: sql<string>`${place[language]}`,
      department: sql<string | null>`${department[language]}`,
      region: sql<string | null>`${region[language]}`,
    })
    .from(hotel)
    .innerJoin(place, eq(place.id, hotel.cityId))
    .leftJoin(department, eq(department.id, hotel.departmentId))
    .leftJoin(region, eq(region.id, hotel.regionId))
    .where(eq(hotel.id, id))
    .get();
}
