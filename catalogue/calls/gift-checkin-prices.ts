import { giftCheckinPricesRequest } from '#shared/catalogue/single-voucher.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { answerCalendar } from './checkin-prices.ts';

/**
 * The price calendar seen with a gift: a day is included when the gift pays it and it asks for no more nights, else it
 * costs a supplement.
 * @rule API-029 GIFT-018 GIFT-019 GIFT-020
 */
export async function handleGiftCheckinPrices(asking: Asking): Promise<Response> {
  const asked = readQuery(giftCheckinPricesRequest, asking.request.url);
  if (!asked.ok) return asked.problem;
  const { giftPrice } = asked.value;
  return answerCalendar(asking, asked.value, (day, nights) => ({
    ...day,
    status: day.minLos <= nights && day.displayTotalPrice <= giftPrice ? 'included' : 'supplement',
  }));
}
