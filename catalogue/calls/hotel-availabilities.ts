import { startOfMonth, toDayNumber } from '#shared/calendar/date.ts';
import { hotelAvailabilitiesRequest } from '#shared/catalogue/availability.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadHotel } from '../queries/load-hotel.ts';
import { loadHotelStays } from '../queries/load-hotel-stays.ts';
import { loadNights, type Night } from '../queries/load-nights.ts';
import { bookingDays } from '../rules/booking-days.ts';
import { type Arrival, listArrivals, markBestPrices } from '../rules/list-arrivals.ts';
import { dayAfter, firstDayOf } from '../rules/months.ts';
import { createNights } from '../rules/sell-nights.ts';

/** @rule API-012 */
export async function handleHotelAvailabilities({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(hotelAvailabilitiesRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { length, adult, child } = asked.value;
  const id = parseId(parts.hotelId);
  const hotel = id === undefined ? undefined : await loadHotel(db, id);
  if (!hotel) return createProblem('NOT_FOUND');
  const { today, first, maxMonth } = bookingDays(now, hotel.country);
  const start = asked.value.month === undefined ? startOfMonth(today) : firstDayOf(asked.value.month);
  if (!start) return createProblem('BAD_REQUEST', { field: 'month', detail: 'Expected a month from 1970 to 2999' });
  const from = Math.max(first, toDayNumber(start));
  const last = Math.min(dayAfter(start, length), dayAfter(firstDayOf(maxMonth) ?? start, 1));
  const stays = await loadHotelStays(db, hotel.id);
  const roomIds = [...new Set(stays.map(({ room }) => room.id))];
  const longest = Math.max(0, ...stays.map(({ stay }) => stay.maxNights));
  const nights = from < last ? await loadNights(db, roomIds, from, last + longest) : new Map<number, Night[]>();
  const arrivals = stays.flatMap(({ stay, room }) =>
    listArrivals(createNights(stay, room, nights.get(room.id) ?? [], { adult, child }), from, last, stay.defaultNights),
  );
  return Response.json({ items: markBestPrices(cheapestOfEachDay(arrivals)) });
}

function cheapestOfEachDay(arrivals: readonly Arrival[]): Arrival[] {
  const cheapest = new Map<string, Arrival>();
  for (const arrival of arrivals) {
    const known = cheapest.get(arrival.day);
    if (!known || arrival.amount < known.amount) cheapest.set(arrival.day, arrival);
  }
  return [...cheapest.values()].sort((a, b) => a.day.localeCompare(b.day));
}
