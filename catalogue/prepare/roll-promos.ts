/** The lowest price that is shown beside a reduced one is that of so many days before the reduction. @rule QUOTE-001 */
const days = 30;

const note = `
INSERT INTO stay_promo (stay_id, since_day, promo)
SELECT id, CAST(?1 AS INTEGER), promo FROM stay
WHERE hotel_id BETWEEN ?2 AND ?3
  AND promo IS NOT (SELECT promo FROM stay_promo WHERE stay_id = stay.id ORDER BY since_day DESC LIMIT 1)
ON CONFLICT DO UPDATE SET promo = excluded.promo`;

const forget = `
DELETE FROM stay_promo
WHERE stay_id IN (SELECT id FROM stay WHERE hotel_id BETWEEN ?1 AND ?2) AND EXISTS (
  SELECT 1 FROM stay_promo AS later
  WHERE later.stay_id = stay_promo.stay_id AND later.since_day > stay_promo.since_day AND later.since_day <= ${-days} + (
    SELECT max(since_day) FROM stay_promo AS present WHERE present.stay_id = stay_promo.stay_id
  )
)`;

const greatest = `
UPDATE stay SET promo_before = before.promo
FROM (
  SELECT stay_id, max(promo) AS promo
  FROM (
    SELECT stay_id, stay_promo.promo, row_number() OVER by_day AS place, count(*) OVER (PARTITION BY stay_id) AS kept
    FROM stay_promo JOIN stay ON stay.id = stay_id AND stay.hotel_id BETWEEN ?1 AND ?2
    WINDOW by_day AS (PARTITION BY stay_id ORDER BY since_day)
  )
  WHERE place < kept OR kept = 1
  GROUP BY stay_id
) AS before
WHERE stay.id = before.stay_id`;

/**
 * Notes the reductions that begin `today`, forgets those that had ended 30 days before the present one began, and keeps
 * the greatest of the others with the stay: it makes the lowest price before.
 */
export function rollPromos(db: D1Database, hotels: { from: number; to: number }, today: number): D1PreparedStatement[] {
  const { from, to } = hotels;
  return [db.prepare(note).bind(today, from, to), ...[forget, greatest].map((sql) => db.prepare(sql).bind(from, to))];
}
