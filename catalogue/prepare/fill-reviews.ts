/**
 * Reviews of a range of hotels: none to sixty each, spread over the two years before `today`, most of them in the
 * language of the hotel's country, around the quality of the hotel; then the averages that lists show.
 */
export function insertReviews(
  db: D1Database,
  hotels: { from: number; to: number },
  today: number,
): D1PreparedStatement[] {
  return [
    db.prepare(insertSql).bind(hotels.from, hotels.to, today),
    db.prepare(summarySql).bind(hotels.from, hotels.to),
  ];
}

const insertSql = `
INSERT OR IGNORE INTO review (id, hotel_id, locale, day, average, seed)
WITH RECURSIVE
  wanted AS (
    SELECT id, country, seed % 65536 AS seed, quality,
      CASE WHEN seed % 17 = 0 THEN 0 ELSE 3 + seed / 64 % 58 END AS reviews
    FROM hotel
    WHERE id BETWEEN ?1 AND ?2
  ),
  numbered (id, country, seed, quality, reviews, n) AS (
    SELECT id, country, seed, quality, reviews, 1 FROM wanted WHERE reviews > 0
    UNION ALL
    SELECT id, country, seed, quality, reviews, n + 1 FROM numbered WHERE n < reviews
  ),
  mixed AS (
    SELECT *, ((seed * 1021 + n * 7919) * 1103515245 + 12345 & 2147483647) >> 7 AS chance FROM numbered
  )
SELECT id * 100 + n, id,
  CASE
    WHEN chance % 10 < 7 THEN CASE country
      WHEN 'FR' THEN 'fr_FR'
      WHEN 'ES' THEN 'es_ES'
      WHEN 'IT' THEN 'it_IT'
      WHEN 'NL' THEN 'nl_NL'
      ELSE CASE chance / 16 % 2 WHEN 0 THEN 'fr_FR' ELSE 'nl_NL' END
    END
    ELSE CASE chance / 16 % 8 WHEN 0 THEN 'es_ES' WHEN 1 THEN 'it_IT' WHEN 2 THEN 'nl_NL' WHEN 3 THEN 'nl_NL' ELSE 'fr_FR' END
  END,
  CAST(?3 AS INTEGER) - 4 - (n * 730 / (reviews + 1) + chance / 64 % 12),
  max(30, min(100, 43 + quality * 9 / 20 + chance / 256 % 19 - CASE WHEN chance / 8192 % 9 = 0 THEN 22 ELSE 0 END)),
  chance
FROM mixed`;

const summarySql = `
UPDATE hotel SET
  review_count = (SELECT count(*) FROM review WHERE review.hotel_id = hotel.id),
  review_average = coalesce((SELECT CAST(round(avg(average)) AS INTEGER) FROM review WHERE review.hotel_id = hotel.id), 0)
WHERE id BETWEEN ?1 AND ?2`;
