import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Language } from '#shared/locale/locales.ts';
import { activityProduct, place } from '../schema.ts';
import type { Database } from './database.ts';

/** An activity-only product with the names of the places around it; undefined when there is none of this id. */
export async function loadActivity(db: Database, id: number, language: Language) {
  const department = alias(place, 'department');
  const region = alias(place, 'region');
  return db
    .select({
      activity: activityProduct,
      city: sql<string>`${place[language]}`,
      department: sql<string | null>`${department[language]}`,
      region: sql<string | null>`${region[language]}`,
    })
    .from(activityProduct)
    .innerJoin(place, eq(place.id, activityProduct.cityId))
    .leftJoin(department, eq(department.id, activityProduct.departmentId))
    .leftJoin(region, eq(region.id, activityProduct.regionId))
    .where(eq(activityProduct.id, id))
    .get();
}
