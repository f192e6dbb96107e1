import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Country, Locale } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import type { ActivityCode } from './seed/activities.ts';
import type { ConceptCode } from './seed/concepts.ts';
import type { Environment } from './seed/geography/spots.ts';
import type { HotelStyle, HotelType, RoomKind } from './seed/hotel-traits.ts';

/*
 * The tables as the queries see them. The migrations say the rest, because this notation knows neither WITHOUT ROWID
 * nor FTS5: `test/contract/schema.test.ts` holds both against each other.
 */

export const place = sqliteTable('place', {
  id: integer().primaryKey(),
  category: text().$type<Exclude<DestinationCategory, 'hotel'>>().notNull(),
  country: text().$type<Country>().notNull(),
  regionId: integer('region_id'),
  departmentId: integer('department_id'),
  lat: real().notNull(),
  lng: real().notNull(),
  population: integer().notNull(),
  postcode: text(),
  hotels: integer().notNull(),
  fr: text().notNull(),
  es: text().notNull(),
  nl: text().notNull(),
  it: text().notNull(),
  en: text().notNull(),
});

export const hotel = sqliteTable('hotel', {
  id: integer().primaryKey(),
  name: text().notNull(),
  country: text().$type<Country>().notNull(),
  cityId: integer('city_id').notNull(),
  departmentId: integer('department_id'),
  regionId: integer('region_id'),
  lat: real().notNull(),
  lng: real().notNull(),
  address: text().notNull(),
  postcode: text(),
  stars: integer().notNull(),
  type: text().$type<HotelType>().notNull(),
  style: text().$type<HotelStyle>().notNull(),
  environment: text().$type<Environment>().notNull(),
  /** Bit n stands for the facility n of `seed/facilities.ts`. */
  facilities: integer().notNull(),
  ecoFacilities: integer('eco_facilities').notNull(),
  pets: integer().notNull(),
  quality: integer().notNull(),
  popularity: integer().notNull(),
  /** In tenths: 87 is a score of 8.7. */
  reviewAverage: integer('review_average').notNull(),
  reviewCount: integer('review_count').notNull(),
  active: integer().notNull(),
  seed: integer().notNull(),
});

export const hotelPlace = sqliteTable(
  'hotel_place',
  { placeId: integer('place_id').notNull(), hotelId: integer('hotel_id').notNull() },
  (table) => [primaryKey({ columns: [table.placeId, table.hotelId] })],
);

export const room = sqliteTable('room', {
  id: integer().primaryKey(),
  hotelId: integer('hotel_id').notNull(),
  kind: text().$type<RoomKind>().notNull(),
  capacity: integer().notNull(),
  maxCapacity: integer('max_capacity').notNull(),
  size: integer().notNull(),
  basePrice: integer('base_price').notNull(),
  season: text().$type<Environment>().notNull(),
  /** How many rooms are put on sale each night: by the season, always plenty, always one, never any. */
  supply: text().$type<'seasonal' | 'plenty' | 'last' | 'none'>().notNull(),
  seed: integer().notNull(),
});

export const stay = sqliteTable('stay', {
  id: integer().primaryKey(),
  hotelId: integer('hotel_id').notNull(),
  roomId: integer('room_id').notNull(),
  concept: text().$type<ConceptCode>().notNull(),
  programme: text({ mode: 'json' }).$type<ActivityCode[]>().notNull(),
  /** Cents per adult for the whole stay; a child pays half, a baby nothing. */
  programmePrice: integer('programme_price').notNull(),
  minNights: integer('min_nights').notNull(),
  maxNights: integer('max_nights').notNull(),
  defaultNights: integer('default_nights').notNull(),
  cancellation: text().$type<'flexible' | 'moderate' | 'nonrefundable'>().notNull(),
  themes: integer().notNull(),
  tags: integer().notNull(),
  /** The reduction that always holds; `promo` is the one that holds today, a flash deal included. */
  regularPromo: integer('regular_promo').notNull(),
  promo: integer().notNull(),
  flashEndsDay: integer('flash_ends_day'),
  /** A limited offer is sold for so many days of every 40 and closed for the others. */
  onSaleDays: integer('on_sale_days'),
  lastSaleDay: integer('last_sale_day'),
  published: integer().notNull(),
  packageAvailable: integer('package_available').notNull(),
  /** What the hotel's live price lies above the stored one. */
  channelPercent: integer('channel_percent').notNull(),
  /** The cheapest nights of the coming weeks for one room and the default nights; null when nothing is free. */
  fromNightsPrice: integer('from_nights_price'),
  seed: integer().notNull(),
});

export const roomNight = sqliteTable(
  'room_night',
  {
    roomId: integer('room_id').notNull(),
    day: integer().notNull(),
    price: integer().notNull(),
    stock: integer().notNull(),
    minStay: integer('min_stay').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.day] })],
);

export const season = sqliteTable(
  'season',
  { season: text().notNull(), month: integer().notNull(), percent: integer().notNull() },
  (table) => [primaryKey({ columns: [table.season, table.month] })],
);

export const review = sqliteTable('review', {
  id: integer().primaryKey(),
  hotelId: integer('hotel_id').notNull(),
  locale: text().$type<Locale>().notNull(),
  day: integer().notNull(),
  average: integer().notNull(),
  seed: integer().notNull(),
});

export const fill = sqliteTable('fill', { step: text().primaryKey(), position: integer().notNull() });

export const booking = sqliteTable('booking', {
  number: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  email: text().notNull(),
  stayId: integer('stay_id').notNull(),
  roomId: integer('room_id').notNull(),
  checkin: integer().notNull(),
  nights: integer().notNull(),
  rooms: integer().notNull(),
  total: integer().notNull(),
  createdAt: text('created_at').notNull(),
  document: text({ mode: 'json' }).notNull(),
});
