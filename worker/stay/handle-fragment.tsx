import type { Context } from 'hono';
import { todayIn } from '#shared/calendar/date.ts';
import { parseProductId, type paths } from '#shared/routes.ts';
import { decideStay } from '#shared/stay/decide-stay.ts';
import { sendFailure, sendProblem } from '../api/answer.ts';
import type { AppEnv } from '../context.ts';
import { renderPart } from '../render/render-part.tsx';
import { deferredParts } from './deferred-parts.tsx';
import { StayGift } from './gift-block.tsx';
import { loadStay } from './load.ts';
import { StayExperience, StaySwitch, StayTabs } from './page.tsx';
import { visitOf } from './visit.ts';

/**
 * The parts of the page of a stay that differ between its flows, as finished HTML, for the switch that happens without a
 * full reload. What is no page, or no stay on sale, is a problem, and the browser loads the page instead. @rule FLOW-011
 */
export async function handleFragment(c: Context<AppEnv, typeof paths.stayFragment>): Promise<Response> {
  const id = parseProductId(c.req.param('id'));
  if (id === undefined) return sendProblem(c, 404, { code: 'NOT_FOUND', title: 'Not found' });
  const found = await loadStay(c, id);
  if (!found.ok) return sendFailure(c, found);
  const { value } = found;
  if (decideStay(value, todayIn(c.var.now, value.hotel.timeZone)) === 'expired') {
    return sendProblem(c, 410, { code: 'EXPIRED', title: 'The stay is no longer sold' });
  }
  const visit = visitOf(c, value);
  const { panel, upsells, practical } = deferredParts(c, visit);
  const parts = [
    <StaySwitch key="switch" visit={visit} />,
    <StayTabs key="tabs" visit={visit} />,
    <StayExperience key="experience" visit={visit} />,
    await panel,
    await upsells,
    await practical,
    <StayGift key="gift" visit={visit} />,
  ];
  return c.body(parts.map((part, index) => renderPart(c, part, `f${index}`)).join(''), 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
}
