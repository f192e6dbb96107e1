import { type SQL, sql } from 'drizzle-orm';

/*
 * How a stay is priced. The same rule stands twice: here for the questions that compare thousands of stays, and in
 * `rules/price.ts` for a single one. `test/contract/search.test.ts` holds both against each other.
 */

interface PartyCounts {
  readonly adult: number;
  readonly child: number;
}

/** A whole number for integer arithmetic; bound as it is, it would arrive as floating point. */
export function whole(value: number): SQL<number> {
  return sql`CAST(${value} AS INTEGER)`;
}

/** Rooms that the party needs: babies sleep in a cot. Expects the table `room`. */
export function roomsNeeded({ adult, child }: PartyCounts): SQL<number> {
  return sql`(${whole(adult + child)} + room.max_capacity - 1) / room.max_capacity`;
}

/** The price before reductions: nights of all rooms, and the programme, at half price for children. Expects `stay`. */
export function referencePrice(nightsPrice: SQL, rooms: SQL, { adult, child }: PartyCounts): SQL<number> {
  return sql`(${nightsPrice} * ${rooms} + stay.programme_price * ${whole(adult)} + stay.programme_price / 2 * ${whole(child)})`;
}

/** The price after the reduction, in whole euros. */
export function reducedPrice(reference: SQL, promo: SQL): SQL<number> {
  return sql`(${reference} * (100 - ${promo}) + 5000) / 10000 * 100`;
}

/**
 * What one room costs for `nights` nights from day `checkin` on; null unless every night has `rooms` rooms and the
 * first one allows so few nights. Expects `stay`.
 */
export function nightsPrice(checkin: number, nights: SQL, rooms: SQL): SQL<number | null> {
  return sql`(
    SELECT CASE
      WHEN count(*) = ${nights} AND min(room_night.stock) >= ${rooms}
        AND max(CASE WHEN room_night.day = ${checkin} THEN room_night.min_stay END) <= ${nights}
      THEN sum(room_night.price)
    END
    FROM room_night
    WHERE room_night.room_id = stay.room_id AND room_night.day >= ${checkin} AND room_night.day < ${checkin} + ${nights}
  )`;
}

/** What one room costs as a gift of so many nights, in the cheapest fare; null when it is not given. Expects `stay`. */
export function voucherFare(nights: SQL): SQL<number | null> {
  return sql`(
    SELECT voucher_fare.price FROM voucher_fare
    WHERE voucher_fare.room_id = stay.room_id AND voucher_fare.los = ${nights} AND voucher_fare.bucket = 1
  )`;
}
