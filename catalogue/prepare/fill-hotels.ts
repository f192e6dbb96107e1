import { countries } from '../seed/geography/countries.ts';
import { distanceInKm } from '../seed/geography/distance.ts';
import type { Place } from '../seed/geography/place.ts';
import type { HotelBundle } from '../seed/hotel-bundle.ts';
import type { HotelPlan } from '../seed/plan-hotel.ts';

/** Writes hotels with their rooms, stays and the places they belong to; writing them again changes nothing. */
export function insertHotels(
  db: D1Database,
  bundles: readonly HotelBundle[],
  circled: readonly Place[],
): D1PreparedStatement[] {
  const insert = (sql: string, rows: readonly unknown[]) => db.prepare(sql).bind(JSON.stringify(rows));
  return [
    insert(insertHotelSql, bundles.map(hotelRow)),
    insert(insertRoomSql, bundles.flatMap(roomRows)),
    insert(insertStaySql, bundles.flatMap(stayRows)),
    insert(
      'INSERT OR IGNORE INTO hotel_place (place_id, hotel_id) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
      bundles.flatMap(({ hotel }) => placesOf(hotel, circled).map((placeId) => [placeId, hotel.id])),
    ),
  ];
}

const insertHotelSql = `
INSERT OR REPLACE INTO hotel
  (id, name, country, city_id, department_id, region_id, lat, lng, address, postcode, stars, type, style, environment,
   facilities, eco_facilities, pets, quality, popularity, seed)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
  value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value ->> 15, value ->> 16,
  value ->> 17, value ->> 18, value ->> 19
FROM json_each(?)`;

function hotelRow({ hotel }: HotelBundle): unknown[] {
  return [
    hotel.id,
    hotel.name,
    hotel.country,
    hotel.cityId,
    hotel.departmentId ?? null,
    hotel.regionId ?? null,
    hotel.lat,
    hotel.lng,
    hotel.address,
    hotel.postcode ?? null,
    hotel.stars,
    hotel.type,
    hotel.style,
    hotel.environment,
    hotel.facilities,
    hotel.ecoFacilities,
    Number(hotel.pets),
    hotel.quality,
    hotel.popularity,
    hotel.seed,
  ];
}

const insertRoomSql = `
INSERT OR REPLACE INTO room (id, hotel_id, kind, capacity, max_capacity, size, base_price, season, supply, seed)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
  value ->> 9
FROM json_each(?)`;

function roomRows({ hotel, supply }: HotelBundle): unknown[][] {
  return hotel.rooms.map((room, index) => [
    room.id,
    hotel.id,
    room.kind,
    room.capacity,
    room.maxCapacity,
    room.size,
    room.basePrice,
    hotel.environment,
    supply ?? 'seasonal',
    (hotel.seed + index * 7919) % 0x7fffffff,
  ]);
}

const insertStaySql = `
INSERT OR REPLACE INTO stay
  (id, hotel_id, room_id, concept, programme, programme_price, min_nights, max_nights, default_nights, cancellation, themes,
   tags, regular_promo, regular_promo_before, discount, extras, on_sale_days, published, package_available,
   channel_percent, seed)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value -> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
  value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14, value -> 15, value ->> 16,
  value ->> 17, value ->> 18, value ->> 19, value ->> 20
FROM json_each(?)`;

function stayRows({ hotel, stays }: HotelBundle): unknown[][] {
  return stays.map((stay) => [
    stay.id,
    hotel.id,
    stay.roomId,
    stay.concept,
    stay.programme,
    stay.programmePrice,
    stay.minNights,
    stay.maxNights,
    stay.defaultNights,
    stay.cancellation,
    stay.themes,
    stay.tags,
    stay.regularPromo,
    stay.regularPromoBefore,
    stay.discount,
    stay.extras,
    stay.onSaleDays ?? null,
    Number(stay.published ?? true),
    Number(stay.packageAvailable ?? true),
    stay.channelPercent ?? 0,
    stay.seed,
  ]);
}

/** The parents of a hotel in the hierarchy, and the resorts, regions and sights in whose circle it lies. */
function placesOf(hotel: HotelPlan, circled: readonly Place[]): number[] {
  const parents = [countries[hotel.country].id, hotel.regionId, hotel.departmentId, hotel.cityId];
  const around = circled.filter(
    ({ country, circles = [] }) =>
      country === hotel.country && circles.some((circle) => distanceInKm(hotel, circle) <= circle.km),
  );
  return [...parents.filter((id) => id !== undefined), ...around.map(({ id }) => id)];
}
