import { type SQL, sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import type { Database } from './database.ts';

export interface PlaceLinkRow {
  readonly id: number;
  readonly category: Exclude<DestinationCategory, 'hotel'>;
  readonly label: string;
  readonly offers: number;
}

const most = 8;

/**
 * Other places to search, those with most offers first: the towns of a region or department, the other towns of a
 * town's region, the regions of a country, and without a place or where that finds none the regions of `country`.
 * @rule SERP-016
 */
export async function findPlaceLinks(
  db: Database,
  around: { readonly id: number; readonly category: DestinationCategory } | undefined,
  country: Country,
  language: Language,
): Promise<PlaceLinkRow[]> {
  const places = around && around.category !== 'hotel' ? await listPlaces(db, nextTo(around), language) : [];
  if (places.length > 0) return places;
  return listPlaces(db, sql`place.category = 'region' AND place.country = ${country}`, language);
}

/** Each condition begins with the column of the partial index that answers it in order. */
function nextTo({ id, category }: { readonly id: number; readonly category: DestinationCategory }): SQL {
  switch (category) {
    case 'country':
      return sql`place.category = 'region' AND place.country = (SELECT here.country FROM place AS here WHERE here.id = ${id})`;
    case 'region':
      return sql`place.category = 'city' AND place.region_id = ${id}`;
    case 'department':
      return sql`place.category = 'city' AND place.department_id = ${id}`;
    default:
      return sql`place.category = 'city' AND place.id <> ${id}
        AND place.region_id = (SELECT here.region_id FROM place AS here WHERE here.id = ${id})`;
  }
}

function listPlaces(db: Database, condition: SQL, language: Language): Promise<PlaceLinkRow[]> {
  return db.all<PlaceLinkRow>(sql`
    SELECT place.id, place.category, place.${sql.identifier(language)} AS label, place.offers
    FROM place
    WHERE ${condition} AND place.offers > 0
    ORDER BY place.offers DESC, place.id
    LIMIT ${most}`);
}
