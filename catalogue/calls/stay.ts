import { toDayNumber, todayIn } from '#shared/calendar/date.ts';
import { stayRequest } from '#shared/catalogue/stay.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import type { Database } from '../queries/database.ts';
import { loadNights } from '../queries/load-nights.ts';
import { loadStay, type StayRow } from '../queries/load-stay.ts';
import { countRooms, priceStay } from '../rules/price.ts';
import { fewestRooms } from '../rules/sell-nights.ts';
import { countries } from '../seed/geography/countries.ts';
import { themesOf } from '../seed/themes.ts';
import { describeActivities } from '../text/describe-activities.ts';
import { describeHotel } from '../text/describe-hotel.ts';
import { describeRoom } from '../text/describe-room.ts';
import { leadStay, listProgramme, nameStay, stayUri } from '../text/describe-stay.ts';
import { drawAttention } from '../text/draw-attention.ts';
import { textsOf } from '../text/texts-of.ts';
import { writeCancellation } from '../text/write-cancellation.ts';
import { writeDiscount, writePriceInfo } from './write-price-info.ts';

export async function handleStay({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(stayRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, checkin, fetchPageModel } = asked.value;
  const { language } = factsOf(locale);
  const id = parseId(parts.id);
  const row = id === undefined ? undefined : await loadStay(db, id, language);
  if (!row) return createProblem('NOT_FOUND');
  const { stay, hotel, room } = row;
  const texts = textsOf(language);
  const today = todayIn(now, countries[hotel.country].timeZone);
  const day = toDayNumber(today);
  const nights = asked.value.night ?? asked.value.nights ?? stay.defaultNights;
  const described = describeHotel(texts, hotel, row, language, Number((checkin ?? today).slice(5, 7)));
  const label = nameStay(texts, stay, hotel.environment);
  const visit = { stayId: stay.id, extras: stay.extras, checkin, nights };
  return Response.json({
    id: stay.id,
    uri: stayUri(stay.id, label),
    label,
    headwords: leadStay(texts, stay, row.city),
    published: stay.published === 1,
    hotel: described,
    room: describeRoom(texts, room, described.images),
    images: described.images,
    programLine: listProgramme(texts, stay.programme, room.kind, nights),
    activities: describeActivities(texts, stay.programme, 'activity', described.images, visit),
    dinners: describeActivities(texts, stay.programme, 'dinner', described.images, visit),
    ...(stay.programme.includes('breakfast') && {
      breakfast: { type: texts.breakfast.name, detailList: texts.breakfast.menu, schedules: [texts.breakfast.hours] },
    }),
    cancellationPolicy: writeCancellation(texts, stay.cancellation, day, checkin && toDayNumber(checkin)),
    nights: { default: stay.defaultNights, min: stay.minNights, max: stay.maxNights },
    ...(stay.published === 1 && fromPrice(row)),
    ...(stay.published === 1 && writeDiscount(stay)),
    breadcrumb: described.breadcrumb,
    themes: themesOf(stay.themes).map((theme) => ({ id: theme, name: texts.themes[theme] })),
    ...(await roomsLeft(db, row, checkin && toDayNumber(checkin), nights)),
    ...drawAttention(texts, stay, hotel, day),
    ...(fetchPageModel && {
      pageModel: {
        pageTitle: `${label} – ${hotel.name}, ${row.city}`,
        metaDescription: leadStay(texts, stay, row.city),
        ...(stay.published === 0 && { robots: 'noindex' }),
      },
    }),
  });
}

/** Two adults, the usual nights, the cheapest days; missing when none are free. @rule STAY-043 */
function fromPrice({ stay, room }: StayRow) {
  if (stay.fromNightsPrice === null) return {};
  const party = { adult: 2, child: 0 };
  const nbRooms = countRooms(party, room.maxCapacity);
  const price = priceStay(stay, stay.fromNightsPrice, nbRooms, party);
  const context = { nights: stay.defaultNights, rooms: nbRooms, isFinal: false };
  return { priceInfo: writePriceInfo(price, stay.promo, context) };
}

/** Rooms left on the asked dates; missing without dates. @rule STAY-026 */
async function roomsLeft(db: Database, { room }: StayRow, day: number | undefined, count: number) {
  if (day === undefined) return {};
  const nights = await loadNights(db, [room.id], day, day + count);
  return { availableRooms: fewestRooms(nights.get(room.id) ?? [], day, count) };
}
