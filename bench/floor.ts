import { globSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type IsoDate, toDayNumber } from '#shared/calendar/date.ts';

/** What one search of the floor found and took. */
export interface FloorAnswer {
  readonly ids: readonly number[];
  readonly total: number;
  readonly ms: number;
}

/** Puts a value into the statement and names its place; a whole number stays one, which SQLite divides without a rest. */
type Bind = (value: number) => string;

/** A search as one statement by hand. */
export interface FloorSearch {
  readonly sql: string;
  readonly values: number[];
}

const themeBits: Readonly<Record<string, number>> = { 26: 1, 23: 2, 19: 4, 39: 8 };
const pageSize = 24;
const kmPerDegree = 111.2;

/** The file that D1 keeps the catalogue in. */
function findDatabase(state: string): DatabaseSync {
  for (const path of globSync(`${state}/v3/d1/**/*.sqlite`)) {
    const db = new DatabaseSync(path, { readOnly: true });
    if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'room_night'").get()) return db;
    db.close();
  }
  throw new Error(`No catalogue below ${state}`);
}

/**
 * The same searches as one hand-written SQL query each, on the same file without a Worker around it: what they cannot
 * be faster than. Every search is asked once to warm up and once for the clock.
 */
export function askFloor(state: string, searches: readonly FloorSearch[]): FloorAnswer[] {
  const db = findDatabase(state);
  const prepared = new Map<string, StatementSync>();
  const ask = ({ sql, values }: FloorSearch): FloorAnswer => {
    const began = performance.now();
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    const rows = statement.all(...values) as { id: number; found: number }[];
    const ms = performance.now() - began;
    return { ids: rows.map(({ id }) => id), total: rows[0]?.found ?? 0, ms };
  };
  for (const search of searches) ask(search);
  const answers = searches.map(ask);
  db.close();
  return answers;
}

/** One search with everything that a card shows, and the rooms that are left. */
export function writeSearch(query: URLSearchParams): FloorSearch {
  const values: number[] = [];
  const bind: Bind = (value) => {
    const place = `?${values.push(value)}`;
    return Number.isInteger(value) ? `CAST(${place} AS INTEGER)` : place;
  };
  const numberOf = (name: string) => Number(query.get(name) ?? 0);
  const adults = bind(numberOf('adult'));
  const children = bind(numberOf('child'));
  const place = query.get('city') ?? query.get('region') ?? query.get('country');
  const conditions = ['hotel.active = 1', 'stay.published = 1', 'stay.package_available = 1'];
  const theme = query.get('theme');
  if (theme) conditions.push(`stay.themes & ${themeBits[theme] ?? 0}`);
  const stars = query.get('stars');
  if (stars) conditions.push(`hotel.stars IN (${stars.split(',').map(Number).join(', ')})`);
  const point = query.has('lat')
    ? { lat: numberOf('lat'), lng: numberOf('lng'), km: numberOf('distanceMax') }
    : undefined;
  if (point) conditions.push(writeCircle(point, bind));
  const hotels =
    place === null
      ? 'hotel'
      : `hotel_place CROSS JOIN hotel ON hotel_place.place_id = ${bind(Number(place))} AND hotel.id = hotel_place.hotel_id`;
  const rooms = `((${adults} + ${children} + room.max_capacity - 1) / room.max_capacity)`;
  const { price, nights } = writePrice(query, rooms, conditions, bind);
  const offset = bind(numberOf('page') * pageSize);
  const sql = `
    WITH priced AS (
      SELECT stay.id, stay.hotel_id, stay.room_id, stay.promo, hotel.quality, ${nights} AS nights,
        (${price} * ${rooms} + stay.programme_price * ${adults} + stay.programme_price / 2 * ${children}) AS reference
      FROM ${hotels}
      JOIN stay ON stay.hotel_id = hotel.id
      JOIN room ON room.id = stay.room_id
      WHERE ${conditions.join(' AND ')}
    ),
    ranked AS (
      SELECT *, quality + promo / 3.0
        - (reference * (100 - promo) + 5000) / 10000 * 100 / (400.0 * (${adults} + ${children}) * nights) AS rank
      FROM priced WHERE reference IS NOT NULL
    ),
    page AS (
      SELECT *, row_number() OVER (PARTITION BY hotel_id ORDER BY rank DESC, id) AS turn, count(*) OVER () AS found
      FROM ranked
      ORDER BY rank - (turn - 1) * 24 DESC, id
      LIMIT ${pageSize} OFFSET ${offset}
    )
    SELECT stay.*, hotel.*, page.*, room.kind, city.fr AS city, region.fr AS region
    FROM page
    JOIN stay ON stay.id = page.id
    JOIN hotel ON hotel.id = page.hotel_id
    JOIN room ON room.id = page.room_id
    JOIN place AS city ON city.id = hotel.city_id
    LEFT JOIN place AS region ON region.id = hotel.region_id
    ORDER BY rank - (turn - 1) * 24 DESC, page.id`;
  return { sql, values };
}

function writeCircle({ lat, lng, km }: { lat: number; lng: number; km: number }, bind: Bind): string {
  const height = km / kmPerDegree;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const width = height / Math.max(0.1, narrowing);
  const [north, east] = [`(hotel.lat - ${bind(lat)})`, `(hotel.lng - ${bind(lng)})`];
  return `hotel.lat BETWEEN ${bind(lat - height)} AND ${bind(lat + height)}
    AND hotel.lng BETWEEN ${bind(lng - width)} AND ${bind(lng + width)}
    AND round(${kmPerDegree} * sqrt(${north} * ${north} + ${narrowing ** 2} * ${east} * ${east}), 1) <= ${bind(km)}`;
}

/** The nights of the dates, or the stored price from which a stay can be had. */
function writePrice(
  query: URLSearchParams,
  rooms: string,
  conditions: string[],
  bind: Bind,
): { price: string; nights: string } {
  const checkin = query.get('checkin');
  if (checkin === null) return { price: 'stay.from_nights_price', nights: 'stay.default_nights' };
  const day = bind(toDayNumber(checkin as IsoDate));
  const nights = bind(Number(query.get('night')));
  conditions.push(`${nights} BETWEEN stay.min_nights AND stay.max_nights`);
  const price = `(
    SELECT CASE WHEN count(*) = ${nights} AND min(stock) >= ${rooms}
      AND max(CASE WHEN day = ${day} THEN min_stay END) <= ${nights} THEN sum(price) END
    FROM room_night WHERE room_id = stay.room_id AND day >= ${day} AND day < ${day} + ${nights}
  )`;
  return { price, nights };
}
