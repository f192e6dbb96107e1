import { and, eq } from 'drizzle-orm';
import { written } from '../schema.ts';
import type { Database } from './database.ts';

/** What was written under a key of a call; undefined for a key that nobody has used. */
export async function loadWritten(db: Database, call: string, idempotencyKey: string) {
  return db
    .select({ requestHash: written.requestHash, answer: written.answer })
    .from(written)
    .where(and(eq(written.call, call), eq(written.idempotencyKey, idempotencyKey)))
    .get();
}
