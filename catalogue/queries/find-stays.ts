import { type SQL, sql } from 'drizzle-orm';
import type { Order } from '#shared/catalogue/search.ts';
import { type Centre, type Criteria, candidates, filters, type Narrowing } from './criteria.ts';
import type { Database } from './database.ts';

export interface FoundStay {
  readonly id: number;
  readonly roomId: number;
  readonly nights: number;
  readonly rooms: number;
  readonly reference: number;
  readonly total: number;
  readonly distance: number | null;
}

export interface Page {
  readonly orderBy: Order;
  readonly page: number;
  readonly limit: number;
}

/**
 * One page of the stays that fit, with their prices for the party, and how many fit in all. What `narrowing`
 * puts first comes before the order.
 */
export async function findStays(
  db: Database,
  criteria: Criteria,
  centre: Centre | undefined,
  { orderBy, page, limit }: Page,
  narrowing?: Narrowing,
): Promise<{ stays: FoundStay[]; total: number }> {
  const wanted = Object.values(filters(criteria));
  const stays = await db.all<FoundStay & { found: number }>(sql`
    WITH ${candidates(criteria, centre, narrowing)},
    ranked AS (
      SELECT id, hotel_id, room_id, nights, rooms, reference, total, distance, promo, popularity, country,
        ${rankOf(criteria)} AS rank
      FROM candidate
      WHERE ${wanted.length > 0 ? sql.join(wanted, sql` AND `) : sql`1`}
    ),
    spread AS (
      SELECT *, row_number() OVER (PARTITION BY hotel_id ORDER BY rank DESC, id) AS turn, count(*) OVER () AS found
      FROM ranked
    )
    SELECT id, room_id AS roomId, nights, rooms, reference, total, distance, found
    FROM spread
    ORDER BY ${narrowing?.first ? sql`${narrowing.first}, ` : sql``}${orderings[orderBy]}, id
    LIMIT ${limit} OFFSET ${page * limit}`);
  const [first] = stays;
  if (first || page === 0) return { stays, total: first?.found ?? 0 };
  const { total } = await findStays(db, criteria, centre, { orderBy, page: 0, limit: 1 }, narrowing);
  return { stays, total };
}

/** Quality against the price per person and night; a reduction helps. */
export function rankOf({ adult, child }: Criteria): SQL {
  return sql`quality + promo / 3.0 - total / (400.0 * ${adult + child} * nights)`;
}

/** A second stay of a hotel steps back, so that a page shows many hotels. */
const orderings: Readonly<Record<Order, SQL>> = {
  priceQuality: sql`rank - (turn - 1) * 24 DESC`,
  popularity: sql`popularity - (turn - 1) * 300 DESC`,
  promo: sql`promo DESC, rank DESC`,
  priceAsc: sql`total`,
  distance: sql`distance, rank DESC`,
  svPriceAsc: sql`total`,
  svPriceDesc: sql`total DESC`,
};
