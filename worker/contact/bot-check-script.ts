import { Hono } from 'hono';
import { factsOf } from '#shared/locale/locales.ts';
import { paths } from '#shared/routes.ts';
import { sendProblem } from '../api/answer.ts';
import type { AppEnv } from '../context.ts';

/** Leads to the script of the operator's bot check in the language of the page; 404 without one. @rule API-044 OPEN-072 */
export const botCheckScript = new Hono<AppEnv>();

botCheckScript.get(paths.botCheckScript, (c) => {
  const { settings, locale } = c.var;
  const script = settings.botCheckScript?.replaceAll('{language}', factsOf(locale).language);
  if (script === undefined) return sendProblem(c, 404, { code: 'NOT_FOUND', title: 'No bot check is configured' });
  c.header('cache-control', 'private, max-age=300');
  return c.redirect(script, 302);
});
