import type { Hotel } from '#shared/catalogue/hotel.ts';
import type { Absolute } from './addresses.ts';
import { ratingData } from './rating-data.ts';
import { context, type SchemaNode } from './vocabulary.ts';

/** The Hotel with address, place, stars, hours, services and rating; `path` is that of its own page. @rule SEO-004 OPEN-090 */
export function hotelData(hotel: Hotel, path: string, absolute: Absolute): SchemaNode {
  const { location, checkInOut, facilities = [], policy } = hotel;
  const url = absolute(path);
  return {
    '@context': context,
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.label,
    url,
    description: hotel.description,
    image: hotel.images.slice(0, 3).map((picture) => absolute(picture.url)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      postalCode: location.postcode,
      addressLocality: location.city ?? location.label,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    starRating: hotel.stars ? { '@type': 'Rating', ratingValue: hotel.stars } : undefined,
    checkinTime: checkInOut?.checkin,
    checkoutTime: checkInOut?.checkout,
    petsAllowed: policy?.petsAllowed,
    amenityFeature:
      facilities.length > 0
        ? facilities.map(({ label }) => ({ '@type': 'LocationFeatureSpecification', name: label, value: true }))
        : undefined,
    aggregateRating: ratingData(hotel.review),
  };
}
