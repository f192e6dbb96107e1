import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import { roomNight } from '../schema.ts';
import type { Database } from './database.ts';

export interface Night {
  readonly day: number;
  readonly price: number;
  readonly stock: number;
  readonly minStay: number;
}

/** The nights of rooms from day `from` to before `until`, by room; days without a night are missing. */
export async function loadNights(
  db: Database,
  roomIds: readonly number[],
  from: number,
  until: number,
): Promise<Map<number, Night[]>> {
  const rows = await db
    .select()
    .from(roomNight)
    .where(and(inArray(roomNight.roomId, [...roomIds]), gte(roomNight.day, from), lt(roomNight.day, until)))
    .orderBy(asc(roomNight.roomId), asc(roomNight.day));
  const byRoom = new Map<number, Night[]>(roomIds.map((id) => [id, []]));
  for (const { roomId, ...night } of rows) byRoom.get(roomId)?.push(night);
  return byRoom;
}
