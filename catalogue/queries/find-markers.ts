import { type SQL, sql } from 'drizzle-orm';
import type { Order } from '#shared/catalogue/search.ts';
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

/** Which stay of a hotel its marker stands for, and which markers come first. */
const orderings: Readonly<Record<Order, SQL>> = {
  priceQuality: sql`rank DESC`,
  popularity: sql`popularity DESC, rank DESC`,
  promo: sql`promo DESC, rank DESC`,
  priceAsc: sql`total`,
  distance: sql`distance, rank DESC`,
  svPriceAsc: sql`total`,
  svPriceDesc: sql`total DESC`,
};

/**
 * The hotels that have a stay that fits, each with the first of its stays in the order and that stay's total; the first
 * ones in the order, where there are too many. @rule API-003 API-004
 */
export async function findMarkers(
  db: Database,
  criteria: Criteria,
  { orderBy = 'priceQuality', narrowing }: { readonly orderBy?: Order; readonly narrowing?: Narrowing } = {},
): Promise<MarkerRow[]> {
  const wanted = Object.values(filters(criteria));
  const order = orderings[orderBy];
  return db.all<MarkerRow>(sql`
    WITH ${candidates(criteria, narrowing)},
    ranked AS (
      SELECT id, hotel_id, total, distance, promo, popularity, ${rankOf(criteria)} AS rank
      FROM candidate
      WHERE ${wanted.length > 0 ? sql.join(wanted, sql` AND `) : sql`1`}
    ),
    best AS (SELECT *, row_number() OVER (PARTITION BY hotel_id ORDER BY ${order}, id) AS turn FROM ranked)
    SELECT hotel.id, first.id AS weekendId, hotel.name AS label, hotel.lat, hotel.lng, first.total AS sellPrice
    FROM (SELECT *, row_number() OVER (ORDER BY ${order}, hotel_id) AS place FROM best WHERE turn = 1) AS first
    JOIN hotel ON hotel.id = first.hotel_id
    WHERE first.place <= ${mostMarkers}
    ORDER BY first.place`);
}
