import { Hono } from 'hono';
import { bookableWindow } from '#shared/calendar/today.ts';
import { quoteRequest } from '#shared/catalogue/quote.ts';
import { paths } from '#shared/routes.ts';
import { parseStayCriteria } from '#shared/stay/stay-criteria.ts';
import { sendFailure, sendNonsense } from '../api/answer.ts';
import { readStayQuery } from '../api/stay-query.ts';
import type { AppEnv } from '../context.ts';
import { renderPart } from '../render/render-part.tsx';
import { criticalMs, deferredMs } from '../upstream/policies.ts';
import { loadStayPayLater } from './load-stay-pay-later.ts';
import { StayPayLaterBanner } from './stay-pay-later-banner.tsx';

/** How a stay can be paid later on the dates that the page has been given since, as finished HTML. @rule PAYL-001 PAYL-003 */
export const payLaterFragment = new Hono<AppEnv>();

payLaterFragment.get(paths.payLaterFragment, async (c) => {
  const asked = readStayQuery(c, quoteRequest.partial({ checkin: true, nights: true }));
  if ('wrong' in asked) return sendNonsense(c, asked.wrong);
  const { id, query } = asked;
  const found = await c.var.upstream.get('stay', { id }, { waitMs: criticalMs });
  if (!found.ok) return sendFailure(c, found);
  const window = bookableWindow(c.var.now, found.value.hotel.timeZone);
  const criteria = parseStayCriteria(new URL(c.req.url).searchParams, window);
  const { checkin, nights } = query;
  const quote =
    checkin && nights && criteria.dates
      ? await c.var.upstream.get('quote', { ...query, id, checkin, nights }, { waitMs: deferredMs })
      : undefined;
  const payLater = await loadStayPayLater(c, found.value, criteria, quote?.ok ? quote.value : undefined);
  return c.body(renderPart(c, <StayPayLaterBanner payLater={payLater} />, 'l'), 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
});
