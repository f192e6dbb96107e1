import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import type { SchemaNode } from './vocabulary.ts';

/** From which to which price the stays of a hotel are offered, in totals; `undefined` when there are none. @rule OPEN-090 */
export function hotelOffersData({ rooms }: Pick<HotelDetail, 'rooms'>): SchemaNode | undefined {
  const prices = rooms.flatMap(({ offers }) => offers.map(({ price }) => price.sellPrice));
  if (prices.length === 0) return undefined;
  return {
    '@type': 'AggregateOffer',
    lowPrice: (Math.min(...prices) / 100).toFixed(2),
    highPrice: (Math.max(...prices) / 100).toFixed(2),
    offerCount: prices.length,
    priceCurrency: 'EUR',
  };
}
