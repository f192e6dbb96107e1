import { type IsoDate, toDayNumber } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import type { Database } from '../queries/database.ts';
import type { HotelRow } from '../queries/load-hotel.ts';
import type { loadHotelStays } from '../queries/load-hotel-stays.ts';
import { loadNights, type Night } from '../queries/load-nights.ts';
import { bookingDays } from '../rules/booking-days.ts';
import { countRooms, priceStay } from '../rules/price.ts';
import { createNights, sell } from '../rules/sell-nights.ts';
import type { Texts } from '../seed/text/texts.ts';
import { listProgramme, nameStay, stayUri } from '../text/describe-stay.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import { writePriceInfo } from './write-price-info.ts';

interface Wish {
  readonly hotel: HotelRow;
  readonly stays: Awaited<ReturnType<typeof loadHotelStays>>;
  readonly checkin: IsoDate | undefined;
  readonly nights: number | undefined;
  readonly party: WireParty;
  readonly now: number;
}

/** The stays of a hotel that can be had, with the room of each, cheapest first; without dates at their from-price. @rule HOTEL-019 */
export async function loadRoomOffers(db: Database, texts: Texts, wish: Wish) {
  const { hotel, stays, checkin, nights: wanted, party, now } = wish;
  const { today, first } = bookingDays(now, hotel.country);
  const day = checkin && toDayNumber(checkin);
  const nights = day === undefined || day < first ? undefined : await loadStayNights(db, stays, day, wanted);
  const offers = stays.flatMap(({ stay, room }) => {
    const count = day === undefined ? stay.defaultNights : (wanted ?? stay.defaultNights);
    const rooms = countRooms(party, room.maxCapacity);
    const price =
      day === undefined
        ? stay.fromNightsPrice !== null && priceStay(stay, stay.fromNightsPrice, rooms, party)
        : sell(createNights(stay, room, nights?.get(room.id) ?? [], party), day, count)?.price;
    if (!price) return [];
    const label = nameStay(texts, stay, hotel.environment);
    const shortProgram = listProgramme(texts, stay.programme, room.kind, count).map((line) => line.label);
    return [
      {
        roomId: room.id,
        id: stay.id,
        uri: stayUri(stay.id, label),
        label,
        nights: count,
        hasSelectedDates: day !== undefined,
        ...(checkin && { checkin }),
        paxCount: party.adult + party.child + party.baby,
        shortProgramIntroWithoutRoom: shortProgram.slice(1).join(', '),
        shortProgram,
        price: writePriceInfo(price, stay.promo, { nights: count, rooms, isFinal: day !== undefined }),
        cancellationPolicy: writeCancellation(texts, stay.cancellation, toDayNumber(today), day),
      },
    ];
  });
  return offers.sort((a, b) => a.price.sellPrice - b.price.sellPrice || a.id - b.id);
}

function loadStayNights(
  db: Database,
  stays: Wish['stays'],
  day: number,
  wanted: number | undefined,
): Promise<Map<number, Night[]>> {
  const roomIds = [...new Set(stays.map(({ room }) => room.id))];
  const most = wanted ?? Math.max(1, ...stays.map(({ stay }) => stay.defaultNights));
  return loadNights(db, roomIds, day, day + most);
}
