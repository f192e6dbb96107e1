import { Hono } from 'hono';
import { type AnalyticsBatch, analyticsBatch, type PointOfSale, pointsOfSale } from '#shared/catalogue/analytics.ts';
import { paths } from '#shared/routes.ts';
import { sendNonsense } from '../api/answer.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { ownReport, readJson, reportLimit, takeReport } from './own-report.ts';
import { sendOutside } from './send-outside.ts';

const maxBytes = 64 * 1024;

/**
 * Events of a page, sent by beacon. Of a browser that asks not to be followed (Global Privacy Control) nothing is kept
 * or passed on. @rule API-042 TRACK-006 OPEN-087
 */
export const analytics = new Hono<AppEnv>();

analytics.post(paths.analytics, ownReport, reportLimit(maxBytes), async (c) => {
  const pos = pointsOfSale.find((known) => known === c.req.param('pos'));
  if (pos === undefined) return sendNonsense(c, 'pos');
  const read = analyticsBatch.safeParse(await readJson(c));
  if (!read.success) return sendNonsense(c, read.error.issues[0]?.path.join('.') || 'body');
  const isPrivate = c.req.header('sec-gpc') === '1';
  return takeReport(c, 'analytics', isPrivate ? Promise.resolve(true) : report(c, pos, read.data));
});

async function report(c: AppContext, pos: PointOfSale, batch: AnalyticsBatch): Promise<boolean> {
  const elsewhere = c.var.settings.reports.analytics;
  if (elsewhere !== undefined) {
    const url = `${elsewhere.replace(/\/+$/, '')}/analytics/ga/collect/${pos}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': batch.batch };
    return (await sendOutside(url, { method: 'POST', headers, body: JSON.stringify(batch) })) === 'sent';
  }
  const kept = await c.var.upstream.post('analytics', batch, { idempotencyKey: batch.batch, parts: { pos } });
  return kept.ok && kept.value.kept;
}
