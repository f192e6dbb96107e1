import { Hono } from 'hono';
import { bookableWindow } from '#shared/calendar/today.ts';
import { marketOf } from '#shared/market/markets.ts';
import { paths } from '#shared/routes.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import { parseFlow } from '#shared/search/flow.ts';
import { toFacetsRequest } from '#shared/search/request.ts';
import type { AppEnv } from '../context.ts';
import { sendFailure, sendView } from './answer.ts';

const keepSeconds = 60;

/** How many offers each number of stars would leave; nonsense in the query is dropped, as on the results page. @rule API-005 */
export const facets = new Hono<AppEnv>();

facets.get(paths.api.facets, async (c) => {
  const query = new URL(c.req.url).searchParams;
  const { locale, now, upstream } = c.var;
  const criteria = parseCriteria(query, bookableWindow(now, marketOf(locale).timeZone));
  const { locale: _, ...given } = toFacetsRequest(criteria, { locale, flow: parseFlow(query.get('flow')) }, ['stars']);
  const found = await upstream.get('facets', given);
  if (!found.ok) return sendFailure(c, found);
  const group = found.value.properties.find(({ propertyType }) => propertyType === 'stars');
  const stars = Object.fromEntries((group?.values ?? []).map(({ value, count }) => [Number(value), count]));
  return sendView(c, { stars }, keepSeconds);
});
