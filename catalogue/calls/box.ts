import { boxRequest } from '#shared/catalogue/box.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { staysOfBox } from '../queries/box-stays.ts';
import { findStays } from '../queries/find-stays.ts';
import { boxPlanOf } from '../seed/boxes.ts';
import { validityMonths } from '../seed/gift-extras.ts';
import { fillIn } from '../text/compose.ts';
import { listBoxContent, pictureBox } from '../text/describe-box.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';
import { findBox } from './find-box.ts';
import { openCriteria } from './open-criteria.ts';

/** @rule API-019 BOX-011 */
export async function handleBox({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(boxRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale } = asked.value;
  const found = await findBox(db, locale, parts.code);
  if (!found) return createProblem('NOT_FOUND');
  const { box, format } = found;
  const { language } = factsOf(locale);
  const texts = productTextsOf(language);
  const { title, description } = texts.boxes[box.theme];
  const one = { orderBy: 'priceQuality', page: 0, limit: 1, language } as const;
  const { total } = await findStays(db, openCriteria(locale), one, staysOfBox(box));
  const gallery = pictureBox(textsOf(language), box);
  const [main] = gallery;
  return Response.json({
    code: format ? `${box.code}-${format}` : box.code,
    title,
    slug: box.slug,
    description,
    includedContent: listBoxContent(textsOf(language), texts, box, total).join('\n'),
    value: box.value,
    sellPrice: box.price,
    ...(box.price < box.value && { referencePrice: box.value }),
    formats: box.physical === 1 ? ['digital', 'physical'] : ['digital'],
    validityMonths: validityMonths.box,
    participants: 2,
    ...(box.rating !== null && { rating: box.rating / 10 }),
    searchCriteriaProperties: boxPlanOf(box.theme).criteria,
    images: main ? { main, catalog: sizesOf(main.sizes) } : {},
    gallery,
    pageModel: {
      pageTitle: fillIn(texts.box.pageTitle, { title }),
      metaDescription: description,
      ...(format === 'physical' && { robots: 'noindex, follow' }),
    },
  });
}

/** The names of the catalogue sizes; the pool has two widths, of which the smaller one serves the two small sizes. */
function sizesOf(sizes: readonly { readonly url: string }[]) {
  const [small = { url: '' }, large = small] = sizes;
  return { '120_80': small.url, '640_360': small.url, '960_540': large.url };
}
