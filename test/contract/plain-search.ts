import { toDayNumber } from '#shared/calendar/date.ts';
import type { FacetsRequest } from '#shared/catalogue/facets.ts';
import { database } from '../support/catalogue.ts';

/*
 * What a search has to find, worked out by looking at every stay in turn: no index, no query of the catalogue and none
 * of its rules stands behind it.
 */

interface StayFacts {
  readonly id: number;
  readonly hotelId: number;
  readonly roomId: number;
  readonly programmePrice: number;
  readonly promo: number;
  readonly regularPromo: number;
  readonly minNights: number;
  readonly maxNights: number;
  readonly defaultNights: number;
  readonly fromNightsPrice: number | null;
  readonly isLimited: number;
  readonly tags: number;
  readonly sleeps: number;
  readonly stars: number;
  readonly type: string;
  readonly style: string;
  readonly environment: string;
  readonly facilities: number;
  readonly pets: number;
  readonly score: number;
  readonly popularity: number;
  readonly lat: number;
  readonly lng: number;
}

interface NightFacts {
  readonly roomId: number;
  readonly day: number;
  readonly price: number;
  readonly stock: number;
  readonly minStay: number;
}

/** A stay that fits, with its total for the party. */
export interface PlainStay extends StayFacts {
  readonly total: number;
}

export const filterKinds = ['price', 'score', 'stars', 'type', 'style', 'environment', 'facility', 'tag'] as const;
export type FilterKind = (typeof filterKinds)[number];

export interface PlainSearch {
  readonly stays: readonly StayFacts[];
  /** What fits, all filters but that of `without` counted. */
  readonly find: (asked: FacetsRequest, without?: FilterKind) => PlainStay[];
}

/** Reads what is on sale, with the nights from `firstDay` on for so many days. */
export async function readPlainSearch(
  firstDay: number,
  days: number,
  facilityCodes: readonly string[],
): Promise<PlainSearch> {
  const { results: stays } = await database
    .prepare(
      `SELECT stay.id, stay.hotel_id AS hotelId, room_id AS roomId, programme_price AS programmePrice, promo,
         regular_promo AS regularPromo, min_nights AS minNights, max_nights AS maxNights, default_nights AS defaultNights,
         from_nights_price AS fromNightsPrice, on_sale_days IS NOT NULL AS isLimited, tags, max_capacity AS sleeps, stars,
         type, style, environment, facilities, pets, review_average AS score, popularity, lat, lng
       FROM stay JOIN hotel ON hotel.id = stay.hotel_id JOIN room ON room.id = stay.room_id
       WHERE hotel.active AND published AND package_available`,
    )
    .all<StayFacts>();
  const rows = (await database.prepare('SELECT place_id, hotel_id FROM hotel_place').raw<[number, number]>()).map(
    String,
  );
  const places = new Set(rows);
  const { results: nights } = await database
    .prepare(
      'SELECT room_id AS roomId, day, price, stock, min_stay AS minStay FROM room_night WHERE day BETWEEN ? AND ?',
    )
    .bind(firstDay, firstDay + days)
    .all<NightFacts>();
  const byNight = new Map(nights.map((night) => [`${night.roomId},${night.day}`, night]));
  const { results: fares } = await database
    .prepare('SELECT room_id AS roomId, los, price FROM voucher_fare WHERE bucket = 1')
    .all<{ roomId: number; los: number; price: number }>();
  const gifts = new Map(fares.map(({ roomId, los, price }) => [`${roomId},${los}`, price]));

  function priceNights(stay: StayFacts, asked: FacetsRequest, rooms: number): number | undefined {
    if (asked.flow === 'gifting') {
      const length = asked.giftNights ?? stay.defaultNights;
      const isSold = length >= stay.minNights && length <= stay.maxNights;
      return stay.isLimited || !isSold ? undefined : gifts.get(`${stay.roomId},${length}`);
    }
    if (asked.checkin === undefined) return stay.fromNightsPrice ?? undefined;
    const length = asked.night ?? stay.defaultNights;
    if (length < stay.minNights || length > stay.maxNights) return undefined;
    let sum = 0;
    for (let at = 0; at < length; at++) {
      const night = byNight.get(`${stay.roomId},${toDayNumber(asked.checkin) + at}`);
      if (!night || night.stock < rooms || (at === 0 && night.minStay > length)) return undefined;
      sum += night.price;
    }
    return sum;
  }

  function isThere(stay: StayFacts, asked: FacetsRequest): boolean {
    const ids = [asked.city, asked.region, asked.department, asked.country].filter((id) => id !== undefined);
    if (!ids.every((id) => places.has(`${id},${stay.hotelId}`))) return false;
    if (asked.hotelId !== undefined && asked.hotelId !== stay.hotelId) return false;
    if (asked.exclude?.includes(stay.hotelId)) return false;
    const { bounds } = asked;
    if (bounds && (stay.lat < bounds.south || stay.lat > bounds.north)) return false;
    return !bounds || (stay.lng >= bounds.west && stay.lng <= bounds.east);
  }

  function passes(stay: PlainStay, asked: FacetsRequest): Record<FilterKind, boolean> {
    const {
      priceMin = 0,
      priceMax = Number.POSITIVE_INFINITY,
      minHotelReviewScore = 0,
      petsAllowed,
      facilities = [],
    } = asked;
    const has = (code: string) =>
      code === 'pets' ? stay.pets === 1 : (stay.facilities >> facilityCodes.indexOf(code)) % 2 === 1;
    return {
      price: stay.total >= priceMin && stay.total <= priceMax,
      score: stay.score >= 10 * minHotelReviewScore,
      stars: asked.stars?.includes(stay.stars) ?? true,
      type: asked.hotelType?.includes(stay.type) ?? true,
      style: asked.hotelStyle?.includes(stay.style) ?? true,
      environment: asked.hotelEnvironment?.includes(stay.environment) ?? true,
      facility: facilities.every(has) && (!petsAllowed || has('pets')),
      tag: asked.tags?.some((id) => Math.floor(stay.tags / 2 ** (id - 1)) % 2 === 1) ?? true,
    };
  }

  const find = (asked: FacetsRequest, without?: FilterKind) =>
    stays.flatMap((stay) => {
      const isGift = asked.flow === 'gifting';
      const [adult, child] = isGift ? [2, 0] : [asked.adult, asked.child];
      const rooms = Math.ceil((adult + child) / stay.sleeps);
      const nights = isThere(stay, asked) ? priceNights(stay, asked, rooms) : undefined;
      if (nights === undefined) return [];
      const whole = nights * rooms + stay.programmePrice * (adult + child / 2);
      const off = isGift ? stay.regularPromo : stay.promo;
      const priced = { ...stay, total: Math.floor((whole * (100 - off)) / 10_000 + 0.5) * 100 };
      const passed = passes(priced, asked);
      return filterKinds.every((kind) => kind === without || passed[kind]) ? [priced] : [];
    });
  return { stays, find };
}
