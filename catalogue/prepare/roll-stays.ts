/** Weeks start on Monday: day 4 after 1970-01-01 was one. Bound numbers arrive as floating point, hence the CAST. */
const states = `
WITH now AS (SELECT CAST(?1 AS INTEGER) AS today, (CAST(?1 AS INTEGER) - 4) / 7 AS week)
UPDATE stay SET
  promo = CASE WHEN seed % 37 = now.week % 37 THEN max(regular_promo, 25) ELSE regular_promo END,
  flash_ends_day = CASE WHEN seed % 37 = now.week % 37 THEN (now.week + 1) * 7 + 3 END,
  last_sale_day = CASE WHEN on_sale_days IS NOT NULL THEN now.today + on_sale_days - 1 - (now.today + seed) % 40 END,
  published = CASE WHEN on_sale_days IS NULL THEN published ELSE (now.today + seed) % 40 < on_sale_days END
FROM now
WHERE hotel_id BETWEEN ?2 AND ?3`;

const fromPrices = `
UPDATE stay SET from_nights_price = (
  SELECT min(total) FROM (
    SELECT sum(night.price) AS total
    FROM room_night AS arrival
    JOIN room_night AS night
      ON night.room_id = arrival.room_id AND night.day >= arrival.day AND night.day < arrival.day + stay.default_nights
    WHERE arrival.room_id = stay.room_id AND arrival.day > ?1 AND arrival.day <= ?1 + 70
      AND arrival.min_stay <= stay.default_nights
    GROUP BY arrival.day
    HAVING count(*) = stay.default_nights AND min(night.stock) > 0
  )
)
WHERE hotel_id BETWEEN ?2 AND ?3`;

/**
 * What changes from day to day: flash deals that last one week, limited offers that open and close, and the cheapest
 * price of the coming ten weeks.
 */
export function rollStays(db: D1Database, hotels: { from: number; to: number }, today: number): D1PreparedStatement[] {
  return [states, fromPrices].map((sql) => db.prepare(sql).bind(today, hotels.from, hotels.to));
}
