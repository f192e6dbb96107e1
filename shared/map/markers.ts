import type { Answer, Request } from '../catalogue/calls.ts';
import type { Locale } from '../locale/locales.ts';
import { perAdult } from '../price/money.ts';
import type { Criteria } from '../search/criteria.ts';
import type { Flow } from '../search/flow.ts';
import { toSearchRequest } from '../search/request.ts';
import type { MapMarker } from './map-view.ts';

/** More markers than this tell nothing more, and each costs the browser work. */
export const maxMarkers = 500;

/** Whether the results of a flow can be shown on a map: those that are stays in hotels. @rule MAP-001 */
export function hasMap(flow: Flow): boolean {
  return flow !== 'activity';
}

/** The body of the map search for the same criteria as the list's, in its order. @rule API-003 */
export function toMapRequest(criteria: Criteria, context: { locale: Locale; flow: Flow }): Request<'mapSearch'> {
  const { locale, flow, orderBy, page: _, ...asked } = toSearchRequest(criteria, { ...context, page: 0 });
  return {
    locale,
    ...(orderBy && { orderBy }),
    criteria: asked,
    performMapSearch: true,
    performGiftableSearch: flow === 'gifting',
  };
}

/**
 * The markers of an answer: one a hotel, the first of it; what has no stay is left out. Prices are those of `adults`, for
 * a person. @rule MAP-010 API-004
 */
export function toMarkers({ exactMatch }: Answer<'mapSearch'>, adults: number): MapMarker[] {
  const byHotel = new Map<number, MapMarker>();
  for (const { id, weekendId, lat, lng, label, sellPrice } of exactMatch) {
    if (weekendId === undefined || byHotel.has(id)) continue;
    const price = sellPrice === undefined ? {} : { price: perAdult(sellPrice, adults) };
    byHotel.set(id, { id, offerId: weekendId, lat, lng, label: label ?? '', ...price });
    if (byHotel.size === maxMarkers) break;
  }
  return [...byHotel.values()];
}
