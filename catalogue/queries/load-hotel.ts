import { eq } from 'drizzle-orm';
import { hotel } from '../schema.ts';
import type { Database } from './database.ts';

/** One hotel; undefined when there is none of this id. */
export async function loadHotel(db: Database, id: number) {
  return db.select().from(hotel).where(eq(hotel.id, id)).get();
}

export type HotelRow = NonNullable<Awaited<ReturnType<typeof loadHotel>>>;
