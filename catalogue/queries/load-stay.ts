import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Language } from '#shared/locale/locales.ts';
import { hotel, place, room, stay } from '../schema.ts';
import type { Database } from './database.ts';

/** A stay with its hotel, room and the names of the places around it; undefined when there is none of this id. */
export async function loadStay(db: Database, id: number, language: Language) {
  const department = alias(place, 'department');
  const region = alias(place, 'region');
  return db
    .select({
      stay,
      hotel,
      room,
      city: sql<string>`${place[language]}`,
      department: sql<string | null>`${department[language]}`,
      region: sql<string | null>`${region[language]}`,
    })
    .from(stay)
    .innerJoin(hotel, eq(hotel.id, stay.hotelId))
    .innerJoin(room, eq(room.id, stay.roomId))
    .innerJoin(place, eq(place.id, hotel.cityId))
    .leftJoin(department, eq(department.id, hotel.departmentId))
    .leftJoin(region, eq(region.id, hotel.regionId))
    .where(eq(stay.id, id))
    .get();
}

export type StayRow = NonNullable<Awaited<ReturnType<typeof loadStay>>>;
