import { asc, eq } from 'drizzle-orm';
import { room } from '../schema.ts';
import type { Database } from './database.ts';

/** The room types of a hotel, cheapest first. */
export async function loadHotelRooms(db: Database, hotelId: number) {
  return db.select().from(room).where(eq(room.hotelId, hotelId)).orderBy(asc(room.basePrice), asc(room.id));
}
