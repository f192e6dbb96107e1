import { parseId, parseWhole } from '../search/values.ts';
import { type PriceChange, priceChange } from './price-change.ts';

/** The totals in cents that a list shows, by the id of the stay. */
export type SeenPrices = ReadonlyMap<number, number>;

/** A stay of which a list showed another total. */
export interface ChangedPrice<T> extends PriceChange {
  readonly stay: T;
}

/** As many as a page of results can hold. */
const maxSeen = 24;

const maxTotal = 100_000_000;

/** The price of one stay as a text; those of a list are joined by commas. @rule SERP-020 */
export function printSeenPrice(id: number, cents: number): string {
  return `${id}-${cents}`;
}

/**
 * The prices of a comma list of {@link printSeenPrice}, 24 at most; entries that are none are dropped, and of a stay twice
 * the first counts. @rule SERP-020
 */
export function parseSeenPrices(text: string | null | undefined): SeenPrices {
  const prices = new Map<number, number>();
  for (const entry of (text ?? '').split(',', maxSeen)) {
    const [first, second, ...rest] = entry.split('-');
    const id = parseId(first);
    const cents = parseWhole(second, 0, maxTotal);
    if (id !== undefined && cents !== undefined && rest.length === 0 && !prices.has(id)) prices.set(id, cents);
  }
  return prices;
}

/** The stays that are still listed and cost something else than was seen, in the order of the list. @rule SERP-020 */
export function comparePrices<T extends { readonly id: number; readonly sellPrice: number }>(
  seen: SeenPrices,
  listed: readonly T[],
): ChangedPrice<T>[] {
  return listed.flatMap((stay) => {
    const change = priceChange(seen.get(stay.id) ?? stay.sellPrice, stay.sellPrice);
    return change ? [{ ...change, stay }] : [];
  });
}
