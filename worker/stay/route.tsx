import { Hono } from 'hono';
import { todayIn } from '#shared/calendar/date.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { isItsSegment, parseProductId, paths } from '#shared/routes.ts';
import { decideStay } from '#shared/stay/decide-stay.ts';
import { parseStayCriteria } from '#shared/stay/stay-criteria.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { handleUnavailable } from '../error/handle-error.tsx';
import { handleNotFound } from '../error/not-found.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { formatCacheStatus } from '../upstream/cache-status.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { anchorScript } from './anchor-script.ts';
import { handleExpired } from './handle-expired.tsx';
import { Hotel } from './hotel.tsx';
import { loadOthers, loadRenderedQuote, loadReviews, loadStay } from './load.ts';
import { Others } from './others.tsx';
import { StayBeginning, StayPanel } from './page.tsx';
import { Practical } from './practical.tsx';
import { Reviews } from './reviews.tsx';
import { stayHead } from './stay-head.ts';

/** The page of a stay. @rule STAY-001 */
export const stay = new Hono<AppEnv>();

stay.get(paths.stay, async (c) => {
  const segment = c.req.param('id');
  const id = parseProductId(segment);
  if (id === undefined) return handleNotFound(c);
  const found = await loadStay(c, id);
  const call = c.var.upstream.records().at(-1);
  if (call) c.header('cache-status', formatCacheStatus(call));
  if (!found.ok && found.status === 410) return handleExpired(c, undefined);
  if (!found.ok) return isDependencyFailure(found.reason) ? handleUnavailable(c) : handleNotFound(c);
  const { value } = found;
  if (decideStay(value, todayIn(c.var.now, value.hotel.timeZone)) === 'expired') return handleExpired(c, value);
  if (!isItsSegment(segment, value)) {
    return c.redirect(c.var.routes.stay(id, value.label, new URL(c.req.url).search.slice(1)), 301);
  }
  return sendStay(c, value);
});

function sendStay(c: AppContext, value: WeekendDetail): Response {
  const query = new URL(c.req.url).searchParams;
  const criteria = parseStayCriteria(query, bookableWindow(c.var.now, value.hotel.timeZone));
  const quote = loadRenderedQuote(c, value.id, criteria);
  const reviews = loadReviews(c, value.hotel.id);
  const others = loadOthers(c, value.id);
  return sendDocument(c, {
    sheets: ['product', 'stay'],
    ...stayHead(c, value),
    headScript: anchorScript,
    parts: [
      <StayBeginning key="beginning" stay={value} hasDates={criteria.dates !== undefined} />,
      quote.then((rendered) => <StayPanel stay={value} criteria={criteria} rendered={rendered} />),
      reviews.then((read) => <Reviews hotel={value.hotel} reviews={read} />),
      <Hotel key="hotel" hotel={value.hotel} />,
      <Practical key="practical" stay={value} />,
      others.then((offers) => <Others hotel={value.hotel.label} others={offers} />),
    ],
  });
}
