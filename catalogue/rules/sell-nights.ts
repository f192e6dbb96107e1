import type { WireParty } from '#shared/catalogue/party.ts';
import type { Night } from '../queries/load-nights.ts';
import { countRooms, type PricedStay, priceStay, type StayPrice } from './price.ts';

/** What decides whether and for how much a stay can begin on a day. */
export interface SellableStay extends PricedStay {
  readonly minNights: number;
  readonly maxNights: number;
}

export interface SellableRoom {
  readonly maxCapacity: number;
}

/** The nights of one stay's room by day number, ready to be sold to one party. */
export interface Nights {
  readonly stay: SellableStay;
  readonly party: Pick<WireParty, 'adult' | 'child'>;
  readonly rooms: number;
  readonly byDay: ReadonlyMap<number, Night>;
}

export interface Sale {
  readonly price: StayPrice;
  readonly nights: number;
  readonly nightsPrice: number;
  /** The fewest rooms that are left in one of the nights. */
  readonly available: number;
}

export function createNights(
  stay: SellableStay,
  room: SellableRoom,
  nights: readonly Night[],
  party: Pick<WireParty, 'adult' | 'child'>,
): Nights {
  const byDay = new Map(nights.map((night) => [night.day, night]));
  return { stay, party, rooms: countRooms(party, room.maxCapacity), byDay };
}

/** Whether one room holds the party. @rule API-011 API-013 API-031 */
export function fitsOneRoom({ maxCapacity }: SellableRoom, party: Nights['party']): boolean {
  return countRooms(party, maxCapacity) === 1;
}

/** The fewest nights that a stay beginning on `day` has; undefined when it cannot begin then. */
export function leastNights({ stay, byDay }: Nights, day: number): number | undefined {
  const night = byDay.get(day);
  return night && Math.max(stay.minNights, night.minStay);
}

/** The stay from `day` on for exactly so many nights; undefined unless every night has the rooms and the length is allowed. */
export function sell(nights: Nights, day: number, count: number): Sale | undefined {
  const { stay, party, rooms, byDay } = nights;
  const least = leastNights(nights, day);
  if (least === undefined || count < least || count > stay.maxNights) return undefined;
  let nightsPrice = 0;
  let available = Number.MAX_SAFE_INTEGER;
  for (let at = day; at < day + count; at++) {
    const night = byDay.get(at);
    if (!night || night.stock < rooms) return undefined;
    nightsPrice += night.price;
    available = Math.min(available, night.stock);
  }
  return { price: priceStay(stay, nightsPrice, rooms, party), nights: count, nightsPrice, available };
}

/** The fewest rooms left in one of the nights from `day` on; 0 when one of them is not there. */
export function fewestRooms(nights: readonly Night[], day: number, count: number): number {
  const wanted = nights.filter((night) => night.day >= day && night.day < day + count);
  return wanted.length === count ? Math.min(...wanted.map(({ stock }) => stock)) : 0;
}
