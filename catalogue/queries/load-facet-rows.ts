import { sql } from 'drizzle-orm';
import { type Criteria, candidates, type Narrowing } from './criteria.ts';
import type { Database } from './database.ts';

/** What facets look at of one stay, in this order: the answer is long, and names would be most of it. */
export type FacetRow = [
  total: number,
  reviewAverage: number,
  facilities: number,
  pets: number,
  stars: number,
  style: string,
  type: string,
  environment: string,
  tags: number,
];

/** Every stay that the destination, dates, party and theme leave, before any filter. */
export async function loadFacetRows(db: Database, criteria: Criteria, narrowing?: Narrowing): Promise<FacetRow[]> {
  return db.values<FacetRow>(sql`
    WITH ${candidates(criteria, narrowing)}
    SELECT total, review_average, facilities, pets, stars, style, type, environment, tags FROM candidate`);
}
