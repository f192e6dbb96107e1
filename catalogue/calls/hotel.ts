import { todayIn } from '#shared/calendar/date.ts';
import { hotelRequest } from '#shared/catalogue/hotel-detail.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
import { factsOf } from '#shared/locale/locales.ts';
import { slugify } from '#shared/routes.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { findNearbyHotels, type NearbyRow } from '../queries/find-nearby-hotels.ts';
import { loadHotelPage } from '../queries/load-hotel-page.ts';
import { loadHotelRooms } from '../queries/load-hotel-rooms.ts';
import { loadHotelStays } from '../queries/load-hotel-stays.ts';
import { countries } from '../seed/geography/countries.ts';
import type { Texts } from '../seed/text/texts.ts';
import { describeHotel } from '../text/describe-hotel.ts';
import { describeRoom } from '../text/describe-room.ts';
import { picturesOf } from '../text/picture-stay.ts';
import { textsOf } from '../text/texts-of.ts';
import { loadRoomOffers } from './load-room-offers.ts';

/** @rule OPEN-053 HOTEL-016 HOTEL-018 */
export async function handleHotel({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(hotelRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, checkin, nights, adult, child, baby, fetchPageModel } = asked.value;
  const { language } = factsOf(locale);
  const id = parseId(parts.hotelId);
  const row = id === undefined ? undefined : await loadHotelPage(db, id, language);
  if (!row) return createProblem('NOT_FOUND');
  const { hotel } = row;
  const texts = textsOf(language);
  const today = todayIn(now, countries[hotel.country].timeZone);
  const month = Number((checkin ?? today).slice(5, 7));
  const described = describeHotel(texts, hotel, row, language, month);
  const party: WireParty = { adult, child, baby };
  const [rooms, stays, nearby] = await Promise.all([
    loadHotelRooms(db, hotel.id),
    loadHotelStays(db, hotel.id),
    findNearbyHotels(db, hotel, language),
  ]);
  const offers = await loadRoomOffers(db, texts, { hotel, stays, checkin, nights, party, now });
  return Response.json({
    ...described,
    weekends: stays.map(({ stay }) => stay.id),
    rooms: rooms.map((room) => ({
      ...describeRoom(texts, room, described.images),
      offers: offers.filter(({ roomId }) => roomId === room.id).map(({ roomId: _, ...offer }) => offer),
    })),
    nearbyHotels: nearby.map((other) => writeNearby(texts, other, month)),
    ...(fetchPageModel && { pageModel: writePage(described, row.city, hotel.active === 1) }),
  });
}

function writePage({ label, description }: { label: string; description: string }, city: string, isActive: boolean) {
  const [metaDescription = ''] = description.split('\n\n');
  return { pageTitle: `${label}, ${city}`, metaDescription, ...(!isActive && { robots: 'noindex' }) };
}

/** @rule HOTEL-011 */
function writeNearby(texts: Texts, hotel: NearbyRow, month: number) {
  const { id, name, stars, city, address, lat, lng, reviewAverage, reviewCount, distance, sellPrice } = hotel;
  return {
    id,
    uri: `/hotel/${id}-${slugify(name)}`,
    label: name,
    stars,
    location: { label: city, address, latitude: lat, longitude: lng },
    ...(reviewCount > 0 && { review: { average: reviewAverage / 10, count: reviewCount } }),
    images: picturesOf(texts, hotel, month),
    distance,
    sellPrice,
  };
}
