import { and, asc, eq } from 'drizzle-orm';
import type { Country } from '#shared/locale/locales.ts';
import { box } from '../schema.ts';
import type { Database } from './database.ts';

/** The boxes of a market in its order. @rule BOX-015 */
export async function loadBoxes(db: Database, market: Country) {
  return db.select().from(box).where(eq(box.market, market)).orderBy(asc(box.position));
}

/** One box of a market by its code without a form; undefined when there is none. */
export async function loadBox(db: Database, market: Country, code: string) {
  return db
    .select()
    .from(box)
    .where(and(eq(box.market, market), eq(box.code, code)))
    .get();
}

export type BoxRow = NonNullable<Awaited<ReturnType<typeof loadBox>>>;
