import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toDayNumber } from '#shared/calendar/date.ts';
import type { facetsRequest } from '#shared/catalogue/facets.ts';
import { facilityCodes, facilityMask } from '../seed/facilities.ts';
import { themeBit } from '../seed/themes.ts';
import { boxAround, centreOf, distanceFrom } from './centre.ts';
import { nightsPrice, reducedPrice, referencePrice, roomsNeeded, voucherFare, whole } from './price.ts';

/** The criteria that search and facets share. */
export type Criteria = Omit<
  z.output<typeof facetsRequest>,
  'orderBy' | 'withNames' | 'propertiesRequested' | 'withActivities'
>;

/** A limit beside the criteria, such as a box, on `hotel` and `stay`; `first` are orders of the columns of a candidate. */
export interface Narrowing {
  readonly where: SQL;
  readonly first?: SQL;
}

const placeKeys = [
  'city',
  'country',
  'department',
  'poi',
  'searesort',
  'skiresort',
  'region',
  'touristicregion',
] as const;

/**
 * The stays that the destination, dates, party and theme leave, as the table expression `candidate`: one row a stay with
 * its price for the party (`reference`, `total`), `nights`, `rooms`, `nights_price` and what filters and orders look at.
 */
export function candidates(criteria: Criteria, narrowing?: Narrowing): SQL {
  const centre = centreOf(criteria);
  const { adult, child, flow } = criteria;
  const party = { adult, child };
  const rooms = roomsNeeded(party);
  const { nights, price } = pricing(criteria, rooms);
  const promo = flow === 'gifting' ? sql`stay.regular_promo` : sql`stay.promo`;
  return sql`
    found AS MATERIALIZED (
      SELECT stay.id, stay.hotel_id, stay.room_id, stay.programme_price, ${promo} AS promo, stay.tags, hotel.stars,
        hotel.type, hotel.style, hotel.environment, hotel.facilities, hotel.pets, hotel.quality, hotel.popularity,
        hotel.review_average, hotel.country, ${nights} AS nights, ${rooms} AS rooms, ${price} AS nights_price,
        ${centre ? distanceFrom(centre) : sql`NULL`} AS distance
      FROM ${hotelsOf(criteria)}
      JOIN stay ON stay.hotel_id = hotel.id
      JOIN room ON room.id = stay.room_id
      WHERE ${sql.join([...conditions(criteria), ...(narrowing ? [narrowing.where] : [])], sql` AND `)}
    ),
    candidate AS (
      SELECT stay.*, ${reducedPrice(referencePrice(sql`stay.nights_price`, sql`stay.rooms`, party), sql`stay.promo`)} AS total,
        ${referencePrice(sql`stay.nights_price`, sql`stay.rooms`, party)} AS reference
      FROM found AS stay
      WHERE stay.nights_price IS NOT NULL ${distanceCondition(criteria)}
    )`;
}

/** How many nights are priced, and what they cost for one room: on a day, as a gift, or on the cheapest days. */
function pricing({ flow, checkin, night, giftNights }: Criteria, rooms: SQL): { nights: SQL; price: SQL } {
  if (flow === 'gifting') {
    const nights = giftNights === undefined ? sql`stay.default_nights` : whole(giftNights);
    return { nights, price: voucherFare(nights) };
  }
  if (checkin === undefined) return { nights: sql`stay.default_nights`, price: sql`stay.from_nights_price` };
  const nights = night === undefined ? sql`stay.default_nights` : whole(night);
  return { nights, price: nightsPrice(toDayNumber(checkin), nights, rooms) };
}

/** The places that hotels have to lie in. A city with a distance is searched around its centre instead. */
export function placesOf(criteria: Criteria): number[] {
  const isWide = centreOf(criteria) !== undefined && criteria.distanceMax !== undefined;
  return placeKeys.flatMap((key) => (key === 'city' && isWide ? [] : (criteria[key] ?? [])));
}

/** The hotels to look at: CROSS JOIN keeps a place in front, so that only its hotels are read however many there are. */
function hotelsOf(criteria: Criteria): SQL {
  const [place] = placesOf(criteria);
  if (place === undefined) return sql`hotel`;
  return sql`hotel_place CROSS JOIN hotel ON hotel_place.place_id = ${place} AND hotel.id = hotel_place.hotel_id`;
}

function conditions(criteria: Criteria): SQL[] {
  const { flow, night, checkin, theme, hotelId, hotel, exclude, bounds, giftNights } = criteria;
  const all = [sql`hotel.active = 1`, sql`stay.published = 1`, sql`stay.package_available = 1`];
  for (const place of placesOf(criteria).slice(1)) {
    all.push(sql`hotel.id IN (SELECT hotel_id FROM hotel_place WHERE place_id = ${place})`);
  }
  for (const id of [hotel, hotelId]) if (id !== undefined) all.push(sql`hotel.id = ${id}`);
  if (theme !== undefined) all.push(sql`stay.themes & ${whole(themeBit(theme))}`);
  if (exclude) all.push(sql`hotel.id NOT IN (SELECT value FROM json_each(${JSON.stringify(exclude)}))`);
  if (checkin !== undefined && night !== undefined) all.push(sql`${night} BETWEEN stay.min_nights AND stay.max_nights`);
  if (flow === 'gifting') all.push(sql`stay.on_sale_days IS NULL`);
  if (flow === 'gifting' && giftNights !== undefined) {
    all.push(sql`${whole(giftNights)} BETWEEN stay.min_nights AND stay.max_nights`);
  }
  if (flow === 'activity') all.push(sql`stay.tags <> 0`);
  if (bounds) {
    all.push(
      sql`hotel.lat BETWEEN ${bounds.south} AND ${bounds.north}`,
      sql`hotel.lng BETWEEN ${bounds.west} AND ${bounds.east}`,
    );
  }
  const centre = centreOf(criteria);
  if (centre && criteria.distanceMax !== undefined) all.push(boxAround(centre, criteria.distanceMax));
  return all;
}

export function distanceCondition({ distanceMin, distanceMax }: Criteria): SQL {
  const least =
    distanceMin === undefined ? sql`` : sql` AND (stay.distance IS NULL OR stay.distance >= ${distanceMin})`;
  const most = distanceMax === undefined ? sql`` : sql` AND (stay.distance IS NULL OR stay.distance <= ${distanceMax})`;
  return sql`${least}${most}`;
}

/** The filter of each kind of facet as a condition on `candidate`; a kind that is not filtered is missing. */
export function filters(criteria: Criteria): Partial<Record<(typeof filterKinds)[number], SQL>> {
  const { priceMin, priceMax, minHotelReviewScore, stars, facilities, petsAllowed, tags } = criteria;
  const given: Partial<Record<(typeof filterKinds)[number], SQL>> = {};
  if (priceMin !== undefined || priceMax !== undefined) {
    given.price = sql`total BETWEEN ${priceMin ?? 0} AND ${priceMax ?? Number.MAX_SAFE_INTEGER}`;
  }
  if (minHotelReviewScore) given.score = sql`review_average >= ${minHotelReviewScore * 10}`;
  if (stars) given.stars = isOneOf(sql`stars`, stars);
  if (facilities || petsAllowed) given.facility = hasFacilities(facilities ?? [], petsAllowed ?? false);
  if (criteria.hotelType) given.type = isOneOf(sql`type`, criteria.hotelType);
  if (criteria.hotelStyle) given.style = isOneOf(sql`style`, criteria.hotelStyle);
  if (criteria.hotelEnvironment) given.environment = isOneOf(sql`environment`, criteria.hotelEnvironment);
  if (tags) given.tag = sql`tags & ${tags.reduce((mask, id) => (id <= 30 ? mask | (1 << (id - 1)) : mask), 0)}`;
  return given;
}

export const filterKinds = ['price', 'score', 'facility', 'stars', 'style', 'type', 'environment', 'tag'] as const;

function isOneOf(column: SQL, values: readonly (string | number)[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

/** All of them; a code that no hotel has leaves nothing. `pets` stands beside the facilities. @rule FILT-036 */
function hasFacilities(codes: readonly string[], petsAllowed: boolean): SQL {
  const known = facilityCodes.filter((code) => codes.includes(code));
  const wanted = facilityMask(known);
  const isKnown = codes.every((code) => code === 'pets' || known.some((facility) => facility === code));
  const pets = petsAllowed || codes.includes('pets') ? sql` AND pets = 1` : sql``;
  return isKnown ? sql`(facilities & ${wanted} = ${wanted}${pets})` : sql`0`;
}
