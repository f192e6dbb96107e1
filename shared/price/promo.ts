/** The smallest rounded percentage that gets a label. @rule CARD-030 */
export const promoThreshold = 10;

/** A price and what it is reduced from, both in cents; `promo` is the percentage where the catalogue names it. */
export interface Reduced {
  readonly sellPrice: number;
  readonly refPrice?: number | undefined;
  readonly promo?: number | undefined;
}

/** The price to cross out: only one that is really higher than the price to pay. */
export function crossedPrice({ sellPrice, refPrice }: Reduced): number | undefined {
  return refPrice !== undefined && refPrice > sellPrice ? refPrice : undefined;
}

/** What is saved on the crossed-out price, in cents; 0 when nothing is reduced. @rule QUOTE-004 */
export function savedAmount(price: Reduced): number {
  return (crossedPrice(price) ?? price.sellPrice) - price.sellPrice;
}

/**
 * The reduction in whole percent, 0 to 100: the percentage that is named, else the one the two prices make; 0 when no
 * price is crossed out and none is named. @rule CARD-029
 */
export function roundedPromo(price: Reduced): number {
  const crossed = crossedPrice(price);
  const percent = price.promo ?? (crossed ? (savedAmount(price) / crossed) * 100 : 0);
  return Math.min(Math.max(Math.round(percent), 0), 100);
}

/** The percentage of the label '-N%'; `undefined` below the threshold, where no label is shown. @rule CARD-029 CARD-030 */
export function promoLabel(price: Reduced): number | undefined {
  const promo = roundedPromo(price);
  return promo >= promoThreshold ? promo : undefined;
}

/** The reduction of an activity in percent; one below 5 counts as none. @rule CARD-031 */
export function activityPromo(percent: number | undefined): number {
  return percent === undefined || percent < 5 ? 0 : percent;
}
