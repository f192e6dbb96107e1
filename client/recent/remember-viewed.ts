import { addKept, mostKept, parseProduct } from '#shared/wishlist/kept-product.ts';
import { readKept, storeKept } from '../wishlist/kept-storage.ts';

/** Makes a product the most recently viewed one. `data` is what its heart carries. @rule CARD-040 */
export function rememberViewed(data: string | undefined): void {
  const product = parseProduct(JSON.parse(data ?? 'null'));
  if (product && product.type !== 'HOTEL') storeKept('recent', addKept(readKept('recent'), product, mostKept.recent));
}
