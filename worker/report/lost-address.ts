import { Hono } from 'hono';
import { maxErrorLength } from '#shared/catalogue/client-error.ts';
import { type Locale, locales } from '#shared/locale/locales.ts';
import { paths } from '#shared/routes.ts';
import { sendNonsense } from '../api/answer.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { ownReport, takeReport } from './own-report.ts';
import { sendOutside } from './send-outside.ts';

const maxUri = 2_048;

/** The report of an address that leads nowhere. @rule API-040 ERR-010 */
export const lostAddress = new Hono<AppEnv>();

lostAddress.get(paths.lostAddress, ownReport, (c) => {
  const query = new URL(c.req.url).searchParams;
  const uri = query.get('uri') ?? '';
  const locale = locales.find((known) => known === query.get('locale'));
  if (!/^\/(?![/\\])/.test(uri) || uri.length > maxUri) return sendNonsense(c, 'uri');
  if (locale === undefined) return sendNonsense(c, 'locale');
  return takeReport(c, 'lost address', report(c, uri.toWellFormed(), locale));
});

async function report(c: AppContext, uri: string, locale: Locale): Promise<boolean> {
  const elsewhere = c.var.settings.reports.lostAddress;
  if (elsewhere !== undefined) {
    const target = new URL(elsewhere);
    target.searchParams.set('uri', uri);
    target.searchParams.set('locale', locale);
    return (await sendOutside(target.href, { method: 'GET' })) === 'sent';
  }
  const body = {
    locale,
    level: 'info',
    location: 'application.notFound',
    message: uri.slice(0, maxErrorLength),
  } as const;
  const kept = await c.var.upstream.post('clientError', body, { idempotencyKey: crypto.randomUUID() });
  return kept.ok && kept.value.kept;
}
