import { and, asc, eq } from 'drizzle-orm';
import { room, stay } from '../schema.ts';
import type { Database } from './database.ts';

/** The stays of a hotel that are on sale, with their rooms. */
export async function loadHotelStays(db: Database, hotelId: number) {
  return db
    .select({ stay, room })
    .from(stay)
    .innerJoin(room, eq(room.id, stay.roomId))
    .where(and(eq(stay.hotelId, hotelId), eq(stay.published, 1), eq(stay.packageAvailable, 1)))
    .orderBy(asc(stay.id));
}
