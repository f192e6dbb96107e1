import type { WireParty } from '#shared/catalogue/party.ts';

export interface PricedStay {
  /** Cents per adult for the whole stay. */
  readonly programmePrice: number;
  /** Per cent off. */
  readonly promo: number;
}

/** Cents: the total before and after the reduction, and the lowest total of the 30 days before it. */
export interface StayPrice {
  readonly reference: number;
  readonly total: number;
  readonly lowest: number;
}

/** Rooms that a party needs: babies sleep in a cot. */
export function countRooms({ adult, child }: Pick<WireParty, 'adult' | 'child'>, maxCapacity: number): number {
  return Math.ceil((adult + child) / maxCapacity);
}

/**
 * The price of a stay whose nights cost `nightsPrice` cents for one room. Nights of all rooms, and the programme, at
 * half price for children; reduced prices are whole euros.
 */
export function priceStay(
  { programmePrice, promo }: PricedStay,
  nightsPrice: number,
  rooms: number,
  { adult, child }: Pick<WireParty, 'adult' | 'child'>,
): StayPrice {
  const reference = nightsPrice * rooms + programmePrice * adult + Math.floor(programmePrice / 2) * child;
  const total = Math.floor((reference * (100 - promo) + 5000) / 10_000) * 100;
  return { reference, total, lowest: lowestBefore(reference, total) };
}

/** What the hotel's live price makes of a stored one, in whole euros. */
export function priceLive({ reference, total }: StayPrice, channelPercent: number): StayPrice {
  const live = Math.floor((total * (100 + channelPercent) + 5000) / 10_000) * 100;
  const liveReference = Math.max(live, reference);
  return { reference: liveReference, total: live, lowest: lowestBefore(liveReference, live) };
}

/** Before a reduction the stay was never cheaper than two thirds of the way down to today's price. */
export function lowestBefore(reference: number, total: number): number {
  return total + Math.floor((reference - total) / 300) * 100;
}

/** The fields of a price that lists and price blocks share; a price that is not reduced has only `sellPrice`. */
export function priceFields({ reference, total }: Pick<StayPrice, 'reference' | 'total'>, promo: number) {
  if (promo === 0 || total >= reference) return { sellPrice: total };
  return { sellPrice: total, refPrice: reference, promo, lowestPrice: lowestBefore(reference, total) };
}
