/** Gifts are priced by the weekends of so many days ahead. @rule GIFT-037 */
const windowDays = 182;

const forget = 'DELETE FROM voucher_fare WHERE room_id IN (SELECT id FROM room WHERE hotel_id BETWEEN ?1 AND ?2)';

/**
 * A weekend begins on a Friday or a Saturday (days 4 and 5 of the week). Bucket 1 is the cheapest of them, 2 is what
 * opens 55 % and 3 what opens 70 % of those that are free.
 */
const price = `
INSERT INTO voucher_fare (room_id, los, bucket, price)
WITH
  bucket (number, share) AS (VALUES (1, 0), (2, 55), (3, 70)),
  arrival AS MATERIALIZED (
    SELECT first.room_id, first.min_stay, first.price AS one,
      CASE WHEN second.stock > 0 THEN first.price + second.price END AS two,
      CASE WHEN second.stock > 0 AND third.stock > 0 THEN first.price + second.price + third.price END AS three
    FROM room
    JOIN room_night AS first
      ON first.room_id = room.id AND first.day > ?3 AND first.day <= ?3 + ${windowDays} AND first.stock > 0
        AND (first.day + 3) % 7 IN (4, 5)
    LEFT JOIN room_night AS second ON second.room_id = first.room_id AND second.day = first.day + 1
    LEFT JOIN room_night AS third ON third.room_id = first.room_id AND third.day = first.day + 2
    WHERE room.hotel_id BETWEEN ?1 AND ?2 AND EXISTS (
      SELECT 1 FROM stay
      WHERE stay.hotel_id = room.hotel_id AND stay.room_id = room.id AND stay.on_sale_days IS NULL
    )
  ),
  weekend (room_id, los, total) AS (
    SELECT room_id, 1, one FROM arrival WHERE min_stay <= 1
    UNION ALL SELECT room_id, 2, two FROM arrival WHERE min_stay <= 2 AND two IS NOT NULL
    UNION ALL SELECT room_id, 3, three FROM arrival WHERE min_stay <= 3 AND three IS NOT NULL
  ),
  ranked AS (
    SELECT room_id, los, total, row_number() OVER by_price AS place, count(*) OVER (PARTITION BY room_id, los) AS weekends
    FROM weekend
    WINDOW by_price AS (PARTITION BY room_id, los ORDER BY total)
  )
SELECT ranked.room_id, ranked.los, bucket.number, ranked.total
FROM bucket
JOIN ranked ON ranked.place = max(1, (ranked.weekends * bucket.share + 99) / 100)`;

/** What the rooms of a range of hotels cost as gifts, worked out again. @rule GIFT-036 GIFT-037 GIFT-038 */
export function rollFares(db: D1Database, hotels: { from: number; to: number }, today: number): D1PreparedStatement[] {
  return [db.prepare(forget).bind(hotels.from, hotels.to), db.prepare(price).bind(hotels.from, hotels.to, today)];
}

/** How many stays each place offers, which links to other searches tell. @rule SERP-016 */
export const countOffers = `
UPDATE place SET offers = (
  SELECT count(*) FROM hotel_place
  JOIN hotel ON hotel.id = hotel_place.hotel_id AND hotel.active = 1
  JOIN stay ON stay.hotel_id = hotel.id AND stay.published = 1 AND stay.package_available = 1
  WHERE hotel_place.place_id = place.id AND stay.from_nights_price IS NOT NULL
)
WHERE hotels > 0`;
