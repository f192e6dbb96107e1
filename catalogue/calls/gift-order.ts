import { orderLookupRequest, orderNumber } from '#shared/catalogue/order.ts';
import { noStore } from '../http/answer-written.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { loadGiftOrder } from '../queries/load-gift-order.ts';

/** A gift order for whoever knows its number and e-mail; whichever of the two is wrong, the answer is the same. */
export async function handleGiftOrder({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(orderLookupRequest, request.url);
  if (!asked.ok) return asked.problem;
  const number = orderNumber.safeParse(parts.number);
  const email = asked.value.email.trim().toLowerCase();
  const order = number.success ? await loadGiftOrder(db, number.data, email) : undefined;
  return order ? Response.json(order.document, { headers: noStore }) : createProblem('NOT_FOUND');
}
