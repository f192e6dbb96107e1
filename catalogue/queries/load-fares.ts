import { asc, eq } from 'drizzle-orm';
import { voucherFare } from '../schema.ts';
import type { Database } from './database.ts';

/** What one room costs as a gift, by length and bucket. */
export async function loadFares(db: Database, roomId: number) {
  return db
    .select()
    .from(voucherFare)
    .where(eq(voucherFare.roomId, roomId))
    .orderBy(asc(voucherFare.los), asc(voucherFare.bucket));
}
