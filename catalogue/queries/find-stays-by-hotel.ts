import { sql } from 'drizzle-orm';
import type { Language } from '#shared/locale/locales.ts';
import { type Criteria, candidates, filters, type Narrowing } from './criteria.ts';
import type { Database } from './database.ts';
import { rankOf } from './find-stays.ts';
import { type Card, foundColumns, selectCards } from './select-cards.ts';

export interface HotelGroup {
  readonly hotelId: number;
  /** Stays that fit, listed or not. */
  readonly offers: number;
  readonly stays: readonly Card[];
}

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly perHotel: number;
  readonly language: Language;
}

/** One page of the hotels with stays that fit, each with its best ones, and how many hotels and stays there are in all. */
export async function findStaysByHotel(
  db: Database,
  criteria: Criteria,
  { page, limit, perHotel, language }: Wanted,
  narrowing: Narrowing,
): Promise<{ groups: HotelGroup[]; hotels: number; offers: number }> {
  const wanted = Object.values(filters(criteria));
  const first = narrowing.first ? sql`${narrowing.first}, ` : sql``;
  const found = sql`
    WITH ${candidates(criteria, narrowing)},
    ranked AS (
      SELECT ${foundColumns}, country, ${rankOf(criteria)} AS rank
      FROM candidate
      WHERE ${wanted.length > 0 ? sql.join(wanted, sql` AND `) : sql`1`}
    ),
    turns AS (
      SELECT *, row_number() OVER (PARTITION BY hotel_id ORDER BY ${first}rank DESC, id) AS turn,
        count(*) OVER (PARTITION BY hotel_id) AS offers, count(*) OVER () AS all_offers
      FROM ranked
    ),
    hotels AS (
      SELECT hotel_id, row_number() OVER (ORDER BY ${first}rank DESC, hotel_id) AS place, count(*) OVER () AS hotels
      FROM turns
      WHERE turn = 1
    )
    SELECT turns.*, hotels.hotels
    FROM hotels
    JOIN turns ON turns.hotel_id = hotels.hotel_id
    WHERE hotels.place > ${page * limit} AND hotels.place <= ${(page + 1) * limit} AND turns.turn <= ${perHotel}
    ORDER BY hotels.place, turns.turn`;
  const asked = { language, checkin: criteria.checkin };
  const rows = await selectCards(db, found, asked, ['offers', 'hotels', 'all_offers']);
  const [head] = rows;
  if (!head && page > 0) {
    const { hotels, offers } = await findStaysByHotel(
      db,
      criteria,
      { page: 0, limit: 1, perHotel: 1, language },
      narrowing,
    );
    return { groups: [], hotels, offers };
  }
  const groups = new Map<number, HotelGroup & { stays: Card[] }>();
  for (const row of rows) {
    const group = groups.get(row.hotel.id) ?? { hotelId: row.hotel.id, offers: row.offers, stays: [] };
    group.stays.push(row);
    groups.set(row.hotel.id, group);
  }
  return { groups: [...groups.values()], hotels: head?.hotels ?? 0, offers: head?.all_offers ?? 0 };
}
