import { and, count, gt, inArray } from 'drizzle-orm';
import { printedGift } from '../schema-orders.ts';
import type { Database } from './database.ts';

/** How many of these there is still a piece of. */
export async function countInStore(db: Database, skus: readonly string[]): Promise<number> {
  const row = await db
    .select({ found: count() })
    .from(printedGift)
    .where(and(inArray(printedGift.sku, [...skus]), gt(printedGift.stock, 0)))
    .get();
  return row?.found ?? 0;
}
