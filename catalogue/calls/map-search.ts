import { mapSearchRequest } from '#shared/catalogue/map-search.ts';
import type { Asking } from '../http/asking.ts';
import { readBody } from '../http/read-request.ts';
import { findMarkers, type MarkerRow } from '../queries/find-markers.ts';
import { constrainGift } from '../rules/constrain-gift.ts';

/** @rule API-003 API-004 */
export async function handleMapSearch({ request, db }: Asking): Promise<Response> {
  const asked = await readBody(mapSearchRequest, request);
  if (!asked.ok) return asked.problem;
  const { locale, orderBy, criteria: given, performGiftableSearch } = asked.value;
  const criteria = constrainGift({ ...given, locale, flow: performGiftableSearch ? 'gifting' : 'booking' });
  return Response.json(writeMarkers(await findMarkers(db, criteria, { orderBy })));
}

/** Markers on the wire, under both names of a position. @rule API-004 API-022 */
export function writeMarkers(rows: readonly MarkerRow[]) {
  return {
    exactMatch: rows.map((row) => ({ ...row, location: { lat: row.lat, lng: row.lng } })),
    searchDetails: { totalCount: rows.length },
  };
}
