import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { createRoutes } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';
import { addressIn } from '../render/alternates.ts';
import { textOf } from '../render/text.ts';
import { structuredDataOf } from './structured-data.ts';

/** Title, description, canonical address, picture and structured data of a stay. @rule OPEN-089 OPEN-090 */
export function stayHead(c: AppContext, stay: WeekendDetail) {
  const t = textOf(c, 'stay/page');
  const { locale, settings } = c.var;
  const { protocol, port } = new URL(c.req.url);
  // The base of the locale is put before a path only when the address is made.
  const bare = createRoutes('');
  const canonical = bare.stay(stay.id, stay.label);
  const place = stay.hotel.location.label;
  const image = stay.images[0];
  const absolute = (path: string) => {
    const isElsewhere = /^https?:/.test(path);
    return isElsewhere ? path : addressIn(locale, path, settings, { protocol, port });
  };
  return {
    title: stay.pageModel?.pageTitle ?? t('title', { label: stay.label, place }),
    description:
      stay.pageModel?.metaDescription ?? t('description', { label: stay.label, hotel: stay.hotel.label, place }),
    canonical,
    alternatePath: bare.stay(stay.id, ''),
    image: image && { url: image.sizes.at(-1)?.url ?? image.url, width: 960, height: 720 },
    structuredData: structuredDataOf(stay, {
      absolute,
      stay: canonical,
      home: { label: textOf(c, 'stay/breadcrumb')('home'), path: '/' },
      search: (query) => bare.search(query),
    }),
  };
}
