import { boxOffersRequest } from '#shared/catalogue/box.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { staysOfBox } from '../queries/box-stays.ts';
import { findMarkers } from '../queries/find-markers.ts';
import { findStays } from '../queries/find-stays.ts';
import { findBox } from './find-box.ts';
import { writeMarkers } from './map-search.ts';
import { openCriteria } from './open-criteria.ts';
import { writeOffers } from './write-offers.ts';

/** The stays that a box opens, or their hotels as markers. @rule API-021 API-022 BOX-017 BOX-018 */
export async function handleBoxOffers({ request, parts, db, now }: Asking): Promise<Response> {
  const asked = readQuery(boxOffersRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, page, limit, checkin, performMapSearch } = asked.value;
  const found = await findBox(db, locale, parts.boxCode);
  if (!found) return createProblem('NOT_FOUND');
  const criteria = openCriteria(locale, { checkin });
  const narrowing = staysOfBox(found.box);
  if (performMapSearch) return Response.json(writeMarkers(await findMarkers(db, criteria, { narrowing })));
  const { language } = factsOf(locale);
  const wanted = { orderBy: 'priceQuality', page, limit, language } as const;
  const { stays, total } = await findStays(db, criteria, wanted, narrowing);
  const { adult, child, baby } = criteria;
  const context = { language, party: { adult, child, baby }, checkin, now, purpose: 'beneficiary' } as const;
  return Response.json({ exactMatch: writeOffers(stays, context), searchDetails: { totalCount: total } });
}
