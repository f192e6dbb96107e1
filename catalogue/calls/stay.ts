import { toDayNumber, todayIn } from '#shared/calendar/date.ts';
import type { WireParty } from '#shared/catalogue/party.ts';
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
import { type QuoteWish, quoteStay } from './quote-stay.ts';
import { writeDiscount, writePriceInfo } from './write-price-info.ts';

/** Without its page model it is the detail of an offer, which has names of its own too. @rule API-026 API-027 OFFD-003 */
export async function handleStay({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(stayRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, checkin, adult, child, baby, fetchPageModel } = asked.value;
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
  const party = { adult, child, baby };
  const arrival = checkin && toDayNumber(checkin);
  const priceInfo = await (arrival === undefined
    ? fromPrice(row, party)
    : priceOn(db, row, { day: arrival, nights, party, now }));
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
    cancellationPolicy: writeCancellation(texts, stay.cancellation, day, arrival),
    nights: { default: stay.defaultNights, min: stay.minNights, max: stay.maxNights },
    ...(priceInfo && { priceInfo }),
    ...(stay.published === 1 && writeDiscount(stay)),
    breadcrumb: described.breadcrumb,
    themes: themesOf(stay.themes).map((theme) => ({ id: theme, name: texts.themes[theme] })),
    ...(await roomsLeft(db, row, arrival, nights)),
    ...drawAttention(texts, stay, hotel, day),
    ...(fetchPageModel
      ? {
          pageModel: {
            pageTitle: `${label} – ${hotel.name}, ${row.city}`,
            metaDescription: leadStay(texts, stay, row.city),
            ...(stay.published === 0 && { robots: 'noindex' }),
          },
        }
      : { imagesBySize: described.images, price: priceInfo }),
  });
}

/** The usual nights on the cheapest days; undefined when none are free. @rule STAY-043 */
function fromPrice({ stay, room }: StayRow, party: WireParty) {
  if (stay.published === 0 || stay.fromNightsPrice === null) return undefined;
  const nbRooms = countRooms(party, room.maxCapacity);
  const price = priceStay(stay, stay.fromNightsPrice, nbRooms, party);
  const context = { nights: stay.defaultNights, rooms: nbRooms, isFinal: false };
  return writePriceInfo(price, stay.promo, context);
}

/** The price of asked dates; undefined when they cannot be had. @rule STAY-043 OFFD-003 */
async function priceOn(db: Database, row: StayRow, wish: Omit<QuoteWish, 'isLive'>) {
  const quoted = await quoteStay(db, row, { ...wish, isLive: false });
  if (!quoted.ok) return undefined;
  const { price, nights, rooms } = quoted;
  const promo = price.total < price.reference ? row.stay.promo : 0;
  return writePriceInfo(price, promo, { nights, rooms, isFinal: true });
}

/** Rooms left on the asked dates; missing without dates. @rule STAY-026 */
async function roomsLeft(db: Database, { room }: StayRow, day: number | undefined, count: number) {
  if (day === undefined) return {};
  const nights = await loadNights(db, [room.id], day, day + count);
  return { availableRooms: fewestRooms(nights.get(room.id) ?? [], day, count) };
}
