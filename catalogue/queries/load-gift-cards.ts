import { inArray } from 'drizzle-orm';
import { giftCard } from '../schema-orders.ts';
import type { Database } from './database.ts';

/** The gift cards of these codes, those that there are. */
export function loadGiftCards(db: Database, codes: readonly string[]) {
  return db
    .select()
    .from(giftCard)
    .where(inArray(giftCard.code, [...codes]))
    .all();
}
