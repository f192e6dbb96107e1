import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../queries/database.ts';
import { place } from '../../schema.ts';
import { hasStays } from './has-stays.ts';

/** Which of these towns have stays on sale. */
export async function findBookableTowns(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: place.id })
    .from(place)
    .where(and(eq(place.category, 'city'), inArray(place.id, [...ids]), hasStays))
    .all();
  return new Set(rows.map(({ id }) => id));
}
