import { sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { Narrowing } from './criteria.ts';
import type { Database } from './database.ts';
import type { SuggestionRow } from './find-suggestions.ts';

interface Wanted {
  /** What a term found, best first; undefined when there was no term. */
  readonly found: readonly SuggestionRow[] | undefined;
  readonly market: Country;
  readonly language: Language;
  readonly narrowing: Narrowing | undefined;
  readonly limit: number;
}

/**
 * Of the found places and hotels those where a stay of the gift can be had; without a term the regions and towns of the
 * market that hold most hotels with one. `hotels` counts them.
 */
export async function findRecommended(
  db: Database,
  { found, market, language, narrowing, limit }: Wanted,
): Promise<SuggestionRow[]> {
  const where = narrowing?.where ?? sql`1`;
  const sold = sql`
    sold AS (
      SELECT DISTINCT hotel.id FROM hotel
      JOIN stay ON stay.hotel_id = hotel.id AND stay.published = 1 AND stay.package_available = 1
      WHERE hotel.active = 1 AND stay.from_nights_price IS NOT NULL AND ${where}
    )`;
  if (found) {
    const ids = JSON.stringify(found.map(({ id, category }) => [id, category]));
    const counts = await db.all<{ id: number; category: string; hotels: number }>(sql`
      WITH ${sold}
      SELECT value ->> 0 AS id, value ->> 1 AS category, CASE value ->> 1
        WHEN 'hotel' THEN (SELECT count(*) FROM sold WHERE sold.id = value ->> 0)
        ELSE (SELECT count(*) FROM hotel_place JOIN sold ON sold.id = hotel_place.hotel_id
          WHERE hotel_place.place_id = value ->> 0)
      END AS hotels
      FROM json_each(${ids})`);
    const byKey = new Map(counts.map(({ id, category, hotels }) => [`${category} ${id}`, hotels]));
    return found.flatMap((row) => {
      const hotels = byKey.get(`${row.category} ${row.id}`) ?? 0;
      return hotels > 0 ? [{ ...row, hotels: row.category === 'hotel' ? null : hotels }] : [];
    });
  }
  const name = sql.identifier(language);
  return db.all<SuggestionRow>(sql`
    WITH ${sold}
    SELECT place.id, place.category, place.${name} AS label, place.country, department.${name} AS department,
      region.${name} AS region, NULL AS city, place.lat, place.lng, count(*) AS hotels
    FROM sold
    JOIN hotel_place ON hotel_place.hotel_id = sold.id
    JOIN place ON place.id = hotel_place.place_id
    LEFT JOIN place AS department ON department.id = place.department_id
    LEFT JOIN place AS region ON region.id = place.region_id
    WHERE place.country = ${market} AND place.category IN ('region', 'touristicregion', 'city')
    GROUP BY place.id
    ORDER BY hotels DESC, place.id
    LIMIT ${limit}`);
}
