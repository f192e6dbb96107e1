import { and, eq } from 'drizzle-orm';
import { giftOrder } from '../schema-orders.ts';
import type { Database } from './database.ts';

/** The gift order of this number that was made under this e-mail, in lower case; undefined when either is wrong. */
export async function loadGiftOrder(db: Database, number: string, email: string) {
  return db
    .select({ document: giftOrder.document })
    .from(giftOrder)
    .where(and(eq(giftOrder.number, number), eq(giftOrder.email, email)))
    .get();
}
