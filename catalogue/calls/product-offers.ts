import { toDayNumber } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import { productOffersRequest } from '#shared/catalogue/quote.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import type { Database } from '../queries/database.ts';
import { loadHotelStays } from '../queries/load-hotel-stays.ts';
import { loadNights, type Night } from '../queries/load-nights.ts';
import { loadStay } from '../queries/load-stay.ts';
import { bookingDays } from '../rules/booking-days.ts';
import { countRooms, priceStay, type StayPrice } from '../rules/price.ts';
import { createNights, sell } from '../rules/sell-nights.ts';
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
  const nights = await loadStayNights(db, stays, day, wanted);
  const party = { adult, child };
  const offers = stays.flatMap(({ stay, room }) => {
    const count = day === undefined ? stay.defaultNights : (wanted ?? stay.defaultNights);
    const price =
      day === undefined
        ? priceOpen(stay, room, party)
        : sell(createNights(stay, room, nights.get(room.id) ?? [], party), day, count)?.price;
    if (!price) return [];
    const rooms = countRooms(party, room.maxCapacity);
    return [
      {
        weekendId: stay.id,
        label: nameStay(texts, stay, row.hotel.environment),
        shortProgram: listProgramme(texts, stay.programme, room.kind, count).map(({ label }) => label),
        nights: count,
        priceInfo: writePriceInfo(price, stay.promo, { nights: count, rooms, isFinal: day !== undefined }),
        cancellationPolicy: writeCancellation(texts, stay.cancellation, toDayNumber(today), day),
      },
    ];
  });
  return Response.json(offers.sort((a, b) => a.priceInfo.sellPrice - b.priceInfo.sellPrice));
}

type HotelStay = Awaited<ReturnType<typeof loadHotelStays>>[number];

/** The nights that any of the stays could take from a day on; none without a day. */
async function loadStayNights(db: Database, stays: readonly HotelStay[], day: number | undefined, wanted?: number) {
  const roomIds = [...new Set(stays.map(({ room }) => room.id))];
  if (day === undefined || roomIds.length === 0) return new Map<number, Night[]>();
  return loadNights(db, roomIds, day, day + (wanted ?? Math.max(...stays.map(({ stay }) => stay.defaultNights))));
}

function priceOpen(
  stay: HotelStay['stay'],
  room: HotelStay['room'],
  party: Pick<WireParty, 'adult' | 'child'>,
): StayPrice | undefined {
  if (stay.fromNightsPrice === null) return undefined;
  return priceStay(stay, stay.fromNightsPrice, countRooms(party, room.maxCapacity), party);
}
