import { boxesRequest } from '#shared/catalogue/box.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { loadBoxes } from '../queries/load-boxes.ts';
import { marketOf } from '../rules/market-of.ts';
import { boxPlanOf } from '../seed/boxes.ts';
import { pictureBox } from '../text/describe-box.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';
import { writeBoxPrice } from './write-box-price.ts';

/** The boxes of the market of the locale, in its order. @rule API-020 BOX-012 BOX-015 */
export async function handleBoxes({ request, db }: Asking): Promise<Response> {
  const asked = readQuery(boxesRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale } = asked.value;
  const { language } = factsOf(locale);
  const texts = productTextsOf(language);
  const boxes = await loadBoxes(db, marketOf(locale));
  return Response.json({
    boxes: boxes.map((box) => {
      const { theme } = boxPlanOf(box.theme).criteria;
      return {
        code: box.code,
        slug: box.slug,
        ...texts.boxes[box.theme],
        price: writeBoxPrice(box),
        images: pictureBox(textsOf(language), box),
        ...(box.rating !== null && { rating: box.rating / 10 }),
        searchCriteria: { subthemas: theme === undefined ? [] : [theme] },
      };
    }),
  });
}
