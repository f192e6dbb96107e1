import { getCookie, setCookie } from 'hono/cookie';
import { decideLocale, type LocaleAnswer } from '#shared/locale/resolve.ts';
import { createRoutes } from '#shared/routes.ts';
import { localeCookie } from '#shared/visitor/cookies.ts';
import type { AppMiddleware } from '../context.ts';
import { type Bindings, settingsOf } from '../env.ts';
import { handleSplash } from '../shell/splash.tsx';
import { handleUnknownHost } from '../shell/unknown-host.ts';

const answers = new WeakMap<Request, LocaleAnswer>();

function answerOf(request: Request, bindings: Bindings, choice: string | undefined): LocaleAnswer {
  const { hostname, pathname } = new URL(request.url);
  const acceptLanguage = request.headers.get('accept-language') ?? undefined;
  const answer = decideLocale({ hostname, pathname, choice, acceptLanguage }, settingsOf(bindings));
  answers.set(request, answer);
  return answer;
}

/** The path the router matches: that of the URL with the locale's own segment taken off. */
export function routedPath(request: Request, options?: { env?: unknown }): string {
  const answer = answerOf(request, options?.env as Bindings, undefined);
  return answer.kind === 'unknown-host' ? new URL(request.url).pathname : answer.path;
}

/** Sets locale, base and routes; the bare Belgian host gets the splash, an unknown host 421 (RFC 9110 §15.5.20). */
export const locale: AppMiddleware = async function locale(c, next) {
  const choice = getCookie(c, localeCookie.name);
  const answer = answerOf(c.req.raw, c.env, choice);
  if (answer.kind === 'unknown-host') return handleUnknownHost();
  if (answer.kind === 'splash') return handleSplash(c, answer.path, choice);
  c.set('locale', answer.locale);
  c.set('base', answer.base);
  c.set('routes', createRoutes(answer.base));
  if (answer.decidedBy === 'segment' && choice !== answer.locale && c.req.header('sec-fetch-dest') === 'document') {
    setCookie(c, localeCookie.name, answer.locale, { path: '/', sameSite: 'Lax', maxAge: localeCookie.maxAge });
  }
  if (answer.decidedBy === 'choice' || answer.decidedBy === 'language') c.header('vary', 'cookie, accept-language');
  return next();
};
