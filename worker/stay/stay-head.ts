import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { createRoutes } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';
import { textOf } from '../render/text.ts';
import { absoluteFor } from '../seo/addresses.ts';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { hotelData } from '../seo/hotel-data.ts';
import { productData } from '../seo/product-data.ts';

/** Title, description, canonical address, picture and structured data of a stay. @rule OPEN-089 OPEN-090 */
export function stayHead(c: AppContext, stay: WeekendDetail) {
  const t = textOf(c, 'stay/page');
  // The base of the locale is put before a path only when the address is made.
  const bare = createRoutes('');
  const canonical = bare.stay(stay.id, stay.label);
  const place = stay.hotel.location.label;
  const absolute = absoluteFor(c);
  const steps = [
    { name: textOf(c, 'product/breadcrumb')('home'), path: bare.home() },
    ...stay.breadcrumb.map(({ label, category, id }) => ({ name: label, path: bare.search(`${category}=${id}`) })),
    { name: stay.label, path: canonical },
  ];
  return {
    title: stay.pageModel?.pageTitle ?? t('title', { label: stay.label, place }),
    description:
      stay.pageModel?.metaDescription ?? t('description', { label: stay.label, hotel: stay.hotel.label, place }),
    canonical,
    alternatePath: bare.stay(stay.id, ''),
    image: shareImage(stay),
    structuredData: [
      productData(stay, canonical, absolute),
      hotelData(stay.hotel, bare.hotel(stay.hotel.id, stay.hotel.label), absolute),
      breadcrumbData(steps, absolute),
    ],
  };
}

function shareImage({ images: [image] }: WeekendDetail) {
  return image && { url: image.sizes.at(-1)?.url ?? image.url, width: 960, height: 720, alt: image.alt };
}
