import { type SQL, sql } from 'drizzle-orm';
import type { Order } from '#shared/catalogue/search.ts';
import type { Language } from '#shared/locale/locales.ts';
import { type Criteria, candidates, filters, type Narrowing } from './criteria.ts';
import type { Database } from './database.ts';
import { type Card, foundColumns, selectCards } from './select-cards.ts';

export interface Page {
  readonly orderBy: Order;
  readonly page: number;
  readonly limit: number;
  readonly language: Language;
}

export interface FoundStays {
  readonly stays: readonly Card[];
  readonly total: number;
}

/**
 * One page of the stays that fit, with their prices for the party, and how many fit in all. What `narrowing`
 * puts first comes before the order.
 */
export async function findStays(
  db: Database,
  criteria: Criteria,
  page: Page,
  narrowing?: Narrowing,
): Promise<FoundStays> {
  const stays = await selectStays(db, criteria, page, narrowing);
  return { stays, total: await countStays(db, criteria, page, stays, narrowing) };
}

/** How many stays fit in all, which every stay of a page knows; behind the last page the first one is asked. */
export async function countStays(
  db: Database,
  criteria: Criteria,
  page: Page,
  stays: readonly { readonly found: number }[],
  narrowing?: Narrowing,
): Promise<number> {
  const [first] = stays;
  if (first || page.page === 0) return first?.found ?? 0;
  const [any] = await selectStays(db, criteria, { ...page, page: 0, limit: 1 }, narrowing);
  return any?.found ?? 0;
}

export function selectStays(
  db: Database,
  criteria: Criteria,
  { orderBy, page, limit, language }: Page,
  narrowing?: Narrowing,
) {
  const wanted = Object.values(filters(criteria));
  const found = sql`
    WITH ${candidates(criteria, narrowing)},
    ranked AS (
      SELECT ${foundColumns}, promo, popularity, country, ${rankOf(criteria)} AS rank
      FROM candidate
      WHERE ${wanted.length > 0 ? sql.join(wanted, sql` AND `) : sql`1`}
    ),
    spread AS (
      SELECT *, row_number() OVER (PARTITION BY hotel_id ORDER BY rank DESC, id) AS turn, count(*) OVER () AS found
      FROM ranked
    )
    SELECT ${foundColumns}, found
    FROM spread
    ORDER BY ${narrowing?.first ? sql`${narrowing.first}, ` : sql``}${orderings[orderBy]}, id
    LIMIT ${limit} OFFSET ${page * limit}`;
  return selectCards(db, found, { language, checkin: criteria.checkin }, ['found']);
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
