import { Hono } from 'hono';
import { todayIn } from '#shared/calendar/date.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import { parseProductId, paths } from '#shared/routes.ts';
import { decideStay } from '#shared/stay/decide-stay.ts';
import { parseStayCriteria } from '#shared/stay/stay-criteria.ts';
import { reportCall } from '../api/answer.ts';
import type { AppEnv } from '../context.ts';
import { renderPart } from '../render/render-part.tsx';
import { loadRenderedQuote, loadStay } from '../stay/load.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { OfferDetail } from './offer-detail.tsx';

/** The details of an offer, for the drawer of the hotel page; what it cannot show, the page of the stay tells. @rule OFFD-001 OFFD-003 */
export const offerFragment = new Hono<AppEnv>();

offerFragment.get(paths.offerFragment, async (c) => {
  const id = parseProductId(c.req.param('id'));
  const found = id === undefined ? undefined : await loadStay(c, id);
  reportCall(c);
  if (!found?.ok) return c.body(null, found && isDependencyFailure(found.reason) ? 503 : 404);
  const stay = found.value;
  const { now } = c.var;
  if (decideStay(stay, todayIn(now, stay.hotel.timeZone)) === 'expired') return c.body(null, 410);
  const criteria = parseStayCriteria(new URL(c.req.url).searchParams, bookableWindow(now, stay.hotel.timeZone));
  const rendered = await loadRenderedQuote(c, stay.id, criteria);
  const html = renderPart(c, <OfferDetail stay={stay} criteria={criteria} rendered={rendered} />, 'o');
  return c.body(html, 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
});
