/** The regular reduction of a stay began up to four weeks ago; what was before it had held for longer than anybody asks. */
const history = `
INSERT OR REPLACE INTO stay_promo (stay_id, since_day, promo)
SELECT id, CAST(?1 AS INTEGER) - 90, regular_promo_before FROM stay WHERE hotel_id BETWEEN ?2 AND ?3
UNION ALL
SELECT id, CAST(?1 AS INTEGER) - 1 - seed % 28, regular_promo FROM stay
WHERE hotel_id BETWEEN ?2 AND ?3 AND regular_promo <> regular_promo_before`;

/** What was taken off before the catalogue was filled. */
export function insertPromos(
  db: D1Database,
  hotels: { from: number; to: number },
  firstDay: number,
): D1PreparedStatement {
  return db.prepare(history).bind(firstDay, hotels.from, hotels.to);
}
