import { type HostSettings, marketOfHost } from './hosts.ts';
import { factsOf, type Locale, locales, parseLocale } from './locales.ts';

export interface LocaleQuestion {
  readonly hostname: string;
  readonly pathname: string;
  /** The language the visitor chose before, from its cookie. */
  readonly choice: string | undefined;
  readonly acceptLanguage: string | undefined;
}

export interface LocaleSettings {
  readonly hosts: HostSettings;
  readonly defaultLocale: Locale;
  /** Whether the English source messages are served. */
  readonly preview: boolean;
}

/** What a request's host, path and choice say about its locale. */
export type LocaleAnswer =
  | {
      readonly kind: 'locale';
      readonly locale: Locale;
      /** What stands before every path of this locale: '' or '/fr' or '/nl'. */
      readonly base: string;
      /** The path with the base taken off; always starts with a slash. */
      readonly path: string;
      readonly decidedBy: 'host' | 'segment' | 'choice' | 'language' | 'default';
    }
  | { readonly kind: 'splash'; readonly path: string }
  | { readonly kind: 'unknown-host' };

const segments = { fr: 'fr_BE', nl: 'nl_BE' } as const satisfies Record<string, Locale>;

/**
 * Decides the locale: the host first, then on the Belgian host (and on neutral hosts) the first segment `fr` or `nl`,
 * then on a neutral host the visitor's choice, `Accept-Language` among the served locales, and the default.
 * The bare Belgian host has no language of its own: it answers the splash. A request never names its host unchecked.
 * @rule OPEN-015, LOC-002
 */
export function decideLocale(question: LocaleQuestion, settings: LocaleSettings): LocaleAnswer {
  const market = marketOfHost(question.hostname, settings.hosts);
  if (!market || (market === 'en' && !settings.preview)) return { kind: 'unknown-host' };
  if (market === 'be' || market === 'neutral') {
    const [, segment = ''] = question.pathname.split('/', 2);
    if (segment === 'fr' || segment === 'nl') {
      const path = question.pathname.slice(segment.length + 1) || '/';
      return { kind: 'locale', locale: segments[segment], base: `/${segment}`, path, decidedBy: 'segment' };
    }
    if (market === 'be') return { kind: 'splash', path: question.pathname };
    return neutralLocale(question, settings);
  }
  const locale = locales.find((tag) => factsOf(tag).market === market) ?? settings.defaultLocale;
  return { kind: 'locale', locale, base: '', path: question.pathname, decidedBy: 'host' };
}

function neutralLocale(question: LocaleQuestion, settings: LocaleSettings): LocaleAnswer {
  const served = locales.filter((locale) => locale !== 'en_GB' || settings.preview);
  const chosen = parseLocale(question.choice);
  const path = question.pathname;
  if (chosen && served.includes(chosen)) return { kind: 'locale', locale: chosen, base: '', path, decidedBy: 'choice' };
  const spoken = preferredLocale(question.acceptLanguage, served);
  if (spoken) return { kind: 'locale', locale: spoken, base: '', path, decidedBy: 'language' };
  return { kind: 'locale', locale: settings.defaultLocale, base: '', path, decidedBy: 'default' };
}

/** The served locale that an `Accept-Language` header prefers (RFC 9110 §12.5.4); at most 20 of its entries are read. */
export function preferredLocale(header: string | undefined, served: readonly Locale[]): Locale | undefined {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .slice(0, 20)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const exact = served.find((locale) => factsOf(locale).tag.toLowerCase() === tag);
    if (exact) return exact;
    const [language] = tag.split('-');
    const close = served.find((locale) => factsOf(locale).language === language);
    if (close) return close;
  }
  return undefined;
}
