import { Hono } from 'hono';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { marketOf } from '#shared/market/markets.ts';
import { isItsSegment, parseProductId, paths } from '#shared/routes.ts';
import { reportCall } from '../api/answer.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { handleUnavailable } from '../error/handle-error.tsx';
import { handleNotFound } from '../error/not-found.tsx';
import { renderPart } from '../render/render-part.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { loadReviews } from '../review/load.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { criticalMs, deferredMs } from '../upstream/policies.ts';
import { headScript } from './head-script.ts';
import { hotelHead } from './hotel-head.ts';
import { loadHotel } from './load.ts';
import { Nearby } from './nearby.tsx';
import { Offers } from './offers.tsx';
import { HotelBeginning } from './page.tsx';
import { type HotelQuestion, questionOf } from './question.ts';
import { HotelReviews } from './reviews.tsx';
import { Rooms } from './rooms.tsx';

/** The page of a hotel, and the rooms of it alone for other dates or travellers. @rule HOTEL-001 */
export const hotel = new Hono<AppEnv>();

hotel.get(paths.hotel, async (c) => {
  const segment = c.req.param('id');
  const id = parseProductId(segment);
  if (id === undefined) return handleNotFound(c);
  const question = questionOf(c, marketOf(c.var.locale).timeZone);
  const found = await loadHotel(c, id, question.criteria, criticalMs);
  reportCall(c);
  if (!found.ok) return isDependencyFailure(found.reason) ? handleUnavailable(c) : handleNotFound(c);
  const { value } = found;
  if (!isItsSegment(segment, value)) {
    return c.redirect(c.var.routes.hotel(id, value.label, new URL(c.req.url).search.slice(1)), 301);
  }
  return sendHotel(c, value, question);
});

hotel.get(paths.roomsFragment, async (c) => {
  const id = parseProductId(c.req.param('id'));
  if (id === undefined) return c.notFound();
  const question = questionOf(c, marketOf(c.var.locale).timeZone);
  const found = await loadHotel(c, id, question.criteria, deferredMs);
  reportCall(c);
  const html = renderPart(c, <Rooms hotel={found.ok ? found.value : undefined} question={question} />, 'f');
  return c.body(html, found.ok ? 200 : 503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
});

function sendHotel(c: AppContext, value: HotelDetail, question: HotelQuestion): Response {
  const reviews = loadReviews(c, value.id);
  return sendDocument(c, {
    sheets: ['product', 'hotel'],
    ...hotelHead(c, value),
    headScript: headScript(value.id),
    parts: [
      <HotelBeginning key="beginning" hotel={value} criteria={question.criteria} />,
      <Offers key="offers" hotel={value} question={question} />,
      reviews.then((read) => <HotelReviews hotel={value} reviews={read} />),
      <Nearby key="nearby" hotels={value.nearbyHotels ?? []} criteria={question.criteria} />,
    ],
  });
}
