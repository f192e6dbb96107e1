import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Language } from '#shared/locale/locales.ts';
import type { Database } from '../../queries/database.ts';
import { place } from '../../schema.ts';
import { hasStays } from './has-stays.ts';

/** Towns that a region of the menu opens. */
const mostTowns = 7;

/**
 * Countries, regions and touristic regions where stays are on sale, and the towns with most of them in each region; the ones
 * with most hotels first.
 */
export async function loadBookablePlaces(db: Database, language: Language) {
  const ranked = db
    .select({
      id: place.id,
      category: place.category,
      country: place.country,
      regionId: place.regionId,
      label: sql<string>`${place[language]}`.as('label'),
      hotels: place.hotels,
      position: sql<number>`row_number() OVER (
        PARTITION BY ${place.category}, ${place.country}, ${place.regionId}
        ORDER BY ${place.hotels} DESC, ${place.population} DESC
      )`.as('position'),
    })
    .from(place)
    .where(
      and(
        hasStays,
        or(
          inArray(place.category, ['country', 'region', 'touristicregion']),
          and(eq(place.category, 'city'), isNotNull(place.regionId)),
        ),
      ),
    )
    .as('ranked');
  return db
    .select({
      id: ranked.id,
      category: ranked.category,
      country: ranked.country,
      regionId: ranked.regionId,
      label: ranked.label,
      hotels: ranked.hotels,
    })
    .from(ranked)
    .where(or(sql`${ranked.category} <> 'city'`, sql`${ranked.position} <= ${mostTowns}`))
    .orderBy(desc(ranked.hotels), asc(ranked.label))
    .all();
}
export type PlaceRow = Awaited<ReturnType<typeof loadBookablePlaces>>[number];
