import type { GiftOrderRequest, GiftProduct } from '#shared/catalogue/gift-order.ts';
import { factsOf, type Locale } from '#shared/locale/locales.ts';
import type { Database } from '../queries/database.ts';
import { loadActivity } from '../queries/load-activity.ts';
import { loadFares } from '../queries/load-fares.ts';
import { loadStay } from '../queries/load-stay.ts';
import { priceActivity } from '../rules/activity-price.ts';
import { marketOf } from '../rules/market-of.ts';
import { priceVoucher } from '../rules/price-voucher.ts';
import {
  giftCardPlan,
  shippingCosts,
  subCategoryId,
  subElementCodes,
  subElementId,
  subElementTraits,
  validityMonths,
} from '../seed/gift-extras.ts';
import { skuOfBox, skuOfExtra } from '../seed/printed-gifts.ts';
import { nameActivity } from '../text/describe-activity.ts';
import { nameStay } from '../text/describe-stay.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';
import { findBox } from './find-box.ts';

/** A product as it is given, before it is printed and sent; `sku` is what its printed form is counted as. */
interface Gift {
  readonly label: string;
  readonly months: number;
  readonly sellPrice: number;
  readonly availabilityUpsell: number;
  /** How it can be printed: not at all, sent for nothing, or for what shipping costs. */
  readonly printing: 'none' | 'free' | 'paid';
  readonly sku?: string;
}

export interface QuotedGift extends Gift {
  readonly price: {
    readonly sellPrice: number;
    readonly shippingCost: number;
    readonly subElementsPrice: number;
    readonly totalAvailabilityUpsell: number;
    readonly totalPrice: number;
  };
  readonly extras: readonly { readonly id: number; readonly name: string; readonly price: number }[];
  readonly skus: readonly string[];
}

type Refusal = 'NOT_FOUND' | 'NOT_BOOKABLE';

/** What a gift costs in the market of its locale; a refusal when it is not there or not sold like this. */
export async function quoteGift(db: Database, order: GiftOrderRequest): Promise<QuotedGift | Refusal> {
  const { locale, product, format } = order;
  const gift = await loadGift(db, product, order);
  if (typeof gift === 'string') return gift;
  const market = marketOf(locale);
  const isPrinted = format === 'physical';
  const { shipping, fee, isGiftable } = shippingCosts[market];
  if (isPrinted && (gift.printing === 'none' || !isGiftable)) return 'NOT_BOOKABLE';
  const extras = findExtras(order.subElements, locale);
  if (!extras) return 'NOT_BOOKABLE';
  const shippingCost = isPrinted && gift.printing === 'paid' ? shipping + fee : 0;
  const subElementsPrice = extras.reduce((sum, { price }) => sum + price, 0);
  const { sellPrice, availabilityUpsell } = gift;
  return {
    ...gift,
    price: {
      sellPrice,
      shippingCost,
      subElementsPrice,
      totalAvailabilityUpsell: availabilityUpsell,
      totalPrice: sellPrice + availabilityUpsell + shippingCost + subElementsPrice,
    },
    extras,
    skus: isPrinted ? [...(gift.sku ? [gift.sku] : []), ...extras.map(({ id }) => skuOfExtra(market, id))] : [],
  };
}

/** The chosen extras; undefined when one is not there, comes twice, or is a second sleeve. @rule GIFT-043 GIFT-045 */
function findExtras(ids: readonly number[], locale: Locale): QuotedGift['extras'] | undefined {
  const codes = subElementCodes.filter((code) => ids.includes(subElementId(code)));
  const sleeves = codes.filter((code) => subCategoryId(subElementTraits[code].category) === subCategoryId('sleeves'));
  if (codes.length !== ids.length || sleeves.length > 1) return undefined;
  const names = productTextsOf(factsOf(locale).language).subElements;
  return codes.map((code) => ({ id: subElementId(code), name: names[code], price: subElementTraits[code].price }));
}

function loadGift(db: Database, product: GiftProduct, order: GiftOrderRequest): Promise<Gift | Refusal> {
  switch (product.type) {
    case 'BOX':
      return loadBoxGift(db, product.code, order);
    case 'SINGLEVOUCHER':
      return loadVoucherGift(db, product, order.locale);
    case 'GIFTCARD':
      return Promise.resolve(readCardGift(product.amount, order.locale));
    case 'DIGITAL_ACTIVITY_ONLY':
      return loadActivityGift(db, product, order.locale);
  }
}

async function loadBoxGift(db: Database, code: string, { locale, format }: GiftOrderRequest): Promise<Gift | Refusal> {
  const found = await findBox(db, locale, code);
  if (!found) return 'NOT_FOUND';
  const { box } = found;
  if (found.format !== undefined && found.format !== format) return 'NOT_BOOKABLE';
  return {
    label: productTextsOf(factsOf(locale).language).boxes[box.theme].title,
    months: validityMonths.box,
    sellPrice: box.price,
    availabilityUpsell: 0,
    printing: box.physical === 1 ? 'free' : 'none',
    sku: skuOfBox(box.market, box.code),
  };
}

async function loadVoucherGift(
  db: Database,
  { id, nights, bucket, withAvailability }: GiftProduct & { type: 'SINGLEVOUCHER' },
  locale: Locale,
): Promise<Gift | Refusal> {
  const { language } = factsOf(locale);
  const row = await loadStay(db, id, language);
  if (!row) return 'NOT_FOUND';
  const { stay, room, hotel } = row;
  const listed = priceVoucher(stay, await loadFares(db, room.id)).find(({ los }) => los === nights);
  const sellPrice = listed?.sellPrices[bucket];
  if (!listed || sellPrice === undefined) return 'NOT_BOOKABLE';
  const freest = listed.sellPrice + (listed.extraUpsellAvailabilityAmount ?? 0);
  return {
    label: nameStay(textsOf(language), stay, hotel.environment),
    months: validityMonths.voucher,
    sellPrice,
    availabilityUpsell: withAvailability ? freest - sellPrice : 0,
    printing: 'paid',
  };
}

function readCardGift(amount: number, locale: Locale): Gift | Refusal {
  const { minAmount, maxAmount } = giftCardPlan;
  if (amount < minAmount || amount > maxAmount || amount % 100 !== 0) return 'NOT_BOOKABLE';
  const { label } = productTextsOf(factsOf(locale).language).giftCard;
  return { label, months: validityMonths.card, sellPrice: amount, availabilityUpsell: 0, printing: 'paid' };
}

async function loadActivityGift(
  db: Database,
  { id, people }: GiftProduct & { type: 'DIGITAL_ACTIVITY_ONLY' },
  locale: Locale,
): Promise<Gift | Refusal> {
  const { language } = factsOf(locale);
  const row = await loadActivity(db, id, language);
  if (!row) return 'NOT_FOUND';
  const price = row.activity.published === 1 ? priceActivity(row.activity, people) : undefined;
  if (!price) return 'NOT_BOOKABLE';
  return {
    label: nameActivity(productTextsOf(language), row.activity),
    months: validityMonths.activity,
    sellPrice: price.total,
    availabilityUpsell: 0,
    printing: 'none',
  };
}
