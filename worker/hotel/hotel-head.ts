import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { createRoutes } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';
import { textOf } from '../render/text.ts';
import { absoluteFor } from '../seo/addresses.ts';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { hotelData } from '../seo/hotel-data.ts';
import { hotelOffersData } from '../seo/hotel-offers-data.ts';

/** Title, description, canonical address, picture and structured data of a hotel. @rule HOTEL-013 OPEN-089 SEO-004 */
export function hotelHead(c: AppContext, hotel: HotelDetail) {
  const t = textOf(c, 'hotel/page');
  // The base of the locale is put before a path only when the address is made.
  const bare = createRoutes('');
  const path = bare.hotel(hotel.id, hotel.label);
  const place = hotel.location.label;
  const { pageModel, breadcrumb = [] } = hotel;
  const isIndexed = hotel.active && !pageModel?.robots?.includes('noindex');
  const absolute = absoluteFor(c);
  const steps = [
    { name: textOf(c, 'product/breadcrumb')('home'), path: bare.home() },
    ...breadcrumb.map(({ label, category, id }) => ({ name: label, path: bare.search(`${category}=${id}`) })),
    { name: hotel.label, path },
  ];
  return {
    title: pageModel?.pageTitle ?? t('title', { label: hotel.label, place }),
    description: pageModel?.metaDescription ?? t('description', { label: hotel.label, place }),
    ...(isIndexed && { canonical: path, alternatePath: bare.hotel(hotel.id, '') }),
    image: shareImage(hotel),
    structuredData: [
      { ...hotelData(hotel, path, absolute), makesOffer: hotelOffersData(hotel) },
      breadcrumbData(steps, absolute),
    ],
  };
}

function shareImage({ images: [image] }: HotelDetail) {
  return image && { url: image.sizes.at(-1)?.url ?? image.url, width: 960, height: 720, alt: image.alt };
}
