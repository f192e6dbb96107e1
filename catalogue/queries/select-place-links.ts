import { and, desc, gt, type SQL, sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import { place } from '../schema.ts';
import type { NamedDestination } from './centre.ts';
import type { Database, Question } from './database.ts';

export interface PlaceLinkRow {
  readonly id: number;
  readonly category: Exclude<DestinationCategory, 'hotel'>;
  readonly label: string;
  readonly offers: number;
}

const most = 8;

/**
 * Other places to search, those with most offers first: the towns of a region or department, the other towns of a
 * town's region, the regions of a country.
 * @rule SERP-016
 */
export function selectPlacesNear(db: Database, destination: NamedDestination, language: Language) {
  return listPlaces(db, isNear(destination), language);
}

/** The regions of a country, those with most offers first. @rule SERP-016 */
export function selectRegions(db: Database, country: Country, language: Language) {
  return listPlaces(db, sql`place.category = 'region' AND place.country = ${country}`, language);
}

/** Each condition begins with the column of the partial index that answers it in order. */
function isNear({ id, category }: NamedDestination): SQL {
  switch (category) {
    case 'hotel':
      return sql`0`;
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

function listPlaces(db: Database, condition: SQL, language: Language): Question<PlaceLinkRow[]> {
  return db
    .select({
      id: place.id,
      category: place.category,
      label: sql<string>`${place[language]}`.as('label'),
      offers: place.offers,
    })
    .from(place)
    .where(and(condition, gt(place.offers, 0)))
    .orderBy(desc(place.offers), place.id)
    .limit(most);
}
