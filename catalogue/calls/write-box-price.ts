import { decidePromo } from '#shared/catalogue/box.ts';
import type { BoxRow } from '../queries/load-boxes.ts';

/** What a box costs, on the wire; one that is not reduced has only its price. @rule BOX-012 BOX-013 */
export function writeBoxPrice({ price, value }: BoxRow) {
  if (price >= value) return { sellPrice: price };
  return { sellPrice: price, referencePrice: value, promo: decidePromo(price, value) };
}
