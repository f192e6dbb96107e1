import { toDayNumber } from '#shared/calendar/date.ts';
import { checkoutNightsRequest } from '#shared/catalogue/availability.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadNights } from '../queries/load-nights.ts';
import { loadStay } from '../queries/load-stay.ts';
import { bookingDays } from '../rules/booking-days.ts';
import { createNights, fitsOneRoom, sell } from '../rules/sell-nights.ts';

/** @rule CAL-014 CAL-020 API-011 */
export async function handleCheckoutNights({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(checkoutNightsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, checkin, length, adult, child, multiOffer, withPrices } = asked.value;
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, factsOf(locale).language);
  if (!row) return createProblem('NOT_FOUND');
  const { stay, hotel, room } = row;
  const day = toDayNumber(checkin);
  const most = Math.min(stay.maxNights, length ?? stay.maxNights);
  const isOffered =
    stay.published === 1 && stay.packageAvailable === 1 && (multiOffer || fitsOneRoom(room, { adult, child }));
  const isSold = isOffered && day >= bookingDays(now, hotel.country).first;
  const loaded = isSold ? await loadNights(db, [room.id], day, day + most) : undefined;
  const nights = createNights(stay, room, loaded?.get(room.id) ?? [], { adult, child });
  const sales = Array.from({ length: most }, (_, index) => sell(nights, day, index + 1)).filter(
    (sale) => sale !== undefined,
  );
  return Response.json(
    withPrices
      ? sales.map(({ nights: count, price }) => ({ nights: count, total: price.total }))
      : sales.map((sale) => sale.nights),
  );
}
