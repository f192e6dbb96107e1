import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';

/** What structured data needs beside the hotel: the absolute address of a path, and where things are. */
interface Addresses {
  readonly absolute: (path: string) => string;
  readonly hotel: string;
  readonly home: { readonly label: string; readonly path: string };
  readonly search: (query: string) => string;
}

const context = 'https://schema.org';

/** The hotel as schema.org types, from live data only: what is not known is left out. @rule OPEN-090 SEO-004 */
export function structuredDataOf(hotel: HotelDetail, addresses: Addresses): object[] {
  return [hotelOf(hotel, addresses), breadcrumbOf(hotel, addresses)];
}

function hotelOf(hotel: HotelDetail, { absolute, hotel: path }: Addresses): object {
  const { location, checkInOut, facilities = [], policy, review } = hotel;
  const prices = hotel.rooms.flatMap(({ offers }) => offers.map(({ price }) => price.sellPrice));
  return {
    '@context': context,
    '@type': 'Hotel',
    '@id': `${absolute(path)}#hotel`,
    name: hotel.label,
    url: absolute(path),
    description: hotel.description?.split('\n\n')[0],
    image: hotel.images.map((picture) => absolute(picture.url)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      postalCode: location.postcode,
      addressLocality: location.city ?? location.label,
      addressRegion: location.region,
      addressCountry: location.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    ...(hotel.stars && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    ...(checkInOut && { checkinTime: checkInOut.checkin, checkoutTime: checkInOut.checkout }),
    ...(policy && { petsAllowed: policy.petsAllowed }),
    ...(facilities.length > 0 && {
      amenityFeature: facilities.map(({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label,
        value: true,
      })),
    }),
    ...(review &&
      review.count > 0 &&
      review.average > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: review.average,
          reviewCount: review.count,
          bestRating: 10,
          worstRating: 0,
        },
      }),
    ...(prices.length > 0 && {
      makesOffer: {
        '@type': 'AggregateOffer',
        lowPrice: (Math.min(...prices) / 100).toFixed(2),
        highPrice: (Math.max(...prices) / 100).toFixed(2),
        offerCount: prices.length,
        priceCurrency: 'EUR',
      },
    }),
  };
}

function breadcrumbOf(hotel: HotelDetail, { absolute, home, search, hotel: path }: Addresses): object {
  const steps = [
    { name: home.label, path: home.path },
    ...(hotel.breadcrumb ?? []).map(({ label, category, id }) => ({ name: label, path: search(`${category}=${id}`) })),
    { name: hotel.label, path },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}
