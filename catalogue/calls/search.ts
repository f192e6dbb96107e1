import { toDayNumber, todayIn } from '#shared/calendar/date.ts';
import { searchRequest } from '#shared/catalogue/search.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import type { Database } from '../queries/database.ts';
import { type FoundStay, findStays } from '../queries/find-stays.ts';
import { loadCards } from '../queries/load-cards.ts';
import { loadNights } from '../queries/load-nights.ts';
import { fewestRooms } from '../rules/sell-nights.ts';
import { countries } from '../seed/geography/countries.ts';
import { textsOf } from '../text/texts-of.ts';
import { nameSearch, writeSearchPage } from '../text/write-search-page.ts';
import { decideCentre, findDestination } from './destination.ts';
import { writeOffer } from './write-offer.ts';

/** @rule API-001 API-002 SERP-023 */
export async function handleSearch({ request, db, now }: Asking): Promise<Response> {
  const asked = readQuery(searchRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { orderBy, page, limit, fetchPageModel, ...criteria } = asked.value;
  const { locale, adult, child, baby, checkin } = criteria;
  const { language } = factsOf(locale);
  const destination = await findDestination(db, criteria, language);
  const centre = decideCentre(criteria, destination);
  const { stays, total } = await findStays(db, criteria, centre, { orderBy, page, limit });
  const checkinDay = checkin && toDayNumber(checkin);
  const [cards, available] = await Promise.all([
    loadCards(db, stays, language),
    checkinDay === undefined ? undefined : countAvailable(db, stays, checkinDay),
  ]);
  const today = todayIn(now, countries.FR.timeZone);
  const context = { language, party: { adult, child, baby }, checkin, checkinDay, today };
  return Response.json({
    exactMatch: stays.flatMap((found) => {
      const card = cards.get(found.id);
      return card ? [writeOffer(card, { ...found, available: available?.get(found.id) }, context)] : [];
    }),
    searchDetails: {
      totalCount: total,
      ...(destination && { destination, location: { latitude: destination.lat, longitude: destination.lng } }),
      ...(destination?.category === 'city' && { cityId: destination.id }),
      ...(destination && criteria.distanceMax !== undefined && { destinationAround: destination.label }),
    },
    mainTitle: nameSearch(textsOf(language), destination?.label),
    ...(fetchPageModel && { pageModel: writeSearchPage(textsOf(language), destination?.label) }),
  });
}

/** The rooms left for each stay of a page on the asked dates. */
async function countAvailable(db: Database, stays: readonly FoundStay[], day: number): Promise<Map<number, number>> {
  const roomIds = new Set(stays.map(({ roomId }) => roomId));
  const most = Math.max(0, ...stays.map(({ nights }) => nights));
  const rooms = await loadNights(db, [...roomIds], day, day + most);
  return new Map(stays.map(({ id, roomId, nights }) => [id, fewestRooms(rooms.get(roomId) ?? [], day, nights)]));
}
