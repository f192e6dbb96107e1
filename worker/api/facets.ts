import { Hono } from 'hono';
import { bookableWindow } from '#shared/calendar/today.ts';
import { marketOf } from '#shared/market/markets.ts';
import { paths } from '#shared/routes.ts';
import { parseCriteria } from '#shared/search/codec.ts';
import { parseFlow } from '#shared/search/flow.ts';
import type { AppEnv } from '../context.ts';
import { loadFacets } from '../search/load-facets.ts';
import { sendFailure, sendView } from './answer.ts';

const keepSeconds = 60;

/** The options of the filters and their counts; nonsense in the query is dropped, as on the results page. @rule API-005 FILT-002 FILT-041 */
export const facets = new Hono<AppEnv>();

facets.get(paths.api.facets, async (c) => {
  const query = new URL(c.req.url).searchParams;
  const { locale, now } = c.var;
  const criteria = parseCriteria(query, bookableWindow(now, marketOf(locale).timeZone));
  const found = await loadFacets(c, { criteria, flow: parseFlow(query.get('flow')) });
  return found.ok ? sendView(c, found.value, keepSeconds) : sendFailure(c, found);
});
