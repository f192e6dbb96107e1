import { orderLookupRequest, orderNumber } from '#shared/catalogue/order.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { loadBooking } from '../queries/load-booking.ts';

/** A booking for whoever knows its number and e-mail; whichever of the two is wrong, the answer is the same. */
export async function handleOrder({ request, parts, db }: Asking): Promise<Response> {
  const asked = readQuery(orderLookupRequest, request.url);
  if (!asked.ok) return asked.problem;
  const number = orderNumber.safeParse(parts.number);
  const email = asked.value.email.trim().toLowerCase();
  const booking = number.success ? await loadBooking(db, number.data, email) : undefined;
  if (!booking) return createProblem('NOT_FOUND');
  return Response.json(booking.document, { headers: { 'cache-control': 'no-store' } });
}
