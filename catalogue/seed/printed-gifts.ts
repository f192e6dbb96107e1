import type { Country } from '#shared/locale/locales.ts';
import { boxCodeOf, planBoxes } from './boxes.ts';
import { subElementCodes, subElementId } from './gift-extras.ts';

/** Pieces of each box and extra that a market has in store before the first is sold. */
const plenty = 400;
/** Of this box every market has one printed piece: whoever comes second is told that it is sold out. */
export const lastPrintedBox = boxCodeOf('dog');

/** What is counted when a printed box is sold in a market. */
export function skuOfBox(market: Country, code: string): string {
  return `box ${market} ${code}`;
}

/** What is counted when an extra goes with a printed gift. */
export function skuOfExtra(market: Country, id: number): string {
  return `extra ${market} ${id}`;
}

/** Everything that is printed or packed, with how many pieces there are. */
export function planPrintedGifts(): { readonly sku: string; readonly stock: number }[] {
  const boxes = planBoxes().filter(({ physical }) => physical);
  const markets = [...new Set(boxes.map(({ market }) => market))];
  return [
    ...boxes.map(({ market, code }) => ({
      sku: skuOfBox(market, code),
      stock: code === lastPrintedBox ? 1 : plenty,
    })),
    ...markets.flatMap((market) =>
      subElementCodes.map((code) => ({ sku: skuOfExtra(market, subElementId(code)), stock: plenty })),
    ),
  ];
}
