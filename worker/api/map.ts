import { Hono } from 'hono';
import { todayIn } from '#shared/calendar/date.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import type { Offer } from '#shared/catalogue/offer.ts';
import type { MapOffer, MapView } from '#shared/map/map-view.ts';
import { toMapRequest, toMarkers } from '#shared/map/markers.ts';
import { marketOf } from '#shared/market/markets.ts';
import { describeOffer } from '#shared/offer/describe-offer.ts';
import { paths } from '#shared/routes.ts';
import { carriedCriteria } from '#shared/search/carried.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import type { Criteria } from '#shared/search/criteria.ts';
import { type Flow, parseFlow } from '#shared/search/flow.ts';
import { toSearchRequest } from '#shared/search/request.ts';
import { parseId } from '#shared/search/values.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { messagesOf } from '../render/messages.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';

const keepSeconds = 60;
const wordsKeepSeconds = 600;

/** The map of the results page; nonsense among the criteria is dropped, as on the page itself. @rule MAP-010 API-003 */
export const map = new Hono<AppEnv>();

map.get(paths.api.map, async (c) => {
  const { criteria, flow } = askedOf(c);
  const [found, place] = await Promise.all([searchMap(c, criteria, flow), placeOf(c, criteria, flow)]);
  if (!found.ok) return sendFailure(c, found);
  const view: MapView = { markers: toMarkers(found.value, criteria.party.adults), ...(place && { place }) };
  return sendView(c, view, keepSeconds);
});

map.get(paths.api.mapOffer, async (c) => {
  const hotelId = parseId(new URL(c.req.url).searchParams.get('hotelId'));
  if (hotelId === undefined) return sendNonsense(c, 'hotelId');
  const asked = askedOf(c);
  const { criteria, flow } = asked;
  const found = await c.var.upstream.get('search', searchOf(c, { ...criteria, hotelId }, flow));
  if (!found.ok) return sendFailure(c, found);
  const [offer] = found.value.exactMatch;
  if (!offer) return sendFailure(c, { ok: false, reason: 'not-found' });
  return sendView(c, toMapOffer(c, offer, asked), keepSeconds);
});

/** The words on the map, which pages leave out until somebody sees the map. */
map.get(paths.api.mapWords, (c) => {
  const group = 'map/stage';
  return sendView(c, { [group]: messagesOf(c.var.locale)[group] }, wordsKeepSeconds);
});

function askedOf(c: AppContext) {
  const query = new URL(c.req.url).searchParams;
  const { locale, now } = c.var;
  return {
    criteria: parseCriteria(query, bookableWindow(now, marketOf(locale).timeZone)),
    flow: parseFlow(query.get('flow')),
    container: query.get('in') === 'hash' ? ('hash' as const) : ('query' as const),
  };
}

function searchMap(c: AppContext, criteria: Criteria, flow: Flow) {
  const { locale: _, ...request } = toMapRequest(criteria, { locale: c.var.locale, flow });
  return c.var.upstream.read('mapSearch', request);
}

/** The point of the place searched, which the list's own answer holds. */
async function placeOf(c: AppContext, criteria: Criteria, flow: Flow): Promise<MapView['place']> {
  const { destination } = criteria;
  if (!destination || criteria.bounds) return undefined;
  const found = await c.var.upstream.get('search', searchOf(c, criteria, flow));
  const location = found.ok ? found.value.searchDetails.location : undefined;
  if (!location) return undefined;
  return { point: { lat: location.latitude, lng: location.longitude }, category: destination.category };
}

function searchOf(c: AppContext, criteria: Criteria, flow: Flow) {
  const { locale: _, ...given } = toSearchRequest(criteria, { locale: c.var.locale, flow, page: 0 });
  return given;
}

function toMapOffer(c: AppContext, offer: Offer, { criteria, container, flow }: ReturnType<typeof askedOf>): MapOffer {
  const today = todayIn(c.var.now, marketOf(c.var.locale).timeZone);
  const situation = { today, allIncentive: false, carried: carriedCriteria(criteria), container, flow };
  const { href, label, hotel, place, images, price } = describeOffer(offer, situation);
  const [picture] = images;
  return {
    href: `${c.var.base}${href}`,
    label,
    hotel: hotel.label,
    place,
    ...(picture && { picture }),
    perPerson: price.perPerson,
    total: price.total,
    adults: price.adults,
    isFrom: price.wording === 'from',
  };
}
