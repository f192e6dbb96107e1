import { and, eq, gt } from 'drizzle-orm';
import { booking } from '../schema-orders.ts';
import type { Database } from './database.ts';

/** Whether the same occasion was booked after `since`, an ISO instant. */
export async function hasTwin(db: Database, occasion: string, since: string): Promise<boolean> {
  const found = await db
    .select({ number: booking.number })
    .from(booking)
    .where(and(eq(booking.occasion, occasion), gt(booking.createdAt, since)))
    .get();
  return found !== undefined;
}
