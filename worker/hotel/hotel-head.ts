import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { createRoutes } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';
import { addressIn } from '../render/alternates.ts';
import { textOf } from '../render/text.ts';
import { structuredDataOf } from './structured-data.ts';

/** Title, description, canonical address, picture and structured data of a hotel. @rule HOTEL-013 OPEN-089 SEO-004 */
export function hotelHead(c: AppContext, hotel: HotelDetail) {
  const t = textOf(c, 'hotel/page');
  const { locale, settings } = c.var;
  const { protocol, port } = new URL(c.req.url);
  const bare = createRoutes('');
  const path = bare.hotel(hotel.id, hotel.label);
  const place = hotel.location.label;
  const { pageModel } = hotel;
  const image = hotel.images[0];
  const isIndexed = hotel.active && !pageModel?.robots?.includes('noindex');
  const absolute = (address: string) =>
    /^https?:/.test(address) ? address : addressIn(locale, address, settings, { protocol, port });
  return {
    title: pageModel?.pageTitle ?? t('title', { label: hotel.label, place }),
    description: pageModel?.metaDescription ?? t('description', { label: hotel.label, place }),
    ...(isIndexed && { canonical: path, alternatePath: bare.hotel(hotel.id, '') }),
    image: image && { url: image.sizes.at(-1)?.url ?? image.url, width: 960, height: 720 },
    structuredData: structuredDataOf(hotel, {
      absolute,
      hotel: path,
      home: { label: textOf(c, 'stay/breadcrumb')('home'), path: '/' },
      search: (query) => bare.search(query),
    }),
  };
}
