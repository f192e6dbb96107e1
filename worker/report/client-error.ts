import { Hono } from 'hono';
import { type ClientErrorRequest, clientErrorRequest } from '#shared/catalogue/client-error.ts';
import { paths } from '#shared/routes.ts';
import { sendNonsense } from '../api/answer.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { ownReport, readJson, reportLimit, takeReport } from './own-report.ts';
import { sendOutside } from './send-outside.ts';

const maxBytes = 16_384;
const reported = clientErrorRequest.omit({ at: true }).extend({
  location: clientErrorRequest.shape.location.extract(['application.client.error']),
});

/** What went wrong in a browser. @rule API-041 ERR-013 */
export const clientErrors = new Hono<AppEnv>();

clientErrors.post(paths.api.clientErrors, ownReport, reportLimit(maxBytes), async (c) => {
  const read = reported.safeParse(await readJson(c));
  if (!read.success) return sendNonsense(c, read.error.issues[0]?.path.join('.') || 'body');
  return takeReport(c, 'client error', report(c, read.data));
});

async function report(c: AppContext, error: ClientErrorRequest): Promise<boolean> {
  const elsewhere = c.var.settings.reports.clientError;
  if (elsewhere !== undefined) {
    const headers = { 'content-type': 'application/json' };
    return (await sendOutside(elsewhere, { method: 'POST', headers, body: JSON.stringify(error) })) === 'sent';
  }
  const at = new Date(c.var.now).toISOString();
  const kept = await c.var.upstream.post('clientError', { ...error, at }, { idempotencyKey: crypto.randomUUID() });
  return kept.ok && kept.value.kept;
}
