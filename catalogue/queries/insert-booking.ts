import type { Database } from './database.ts';

export interface NewBooking {
  readonly number: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly email: string;
  readonly stayId: number;
  readonly roomId: number;
  /** Day number of the arrival. */
  readonly checkin: number;
  readonly nights: number;
  readonly rooms: number;
  readonly total: number;
  readonly createdAt: string;
  readonly document: string;
  readonly occasion: string;
  /** ISO instant after which the same occasion must not have been booked; undefined where it may have been. */
  readonly twinSince: string | undefined;
  /** What the nights cost for one room when the total was worked out. */
  readonly nightsPrice: number;
}

const insert = `
INSERT INTO booking
  (number, idempotency_key, request_hash, email, stay_id, room_id, checkin, nights, rooms, total, created_at, document, occasion)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?14
FROM (
  SELECT count(*) AS free, sum(price) AS price
  FROM room_night
  WHERE room_id = ?6 AND day >= ?7 AND day < ?7 + ?8 AND stock >= ?9
)
WHERE free = ?8 AND price = ?13
  AND (?15 IS NULL OR NOT EXISTS (SELECT 1 FROM booking WHERE occasion = ?14 AND created_at > ?15))
ON CONFLICT DO NOTHING`;

const takeStock = `
UPDATE room_night SET stock = stock - ?5
WHERE room_id = ?2 AND day >= ?3 AND day < ?3 + ?4
  AND EXISTS (SELECT 1 FROM booking WHERE number = ?1 AND idempotency_key = ?6)`;

/**
 * Stores a booking and takes its rooms, or does neither. One transaction: the booking goes in only while every night has
 * the rooms at the same price and no twin is there, and stock goes down only for a booking that went in. Answers nothing: whoever asks reads
 * the booking of the key, which may be an earlier one.
 */
export async function insertBooking({ $client: client }: Database, booking: NewBooking): Promise<void> {
  const { number, idempotencyKey, roomId, checkin, nights, rooms } = booking;
  await client.batch([
    client
      .prepare(insert)
      .bind(
        number,
        idempotencyKey,
        booking.requestHash,
        booking.email,
        booking.stayId,
        roomId,
        checkin,
        nights,
        rooms,
        booking.total,
        booking.createdAt,
        booking.document,
        booking.nightsPrice,
        booking.occasion,
        booking.twinSince ?? null,
      ),
    client.prepare(takeStock).bind(number, roomId, checkin, nights, rooms, idempotencyKey),
  ]);
}
