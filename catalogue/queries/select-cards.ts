import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { toDayNumber } from '#shared/calendar/date.ts';
import type { Language } from '#shared/locale/locales.ts';
import { hotel, place, room, stay } from '../schema.ts';
import type { Criteria } from './criteria.ts';
import type { Database, Question } from './database.ts';
import { whole } from './price.ts';

/**
 * The columns of stays that a question has found: with their prices for the party, and where they lie from the centre.
 * Whatever more it says of them stands behind.
 */
export const foundColumns = sql`id, hotel_id, room_id, nights, rooms, reference, total, distance`;

interface Asked {
  readonly language: Language;
  readonly checkin: Criteria['checkin'];
}

const stayColumns = {
  id: stay.id,
  concept: stay.concept,
  programme: stay.programme,
  cancellation: stay.cancellation,
  themes: stay.themes,
  regularPromo: stay.regularPromo,
  regularPromoBefore: stay.regularPromoBefore,
  promo: stay.promo,
  promoBefore: stay.promoBefore,
  discount: stay.discount,
  flashEndsDay: stay.flashEndsDay,
  lastSaleDay: stay.lastSaleDay,
  seed: stay.seed,
};

// A batch answers by name: what the stay has, too, goes by another one.
const hotelColumns = {
  id: sql<number>`${hotel.id}`.as('hotel'),
  seed: sql<number>`${hotel.seed}`.as('hotel_seed'),
  name: hotel.name,
  country: hotel.country,
  environment: hotel.environment,
  lat: hotel.lat,
  lng: hotel.lng,
  address: hotel.address,
  postcode: hotel.postcode,
  stars: hotel.stars,
  quality: hotel.quality,
  reviewAverage: hotel.reviewAverage,
  reviewCount: hotel.reviewCount,
  ecoFacilities: hotel.ecoFacilities,
};

/** What a list shows of one stay with its price for a party; cents, kilometres. */
export interface Card {
  readonly stay: Pick<typeof stay.$inferSelect, keyof typeof stayColumns>;
  readonly hotel: Pick<typeof hotel.$inferSelect, keyof typeof hotelColumns>;
  readonly room: Pick<typeof room.$inferSelect, 'kind'>;
  readonly city: string;
  readonly region: string | null;
  /** 1 when the hotel has other stays. */
  readonly others: number;
  readonly nights: number;
  readonly rooms: number;
  readonly reference: number;
  readonly total: number;
  readonly distance: number | null;
  /** Rooms left on the asked dates; null without dates. */
  readonly available: number | null;
}

/** The stays that `found` answers with `foundColumns`, in its order, and what it counts beside them. */
export function selectCards<Count extends string>(
  db: Database,
  found: SQL,
  { language, checkin }: Asked,
  counts: readonly Count[],
): Question<(Card & Record<Count, number>)[]> {
  const region = alias(place, 'region');
  const cards = db
    .select({
      stay: stayColumns,
      hotel: hotelColumns,
      room: { kind: room.kind },
      city: sql<string>`${place[language]}`.as('city'),
      region: sql<string | null>`${region[language]}`.as('region'),
      others: sql<number>`EXISTS (
        SELECT 1 FROM stay AS other WHERE other.hotel_id = ${stay.hotelId} AND other.id <> ${stay.id} AND other.published = 1
      )`.as('others'),
      nights: sql<number>`listed.nights`.as('nights'),
      rooms: sql<number>`listed.rooms`.as('rooms'),
      reference: sql<number>`listed.reference`.as('reference'),
      total: sql<number>`listed.total`.as('total'),
      distance: sql<number | null>`listed.distance`.as('distance'),
      available: roomsLeft(checkin).as('available'),
      ...Object.fromEntries(counts.map((name) => [name, sql<number>`listed.${sql.identifier(name)}`.as(name)])),
    })
    .from(sql`(SELECT *, row_number() OVER () AS turn FROM (${found})) AS listed`)
    .innerJoin(stay, sql`${stay.id} = listed.id`)
    .innerJoin(hotel, eq(hotel.id, stay.hotelId))
    .innerJoin(room, eq(room.id, stay.roomId))
    .innerJoin(place, eq(place.id, hotel.cityId))
    .leftJoin(region, eq(region.id, hotel.regionId))
    .orderBy(sql`listed.turn`);
  return cards as Question<unknown> as Question<(Card & Record<Count, number>)[]>;
}

/** The fewest rooms that are left in one of the nights; 0 when one of them is not on sale. */
function roomsLeft(checkin: Criteria['checkin']): SQL<number | null> {
  if (checkin === undefined) return sql`NULL`;
  const day = whole(toDayNumber(checkin));
  return sql`(
    SELECT CASE count(*) WHEN listed.nights THEN min(room_night.stock) ELSE 0 END FROM room_night
    WHERE room_night.room_id = ${stay.roomId} AND room_night.day >= ${day} AND room_night.day < ${day} + listed.nights
  )`;
}
