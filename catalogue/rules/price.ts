import type { WireParty } from '#shared/catalogue/party.ts';

export interface PricedStay {
  /** Cents per adult for the whole stay. */
  readonly programmePrice: number;
  /** Per cent off. */
  readonly promo: number;
  /** The most per cent that were off in the 30 days before. */
  readonly promoBefore: number;
  /** How many of the per cent off a code gives by itself. */
  readonly discount: number;
}

/**
 * Cents: the total before and after the reduction, the lowest total of the 30 days before it, and what a code that
 * applies by itself gives of the reduction.
 */
export interface StayPrice {
  readonly reference: number;
  readonly total: number;
  readonly lowest: number;
  readonly extraDiscount: number;
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
  stay: PricedStay,
  nightsPrice: number,
  rooms: number,
  { adult, child }: Pick<WireParty, 'adult' | 'child'>,
): StayPrice {
  const { programmePrice } = stay;
  return reduceStay(nightsPrice * rooms + programmePrice * adult + Math.floor(programmePrice / 2) * child, stay);
}

/** What the reductions of a stay make of its price. */
export function reduceStay(
  reference: number,
  { promo, promoBefore, discount }: Omit<PricedStay, 'programmePrice'>,
): StayPrice {
  const total = reducePrice(reference, promo);
  const extraDiscount = reducePrice(reference, promo - discount) - total;
  return { reference, total, lowest: reducePrice(reference, promoBefore), extraDiscount };
}

/** A price with so many per cent off, in whole euros. */
export function reducePrice(reference: number, promo: number): number {
  return Math.floor((reference * (100 - promo) + 5000) / 10_000) * 100;
}

/** What the hotel's live price makes of a stored one, in whole euros; what was before stays as it was. */
export function priceLive(stored: StayPrice, channelPercent: number): StayPrice {
  const { reference, total } = stored;
  const live = reducePrice(total, -channelPercent);
  return { ...stored, reference: Math.max(live, reference), total: live };
}

/** The fields of a price that lists and price blocks share; a price that is not reduced has only `sellPrice`. */
export function priceFields({ reference, total, lowest, extraDiscount }: StayPrice, promo: number) {
  if (promo === 0 || total >= reference) return { sellPrice: total };
  const fields = { sellPrice: total, refPrice: reference, promo, lowestPrice: lowest };
  return extraDiscount > 0 ? { ...fields, extraDiscount } : fields;
}
