import { addMonths, startOfMonth, toDayNumber } from '#shared/calendar/date.ts';
import { type CheckinPricesRequest, checkinPricesRequest } from '#shared/catalogue/availability.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { loadNights } from '../queries/load-nights.ts';
import { loadStay } from '../queries/load-stay.ts';
import { bookingDays } from '../rules/booking-days.ts';
import { type Arrival, listArrivals, markBestPrices } from '../rules/list-arrivals.ts';
import { dayAfter, firstDayOf, listMonths } from '../rules/months.ts';
import { createNights, fitsOneRoom } from '../rules/sell-nights.ts';

/** @rule CAL-013 */
export async function handleCheckinPrices(asking: Asking): Promise<Response> {
  const asked = readQuery(checkinPricesRequest, asking.request.url);
  return asked.ok ? answerCalendar(asking, asked.value) : asked.problem;
}

/** The price calendar of a stay; `mark` adds what else is to be told of a day, for a stay of so many nights. */
export async function answerCalendar(
  { parts, db, now }: Asking,
  asked: CheckinPricesRequest,
  mark: (day: Arrival, nights: number) => object = (day) => day,
): Promise<Response> {
  const { locale, length, adult, child, baby, nights, multiOffer } = asked;
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, factsOf(locale).language);
  if (!row) return createProblem('NOT_FOUND');
  const { stay, hotel, room } = row;
  const { today, first, minMonth, maxMonth } = bookingDays(now, hotel.country);
  const start = asked.month === undefined ? startOfMonth(today) : firstDayOf(asked.month);
  if (!start) return createProblem('BAD_REQUEST', { field: 'month', detail: 'Expected a month from 1970 to 2999' });
  const months = listMonths(start, length);
  const last = Math.min(dayAfter(start, length), dayAfter(firstDayOf(maxMonth) ?? start, 1));
  const from = Math.max(first, toDayNumber(start));
  const isOffered =
    stay.published === 1 && stay.packageAvailable === 1 && (multiOffer || fitsOneRoom(room, { adult, child }));
  const isSold = isOffered && from < last;
  const loaded = isSold ? await loadNights(db, [room.id], from, last + stay.maxNights) : undefined;
  const sellable = createNights(stay, room, loaded?.get(room.id) ?? [], { adult, child });
  const wanted = nights ?? stay.defaultNights;
  const days = markBestPrices(listArrivals(sellable, from, last, wanted)).map((day) => mark(day, wanted));
  const previous = addMonths(start, -1).slice(0, 7);
  const next = addMonths(start, length).slice(0, 7);
  return Response.json({
    days,
    ...(previous >= minMonth && { prevMonth: previous }),
    ...(next <= maxMonth && { nextMonth: next }),
    minMonth,
    maxMonth,
    adult,
    child,
    baby,
    stepLength: length,
    requestedMonths: months,
  });
}
