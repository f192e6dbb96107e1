import { toDayNumber } from '#shared/calendar/date.ts';
import { productOffersRequest } from '#shared/catalogue/quote.ts';
import { factsOf } from '#shared/locale/locales.ts';
import { bookingDays } from '../booking-days.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { countRooms, priceStay } from '../price.ts';
import { loadHotelStays } from '../queries/load-hotel-stays.ts';
import { loadNights } from '../queries/load-nights.ts';
import { loadStay } from '../queries/load-stay.ts';
import { createNights, sell } from '../sell-nights.ts';
import { listProgramme, nameStay } from '../text/describe-stay.ts';
import { textsOf } from '../text/texts-of.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import { writePriceInfo } from './write-price-info.ts';

/** The stays of the product's hotel that can be had, cheapest first; without dates at their from-price. @rule API-030 */
export async function handleProductOffers({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(productOffersRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, checkin, nights: wanted, adult, child } = asked.value;
  const { language } = factsOf(locale);
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, language);
  if (!row) return createProblem('NOT_FOUND');
  const texts = textsOf(language);
  const { today, first } = bookingDays(now, row.hotel.country);
  const day = checkin && toDayNumber(checkin);
  const stays = day !== undefined && day < first ? [] : await loadHotelStays(db, row.hotel.id);
  const loaded =
    day === undefined || stays.length === 0
      ? undefined
      : await loadNights(db, [...new Set(stays.map(({ room }) => room.id))], day, day + (wanted ?? mostNights));
  const offers = stays.flatMap(({ stay, room }) => {
    const count = wanted ?? stay.defaultNights;
    const party = { adult, child };
    const rooms = countRooms(party, room.maxCapacity);
    const price =
      day === undefined
        ? stay.fromNightsPrice === null
          ? undefined
          : priceStay(stay, stay.fromNightsPrice, rooms, party)
        : sell(createNights(stay, room, loaded?.get(room.id) ?? [], party), day, count)?.price;
    if (!price) return [];
    const nights = day === undefined ? stay.defaultNights : count;
    return [
      {
        weekendId: stay.id,
        label: nameStay(texts, stay, row.hotel.environment),
        shortProgram: listProgramme(texts, stay.programme, room.kind, nights).map(({ label }) => label),
        nights,
        priceInfo: writePriceInfo(price, stay.promo, { nights, rooms, isFinal: day !== undefined }),
        cancellationPolicy: writeCancellation(texts, stay.cancellation, toDayNumber(today), day),
      },
    ];
  });
  return Response.json(offers.sort((a, b) => a.priceInfo.sellPrice - b.priceInfo.sellPrice));
}

const mostNights = 30;
