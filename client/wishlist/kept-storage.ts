import { type KeptList, type KeptProduct, keptKeys, mostKept, parseKept } from '#shared/wishlist/kept-product.ts';

/** Told on the window when this tab has changed a list; other tabs hear `storage`. */
export const keptChanged = 'keptchange';

/** A list of this browser; empty where storage is refused. @rule CARD-040 OPEN-044 */
export function readKept(list: KeptList): KeptProduct[] {
  return parseKept(readStored(list), mostKept[list]);
}

/** The stored text, which is the same as long as nothing has changed. */
export function readStored(list: KeptList): string | null {
  try {
    return localStorage.getItem(keptKeys[list]);
  } catch {
    return null;
  }
}

export function storeKept(list: KeptList, products: readonly KeptProduct[]): void {
  try {
    localStorage.setItem(keptKeys[list], JSON.stringify(products));
  } catch {
    // Storage is full or refused: the page goes on without a memory.
  }
  dispatchEvent(new Event(keptChanged));
}
