import { sql } from 'drizzle-orm';
import { type Criteria, candidates, filters, type Narrowing } from './criteria.ts';
import type { Database } from './database.ts';
import { rankOf } from './find-stays.ts';

export interface MarkerRow {
  readonly id: number;
  readonly weekendId: number;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  readonly sellPrice: number;
}

/** More markers than a map can show are not sent. */
export const mostMarkers = 2000;

/** The hotels that have a stay that fits, the best first, each with its best stay and that stay's total. @rule API-004 */
export async function findMarkers(db: Database, criteria: Criteria, narrowing?: Narrowing): Promise<MarkerRow[]> {
  const wanted = Object.values(filters(criteria));
  return db.all<MarkerRow>(sql`
    WITH ${candidates(criteria, narrowing)},
    ranked AS (
      SELECT id, hotel_id, total, ${rankOf(criteria)} AS rank
      FROM candidate
      WHERE ${wanted.length > 0 ? sql.join(wanted, sql` AND `) : sql`1`}
    ),
    best AS (SELECT *, row_number() OVER (PARTITION BY hotel_id ORDER BY rank DESC, id) AS turn FROM ranked)
    SELECT hotel.id, best.id AS weekendId, hotel.name AS label, hotel.lat, hotel.lng, best.total AS sellPrice
    FROM best
    JOIN hotel ON hotel.id = best.hotel_id
    WHERE best.turn = 1
    ORDER BY best.rank DESC, hotel.id
    LIMIT ${mostMarkers}`);
}
