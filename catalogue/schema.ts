import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FareBucket } from '#shared/catalogue/single-voucher.ts';
import type { Country, Locale } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import type { ActivityCode } from './seed/activities.ts';
import type { Univers } from './seed/activity-only/univers.ts';
import type { BoxTheme } from './seed/boxes.ts';
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
  offers: integer().notNull(),
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
  /** The greatest reduction of the 30 days before each of both began. */
  regularPromoBefore: integer('regular_promo_before').notNull(),
  promoBefore: integer('promo_before').notNull(),
  /** How many per cent of both a code takes off by itself. */
  discount: integer().notNull(),
  /** What can be added to the programme, each person paying for it. */
  extras: text({ mode: 'json' }).$type<ActivityCode[]>().notNull(),
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

/** Since when which reduction held: the present one, and those of the 30 days before it. */
export const stayPromo = sqliteTable(
  'stay_promo',
  { stayId: integer('stay_id').notNull(), sinceDay: integer('since_day').notNull(), promo: integer().notNull() },
  (table) => [primaryKey({ columns: [table.stayId, table.sinceDay] })],
);

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

/** What one room costs as a gift of `los` nights, cents, so that so many weekends are open to whoever gets it. */
export const voucherFare = sqliteTable(
  'voucher_fare',
  {
    roomId: integer('room_id').notNull(),
    los: integer().notNull(),
    bucket: integer().$type<FareBucket>().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.los, table.bucket] })],
);

export const box = sqliteTable(
  'box',
  {
    market: text().$type<Country>().notNull(),
    code: text().notNull(),
    theme: text().$type<BoxTheme>().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    price: integer().notNull(),
    /** What it is worth to whoever gets it, in cents; above `price` while the box is reduced. */
    value: integer().notNull(),
    /** In tenths. */
    rating: integer(),
    physical: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.code] })],
);

export const activityProduct = sqliteTable('activity_product', {
  id: integer().primaryKey(),
  centerId: integer('center_id').notNull(),
  center: text().notNull(),
  univers: text().$type<Univers>().notNull(),
  /** Which of the two products of its centre it is. */
  variant: integer().notNull(),
  country: text().$type<Country>().notNull(),
  cityId: integer('city_id').notNull(),
  departmentId: integer('department_id'),
  regionId: integer('region_id'),
  lat: real().notNull(),
  lng: real().notNull(),
  address: text().notNull(),
  environment: text().$type<Environment>().notNull(),
  /** Cents for one person, alone or in a pair. */
  price: integer().notNull(),
  least: integer().notNull(),
  most: integer().notNull(),
  promo: integer().notNull(),
  published: integer().notNull(),
  quality: integer().notNull(),
  popularity: integer().notNull(),
  tags: integer().notNull(),
  seed: integer().notNull(),
});

export const activityPlace = sqliteTable(
  'activity_place',
  { placeId: integer('place_id').notNull(), activityId: integer('activity_id').notNull() },
  (table) => [primaryKey({ columns: [table.placeId, table.activityId] })],
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

/** What was answered to each idempotency key, by call. */
export const written = sqliteTable(
  'written',
  {
    call: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Which of several requests under the key was the one that wrote. */
    writer: text().notNull(),
    answer: text({ mode: 'json' }).$type<object>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.call, table.idempotencyKey] })],
);

export const contactCase = sqliteTable('contact_case', {
  number: text().primaryKey(),
  createdAt: integer('created_at').notNull(),
  document: text({ mode: 'json' }).notNull(),
});

/** What is on its way out of the house. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey(),
  kind: text().$type<'contact-case'>().notNull(),
  reference: text().notNull(),
  state: text().$type<'waiting' | 'sent' | 'refused'>().notNull(),
  attempts: integer().notNull(),
  /** Epoch ms from which on it can be claimed; a claim moves it to when the claim lapses. */
  dueAt: integer('due_at').notNull(),
  claim: text(),
});

export const clientError = sqliteTable('client_error', {
  id: integer().primaryKey(),
  createdAt: integer('created_at').notNull(),
  document: text({ mode: 'json' }).notNull(),
});

export const analyticsBatch = sqliteTable('analytics_batch', {
  id: integer().primaryKey(),
  pos: text().notNull(),
  createdAt: integer('created_at').notNull(),
  document: text({ mode: 'json' }).notNull(),
});

/** Reports of each kind and day, which are counted so that they have an end. */
export const reportCount = sqliteTable(
  'report_count',
  { kind: text().notNull(), day: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);

/** The words of all names of places and hotels, which mistyped ones are held against. */
export const placeWord = sqliteTable('place_word', {
  word: text().primaryKey(),
  /** Bit n stands for the letter n of the alphabet. */
  letters: integer().notNull(),
  /** How many names it is part of. */
  places: integer().notNull(),
});
