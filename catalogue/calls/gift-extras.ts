import { giftCardRequest, subElementsRequest } from '#shared/catalogue/gift-extras.ts';
import { shippingCostsRequest } from '#shared/catalogue/single-voucher.ts';
import { type Country, factsOf, type Language } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { marketOf } from '../rules/market-of.ts';
import {
  giftCardPlan,
  shippingCosts,
  subCategoryCodes,
  subCategoryId,
  subElementCodes,
  subElementId,
  subElementTraits,
  validityMonths,
} from '../seed/gift-extras.ts';
import { pictureOf } from '../text/picture-stay.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';

/** @rule API-024 GIFT-033 */
export async function handleShippingCosts({ request }: Asking): Promise<Response> {
  const asked = readQuery(shippingCostsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { pos } = asked.value;
  const costs = (Object.keys(shippingCosts) as Country[]).flatMap((country) => {
    const { shipping, fee, isGiftable } = shippingCosts[country];
    const market = country.toLowerCase();
    const written = { shippingCost: shipping, internationalShippingFee: fee, isGiftable };
    return pos === undefined || pos === market ? [[market, written] as const] : [];
  });
  if (costs.length === 0) return createProblem('NOT_FOUND');
  return Response.json({ shippingCostsPerCountry: Object.fromEntries(costs) });
}

/** @rule API-023 GIFT-042 GIFT-043 */
export async function handleSubElements({ request }: Asking): Promise<Response> {
  const asked = readQuery(subElementsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale } = asked.value;
  const { language } = factsOf(locale);
  const texts = productTextsOf(language);
  return Response.json({
    availableCustomSubElements: subElementCodes.map((code) => {
      const { category, price, isRecommended, kind } = subElementTraits[code];
      const id = subElementId(code);
      return {
        id,
        name: texts.subElements[code],
        imageUrl: pictureOf(textsOf(language), kind, marketOf(locale), id).url,
        recommendedByWed: isRecommended,
        price,
        categoryId: subCategoryId(category),
      };
    }),
    categories: subCategoryCodes.map((code) => ({
      id: subCategoryId(code),
      description: texts.subCategories[code].description,
      names: Object.fromEntries(languages.map((other) => [other, productTextsOf(other).subCategories[code].name])),
      singleSelection: code === 'sleeves',
    })),
  });
}

const languages: readonly Language[] = ['fr', 'es', 'nl', 'it', 'en'];

/** @rule BOX-008 */
export async function handleGiftCard({ request }: Asking): Promise<Response> {
  const asked = readQuery(giftCardRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale } = asked.value;
  const { language } = factsOf(locale);
  const { label, description, pageTitle } = productTextsOf(language).giftCard;
  const cover = (seed: number) => pictureOf(textsOf(language), seed % 2 === 0 ? 'sea' : 'lake', marketOf(locale), seed);
  return Response.json({
    ...giftCardPlan,
    label,
    description,
    validityMonths: validityMonths.card,
    images: [cover(1), cover(2)],
    pageModel: { pageTitle, metaDescription: description },
  });
}
