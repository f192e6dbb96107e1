import { addMonths, todayIn } from '#shared/calendar/date.ts';
import { type GiftOrderRequest, giftOrderRequest } from '#shared/catalogue/gift-order.ts';
import { answerWritten } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readWrite } from '../http/read-write.ts';
import { countInStore } from '../queries/count-pieces.ts';
import type { Database } from '../queries/database.ts';
import { insertGiftOrder } from '../queries/insert-gift-order.ts';
import { loadWritten } from '../queries/load-written.ts';
import { marketOf } from '../rules/market-of.ts';
import { createGiftCode, createOrderNumber } from '../rules/order-secrets.ts';
import { countries } from '../seed/geography/countries.ts';
import { type QuotedGift, quoteGift } from './quote-gift.ts';

/** How often an order is tried again when only its random number or somebody else's last piece was in the way. */
const mostTries = 3;

/**
 * Stores a gift order and takes what it needs from store. 201 with the order; 200 with the first answer when key and
 * body were seen before; 409 when the key was used for something else, the price differs or a piece is sold out.
 */
export async function handlePlaceGiftOrder({ request, db, now }: Asking): Promise<Response> {
  const asked = await readWrite(giftOrderRequest, request);
  if (!asked.ok) return asked.problem;
  const { body: order, key, hash } = asked.value;
  const earlier = await loadWritten(db, 'placeGiftOrder', key);
  if (earlier) return answerWritten({ ...earlier, isMine: false }, hash);
  const quoted = await quoteGift(db, order);
  if (typeof quoted === 'string') return createProblem(quoted);
  const { totalPrice } = quoted.price;
  if (totalPrice !== order.expectedTotalCents) {
    return createProblem('PRICE_CHANGED', { currentTotalCents: totalPrice });
  }
  for (let tries = 0; tries < mostTries; tries++) {
    const number = createOrderNumber();
    const answer = writeGiftOrder(order, quoted, { number, now });
    const written = await insertGiftOrder(db, {
      idempotencyKey: key,
      requestHash: hash,
      answer,
      now,
      number,
      email: order.buyer.email,
      total: totalPrice,
      skus: quoted.skus,
      card:
        order.product.type === 'GIFTCARD'
          ? { code: answer.code, balance: quoted.price.sellPrice, validUntil: answer.validUntil }
          : undefined,
    });
    if (written) return answerWritten(written, hash);
    if (await isSoldOut(db, quoted.skus)) return createProblem('SOLD_OUT');
  }
  return answerWritten(undefined, hash);
}

async function isSoldOut(db: Database, skus: readonly string[]): Promise<boolean> {
  return skus.length > 0 && (await countInStore(db, skus)) < skus.length;
}

function writeGiftOrder(
  { locale, product, format, fromName, message, isForOneself, shipTo, buyer }: GiftOrderRequest,
  { label, months, price, extras }: QuotedGift,
  { number, now }: { readonly number: string; readonly now: number },
) {
  return {
    number,
    status: 'confirmed',
    createdAt: new Date(now).toISOString(),
    locale,
    product,
    label,
    format,
    code: createGiftCode(),
    validUntil: addMonths(todayIn(now, countries[marketOf(locale)].timeZone), months),
    ...(extras.length > 0 && { subElements: extras }),
    ...(fromName && { fromName }),
    ...(message && { message }),
    isForOneself,
    ...(format === 'physical' && { shipTo }),
    buyer,
    priceInfo: price,
  };
}
