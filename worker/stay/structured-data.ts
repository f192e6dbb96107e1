import type { Hotel } from '#shared/catalogue/hotel.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { brand } from '#shared/market/brand.ts';

/** What structured data needs beside the stay: the absolute address of a path, and where things are. */
interface Addresses {
  readonly absolute: (path: string) => string;
  readonly stay: string;
  readonly home: { readonly label: string; readonly path: string };
  readonly search: (query: string) => string;
}

const context = 'https://schema.org';

/** The stay as schema.org types, from live data only: what is not known is left out. @rule OPEN-090 */
export function structuredDataOf(stay: WeekendDetail, addresses: Addresses): object[] {
  return [productOf(stay, addresses), hotelOf(stay.hotel, addresses), breadcrumbOf(stay, addresses)];
}

function productOf(stay: WeekendDetail, { absolute, stay: path }: Addresses): object {
  const url = absolute(path);
  const { priceInfo, pageModel, headwords, programLine } = stay;
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
    ...ratingOf(stay.hotel),
    ...(priceInfo && {
      offers: {
        '@type': 'Offer',
        url,
        price: (priceInfo.sellPrice / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: `${context}/InStock`,
        seller: { '@type': 'Organization', name: brand.name },
      },
    }),
  };
}

function hotelOf(hotel: Hotel, { absolute }: Addresses): object {
  const { location, checkInOut, facilities = [], policy } = hotel;
  return {
    '@context': context,
    '@type': 'Hotel',
    name: hotel.label,
    image: hotel.images.slice(0, 1).map((picture) => absolute(picture.url)),
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
    ...ratingOf(hotel),
  };
}

function ratingOf({ review }: Hotel): object {
  if (!review || review.count === 0 || review.average === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: review.average,
      reviewCount: review.count,
      bestRating: 10,
      worstRating: 0,
    },
  };
}

function breadcrumbOf(stay: WeekendDetail, { absolute, home, search, stay: path }: Addresses): object {
  const steps = [
    { name: home.label, path: home.path },
    ...stay.breadcrumb.map(({ label, category, id }) => ({ name: label, path: search(`${category}=${id}`) })),
    { name: stay.label, path },
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
