import { sql } from 'drizzle-orm';
import { type Criteria, candidates, filters, type Narrowing } from './criteria.ts';
import type { Database } from './database.ts';
import { type FoundStay, rankOf } from './find-stays.ts';

export interface HotelGroup {
  readonly hotelId: number;
  /** Stays that fit, listed or not. */
  readonly offers: number;
  readonly stays: readonly FoundStay[];
}

interface Wanted {
  readonly page: number;
  readonly limit: number;
  readonly perHotel: number;
}

type Row = FoundStay & { hotelId: number; offers: number; hotels: number; allOffers: number };

/** One page of the hotels with stays that fit, each with its best ones, and how many hotels and stays there are in all. */
export async function findStaysByHotel(
  db: Database,
  criteria: Criteria,
  { page, limit, perHotel }: Wanted,
  narrowing: Narrowing,
): Promise<{ groups: HotelGroup[]; hotels: number; offers: number }> {
  const wanted = Object.values(filters(criteria));
  const first = narrowing.first ? sql`${narrowing.first}, ` : sql``;
  const rows = await db.all<Row>(sql`
    WITH ${candidates(criteria, undefined, narrowing)},
    ranked AS (
      SELECT id, hotel_id, room_id, nights, rooms, reference, total, distance, country, ${rankOf(criteria)} AS rank
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
    SELECT turns.id, turns.hotel_id AS hotelId, turns.room_id AS roomId, turns.nights, turns.rooms, turns.reference,
      turns.total, turns.distance, turns.offers, hotels.hotels, turns.all_offers AS allOffers
    FROM hotels
    JOIN turns ON turns.hotel_id = hotels.hotel_id
    WHERE hotels.place > ${page * limit} AND hotels.place <= ${(page + 1) * limit} AND turns.turn <= ${perHotel}
    ORDER BY hotels.place, turns.turn`);
  const [head] = rows;
  if (!head && page > 0) {
    const { hotels, offers } = await findStaysByHotel(db, criteria, { page: 0, limit: 1, perHotel: 1 }, narrowing);
    return { groups: [], hotels, offers };
  }
  const groups = new Map<number, HotelGroup & { stays: FoundStay[] }>();
  for (const { hotelId, offers, hotels: _, allOffers: __, ...stay } of rows) {
    const group = groups.get(hotelId) ?? { hotelId, offers, stays: [] };
    group.stays.push(stay);
    groups.set(hotelId, group);
  }
  return { groups: [...groups.values()], hotels: head?.hotels ?? 0, offers: head?.allOffers ?? 0 };
}
