/** How many hotels each place holds, which suggestions and their order go by. */
const countHotels = `
UPDATE place SET hotels = (
  SELECT count(*) FROM hotel_place JOIN hotel ON hotel.id = hotel_place.hotel_id
  WHERE hotel_place.place_id = place.id AND hotel.active = 1
)`;

/**
 * Every name and postal code that a place can be found by, each once, œ also as the two letters that keyboards have;
 * hotels under their own name. `weight` orders names that match equally well: places with more hotels first, and large
 * towns before what is called after them. The heaviest goes in first, so that the index has the best names in front.
 */
const insertAllNames = `
INSERT INTO place_name (name, place_id, category, weight)
SELECT DISTINCT named.value AS name, place.id AS place_id, place.category,
  CASE place.category
    WHEN 'country' THEN 300 WHEN 'region' THEN 260 WHEN 'touristicregion' THEN 240
    WHEN 'city' THEN 260 + min(place.population / 8000, 300)
    WHEN 'department' THEN 150 WHEN 'searesort' THEN 120 WHEN 'skiresort' THEN 120 ELSE 100
  END + min(place.hotels, 100) * 2 - CASE WHEN place.hotels = 0 THEN 500 ELSE 0 END AS weight
FROM place
JOIN json_each(json_array(
  fr, es, nl, it, en, iif(category = 'city', postcode, NULL), replace(replace(fr, 'œ', 'oe'), 'Œ', 'Oe')
)) AS named
WHERE named.value IS NOT NULL
UNION ALL
SELECT name, id, 'hotel', 20 + popularity / 20 FROM hotel WHERE active = 1
ORDER BY weight DESC, place_id, name`;

const letters = [...'abcdefghijklmnopqrstuvwxyz']
  .map((letter, bit) => `((instr(term, '${letter}') > 0) << ${bit})`)
  .join(' | ');

/** The words of those names as the index folds them, which mistyped ones are held against; numbers are none. */
const insertWords = `
INSERT INTO place_word (word, letters, places)
SELECT term, ${letters}, doc FROM place_term WHERE length(term) > 2 AND term GLOB '[a-z]*'`;

const statements = ['DELETE FROM place_name', 'DELETE FROM place_word', countHotels, insertAllNames, insertWords];

/** Fills the index of names afresh. */
export function insertNames(db: D1Database): D1PreparedStatement[] {
  return statements.map((sql) => db.prepare(sql));
}
