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
  /** What gift cards pay of it, in cents. */
  readonly giftCards: readonly { readonly code: string; readonly amount: number }[];
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
  AND (
    SELECT count(*) FROM json_each(?16) AS used JOIN gift_card ON gift_card.code = used.value ->> 'code'
    WHERE balance >= used.value ->> 'amount'
  ) = json_array_length(?16)
ON CONFLICT DO NOTHING`;

const takeStock = `
UPDATE room_night SET stock = stock - ?5
WHERE room_id = ?2 AND day >= ?3 AND day < ?3 + ?4
  AND EXISTS (SELECT 1 FROM booking WHERE number = ?1 AND idempotency_key = ?6)`;

const payByCards = `
UPDATE gift_card
SET balance = balance - (SELECT value ->> 'amount' FROM json_each(?3) WHERE value ->> 'code' = gift_card.code)
WHERE code IN (SELECT value ->> 'code' FROM json_each(?3))
  AND EXISTS (SELECT 1 FROM booking WHERE number = ?1 AND idempotency_key = ?2)`;

/**
 * Stores a booking, takes its rooms and what gift cards pay of it, or does nothing of it. One transaction: the booking
 * goes in only while every night has the rooms at the same price, every card has what it is to pay and no twin is there;
 * stock and cards go down only for a booking that went in. Answers nothing: whoever asks reads
 * the booking of the key, which may be an earlier one.
 */
export async function insertBooking({ $client: client }: Database, booking: NewBooking): Promise<void> {
  const { number, idempotencyKey, roomId, checkin, nights, rooms } = booking;
  const giftCards = JSON.stringify(booking.giftCards);
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
        giftCards,
      ),
    client.prepare(takeStock).bind(number, roomId, checkin, nights, rooms, idempotencyKey),
    client.prepare(payByCards).bind(number, idempotencyKey, giftCards),
  ]);
}
