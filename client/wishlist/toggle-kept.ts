import { addKept, mostKept, nameKept, parseProduct, withoutKept } from '#shared/wishlist/kept-product.ts';
import { readKept, storeKept } from './kept-storage.ts';

/** Puts a product into the wishlist, or takes it out. `data` is what its heart carries. @rule OPEN-044 STAY-007 */
export function toggleKept(data: string | undefined): void {
  const product = parseProduct(JSON.parse(data ?? 'null'));
  if (!product) return;
  const list = readKept('wishlist');
  const isKept = list.some((kept) => nameKept(kept) === nameKept(product));
  storeKept('wishlist', isKept ? withoutKept(list, product) : addKept(list, product, mostKept.wishlist));
}
