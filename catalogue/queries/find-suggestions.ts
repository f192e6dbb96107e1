import { sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import type { Database } from './database.ts';

export interface SuggestionRow {
  readonly id: number;
  readonly category: DestinationCategory;
  readonly label: string;
  readonly country: Country;
  readonly department: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly hotels: number | null;
}

interface Wanted {
  readonly term: string;
  readonly language: Language;
  readonly limit: number;
}

/**
 * The best places and hotels with a name in any language, or a postal code, whose words begin like those of `term`.
 * Names of just these words come first, then names that begin with them; accents never matter.
 */
export async function findSuggestions(db: Database, { term, language, limit }: Wanted): Promise<SuggestionRow[]> {
  const words = readWords(term);
  if (words.length === 0) return [];
  const name = sql.identifier(language);
  const letters = [...words.join(' ')].length;
  return db.all<SuggestionRow>(sql`
    WITH found AS (
      SELECT place_id, category, weight + CASE WHEN length(name) = ${letters} THEN 600 ELSE 0 END AS weight
      FROM place_name WHERE place_name MATCH ${toMatch(words)}
      UNION ALL
      SELECT place_id, category, weight + CASE WHEN length(name) = ${letters} THEN 600 ELSE 150 END
      FROM place_name WHERE place_name MATCH ${`^${toMatch(words)}`}
    ),
    hit AS (
      SELECT place_id, category, max(weight) AS weight
      FROM found
      GROUP BY category, place_id
      ORDER BY weight DESC, place_id
      LIMIT ${limit}
    )
    SELECT hit.place_id AS id, hit.category,
      coalesce(place.${name}, hotel.name) AS label,
      coalesce(place.country, hotel.country) AS country,
      department.${name} AS department, region.${name} AS region, city.${name} AS city,
      coalesce(place.lat, hotel.lat) AS lat, coalesce(place.lng, hotel.lng) AS lng,
      place.hotels
    FROM hit
    LEFT JOIN place ON hit.category <> 'hotel' AND place.id = hit.place_id
    LEFT JOIN hotel ON hit.category = 'hotel' AND hotel.id = hit.place_id
    LEFT JOIN place AS department ON department.id = coalesce(place.department_id, hotel.department_id)
    LEFT JOIN place AS region ON region.id = coalesce(place.region_id, hotel.region_id)
    LEFT JOIN place AS city ON city.id = hotel.city_id
    ORDER BY hit.weight DESC, hit.place_id`);
}

function readWords(term: string): string[] {
  const words = term
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.slice(0, 8) ?? [];
}

/** Words that people shorten in names of places. */
const spelledOut: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mont' };

/** A full-text question that takes every word as the beginning of one. */
function toMatch(words: readonly string[]): string {
  return words.map((word) => `"${Object.hasOwn(spelledOut, word) ? spelledOut[word] : word}"*`).join(' AND ');
}
