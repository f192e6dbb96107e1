import { and, eq } from 'drizzle-orm';
import { booking } from '../schema-orders.ts';
import type { Database } from './database.ts';

/** The booking of this number that was made under this e-mail, in lower case; undefined when either is wrong. */
export async function loadBooking(db: Database, number: string, email: string) {
  return db
    .select()
    .from(booking)
    .where(and(eq(booking.number, number), eq(booking.email, email)))
    .get();
}

/** The booking that was made with this idempotency key. */
export async function loadBookingByKey(db: Database, idempotencyKey: string) {
  return db.select().from(booking).where(eq(booking.idempotencyKey, idempotencyKey)).get();
}
