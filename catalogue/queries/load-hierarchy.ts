import { sql } from 'drizzle-orm';
import type { Language } from '#shared/locale/locales.ts';
import type { place } from '../schema.ts';
import { countries } from '../seed/geography/countries.ts';
import type { Database } from './database.ts';

/** The region and the country that a place lies in; a country lies in none. @rule SERP-024 FALL-009 FALL-010 */
export async function loadHierarchy(db: Database, placeId: number, language: Language) {
  const [row] = await db.all<Row>(sql`
    SELECT place.category, place.country, region.id AS regionId, region.${sql.identifier(language)} AS region
    FROM place LEFT JOIN place AS region ON region.id = place.region_id
    WHERE place.id = ${placeId}`);
  if (!row || row.category === 'country') return undefined;
  const { id, names } = countries[row.country];
  return {
    ...(row.regionId !== null && { region: { id: row.regionId, label: row.region, category: 'region' as const } }),
    country: { id, label: names[language], category: 'country' as const },
  };
}

interface Row extends Pick<typeof place.$inferSelect, 'category' | 'country' | 'regionId'> {
  readonly region: string | null;
}
