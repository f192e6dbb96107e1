import { sql } from 'drizzle-orm';
import { hotelProductsRequest } from '#shared/catalogue/hotel-detail.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { parseId, readQuery } from '../http/read-request.ts';
import { findStays } from '../queries/find-stays.ts';
import { loadHotel } from '../queries/load-hotel.ts';
import { openCriteria } from './open-criteria.ts';
import { writeOffers } from './write-offers.ts';

/** Stays of one hotel that an answer lists at most. @rule SV-005 */
const most = 20;

/** @rule OPEN-050 */
export async function handleHotelProducts({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(hotelProductsRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, exclude, adult, child, baby } = asked.value;
  const id = parseId(parts.hotelId);
  const hotel = id === undefined ? undefined : await loadHotel(db, id);
  if (!hotel) return createProblem('NOT_FOUND');
  const party = { adult, child, baby };
  const { language } = factsOf(locale);
  const page = { orderBy: 'priceAsc', page: 0, limit: most, language } as const;
  const others = { where: exclude === undefined ? sql`1` : sql`stay.id <> ${exclude}` };
  const criteria = openCriteria(locale, { ...party, hotelId: hotel.id });
  const { stays } = await findStays(db, criteria, page, others);
  const context = { language, party, checkin: undefined, now, purpose: undefined };
  return Response.json({ products: writeOffers(stays, context) });
}
