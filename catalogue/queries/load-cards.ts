import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Language } from '#shared/locale/locales.ts';
import { hotel, place, room, stay } from '../schema.ts';
import type { Database } from './database.ts';

/** What a list shows of each stay, in no order. Ids that are not there are missing from the answer. */
export async function loadCards(db: Database, ids: readonly number[], language: Language) {
  const region = alias(place, 'region');
  return db
    .select({
      stay,
      hotel,
      room: { kind: room.kind },
      city: sql<string>`${place[language]}`,
      region: sql<string | null>`${region[language]}`,
    })
    .from(stay)
    .innerJoin(hotel, eq(hotel.id, stay.hotelId))
    .innerJoin(room, eq(room.id, stay.roomId))
    .innerJoin(place, eq(place.id, hotel.cityId))
    .leftJoin(region, eq(region.id, hotel.regionId))
    .where(inArray(stay.id, [...ids]));
}

export type Card = Awaited<ReturnType<typeof loadCards>>[number];
