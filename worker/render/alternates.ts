import { factsOf, type Locale, marketLocales } from '#shared/locale/locales.ts';
import type { Settings } from '../env.ts';

export interface Origin {
  readonly protocol: string;
  readonly port: string;
}

/** The address of a path, with or without a query, in another locale, built from settings and never from the request's host. */
export function addressIn(locale: Locale, path: string, settings: Settings, origin: Origin): string {
  const { market, segment } = factsOf(locale);
  const port = origin.port ? `:${origin.port}` : '';
  const prefix = segment ? `/${segment}` : '';
  const tail = prefix ? path.replace(/^\/(?=\?|$)/, '') : path;
  return `${origin.protocol}//${settings.hosts.markets[market]}${port}${prefix}${tail}`;
}

/** Every market locale's address of a path, for `hreflang` links. */
export function alternatesOf(path: string, settings: Settings, origin: Origin): { tag: string; href: string }[] {
  return marketLocales.map((locale) => ({
    tag: factsOf(locale).tag,
    href: addressIn(locale, path, settings, origin),
  }));
}
