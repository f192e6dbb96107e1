import { eq } from 'drizzle-orm';
import { place } from '../schema.ts';
import type { Database } from './database.ts';

/** One place; undefined when there is none of this id. */
export async function loadPlace(db: Database, id: number) {
  return db.select().from(place).where(eq(place.id, id)).get();
}
