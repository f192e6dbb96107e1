import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { brand } from '#shared/market/brand.ts';
import type { Absolute } from './addresses.ts';
import { ratingData } from './rating-data.ts';
import { context, type SchemaNode } from './vocabulary.ts';

/** The stay as a Product with its from-price as Offer, from live data only; no Offer without a price. @rule OPEN-090 */
export function productData(stay: WeekendDetail, path: string, absolute: Absolute): SchemaNode {
  const url = absolute(path);
  const { priceInfo, pageModel, headwords, programLine, expiration } = stay;
  return {
    '@context': context,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: stay.label,
    description: pageModel?.metaDescription ?? headwords ?? programLine.map(({ label }) => label).join(', '),
    sku: String(stay.id),
    url,
    image: stay.images.map((picture) => absolute(picture.url)),
    brand: { '@type': 'Brand', name: brand.name },
    aggregateRating: ratingData(stay.hotel.review),
    offers: priceInfo && {
      '@type': 'Offer',
      url,
      price: (priceInfo.sellPrice / 100).toFixed(2),
      priceCurrency: 'EUR',
      priceValidUntil: expiration,
      availability: `${context}/InStock`,
      seller: { '@type': 'Organization', name: brand.name },
    },
  };
}
