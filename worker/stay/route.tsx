import { Hono } from 'hono';
import { todayIn } from '#shared/calendar/date.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { isItsSegment, parseProductId, paths } from '#shared/routes.ts';
import { decideStay } from '#shared/stay/decide-stay.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { handleUnavailable } from '../error/handle-error.tsx';
import { handleNotFound } from '../error/not-found.tsx';
import { anchorScript } from '../product/anchor-script.ts';
import { sendDocument } from '../render/send-document.tsx';
import { loadReviews } from '../review/load.ts';
import { formatCacheStatus } from '../upstream/cache-status.ts';
import { isDependencyFailure } from '../upstream/outcome.ts';
import { deferredParts } from './deferred-parts.tsx';
import { StayGift } from './gift-block.tsx';
import { handleExpired } from './handle-expired.tsx';
import { handleFragment } from './handle-fragment.tsx';
import { Hotel } from './hotel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { loadNearby, loadOthers, loadStay } from './load.ts';
import { Nearby } from './nearby.tsx';
import { Others } from './others.tsx';
import { StayBeginning } from './page.tsx';
import { Reviews } from './reviews.tsx';
import { stayHead } from './stay-head.ts';
import { LoadingDialog } from './upsells.tsx';
import { visitOf } from './visit.ts';

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

stay.get(paths.stayFragment, handleFragment);

function sendStay(c: AppContext, value: WeekendDetail): Response {
  const visit = visitOf(c, value);
  const place = value.breadcrumb.at(-2) ?? value.breadcrumb.at(-1);
  const { panel, upsells, practical } = deferredParts(c, visit);
  const reviews = loadReviews(c, value.hotel.id);
  const others = loadOthers(c, value.id);
  const nearby = loadNearby(c, place, value.hotel.id);
  return sendDocument(c, {
    sheets: ['product', 'stay', 'payment'],
    ...stayHead(c, value),
    flows: { present: visit.flow, hrefOf: (flow) => c.var.routes.stay(value.id, value.label, `flow=${flow}`) },
    headScript: anchorScript,
    parts: [
      <StayBeginning key="beginning" visit={visit} />,
      panel,
      upsells,
      reviews.then((read) => <Reviews hotel={value.hotel} reviews={read} />),
      <Hotel key="hotel" hotel={value.hotel} />,
      practical,
      <StayGift key="gift" visit={visit} />,
      <HowItWorks key="guide" />,
      others.then((offers) => <Others hotel={value.hotel.label} others={offers} />),
      nearby.then((offers) => <Nearby place={place} offers={offers} />),
      <LoadingDialog key="loading" />,
    ],
  });
}
