import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Language } from '#shared/locale/locales.ts';
import { hotel, place, room, stay } from '../schema.ts';
import type { Database } from './database.ts';

/** What a list shows of these stays, by their ids; one that is not there is missing. */
export async function loadCards(db: Database, stays: readonly { readonly id: number }[], language: Language) {
  const region = alias(place, 'region');
  const rows = await db
    .select({
      stay,
      hotel,
      room: { kind: room.kind },
      city: sql<string>`${place[language]}`,
      region: sql<string | null>`${region[language]}`,
      others: sql<number>`EXISTS (SELECT 1 FROM stay AS other WHERE other.hotel_id = ${stay.hotelId} AND other.id <> ${stay.id} AND other.published = 1)`,
    })
    .from(stay)
    .innerJoin(hotel, eq(hotel.id, stay.hotelId))
    .innerJoin(room, eq(room.id, stay.roomId))
    .innerJoin(place, eq(place.id, hotel.cityId))
    .leftJoin(region, eq(region.id, hotel.regionId))
    .where(
      inArray(
        stay.id,
        stays.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.stay.id, row]));
}

export type Card = Awaited<ReturnType<typeof loadCards>> extends Map<number, infer Row> ? Row : never;
