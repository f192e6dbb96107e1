/** The six market locales and the preview locale that shows the English source messages. @rule LOC-001 */
export type Locale = 'fr_FR' | 'es_ES' | 'fr_BE' | 'nl_BE' | 'nl_NL' | 'it_IT' | 'en_GB';
export type Language = 'fr' | 'es' | 'nl' | 'it' | 'en';
export type Country = 'FR' | 'ES' | 'BE' | 'NL' | 'IT';

/** The markets; Belgium is the only one with two languages. @rule LOC-002 */
export type Market = 'fr' | 'es' | 'be' | 'nl' | 'it' | 'en';

export interface LocaleFacts {
  readonly language: Language;
  readonly market: Market;
  /** What `lang` attributes, `hreflang` and `Intl` take. */
  readonly tag: string;
  /** The locale whose messages fill what this one leaves out. */
  readonly base?: Locale;
  /** The first path segment that picks this language on the market's host. */
  readonly segment?: 'fr' | 'nl';
}

export const localeFacts = {
  fr_FR: { language: 'fr', market: 'fr', tag: 'fr-FR' },
  es_ES: { language: 'es', market: 'es', tag: 'es-ES' },
  fr_BE: { language: 'fr', market: 'be', tag: 'fr-BE', base: 'fr_FR', segment: 'fr' },
  nl_BE: { language: 'nl', market: 'be', tag: 'nl-BE', base: 'nl_NL', segment: 'nl' },
  nl_NL: { language: 'nl', market: 'nl', tag: 'nl-NL' },
  it_IT: { language: 'it', market: 'it', tag: 'it-IT' },
  en_GB: { language: 'en', market: 'en', tag: 'en-GB' },
} as const satisfies Record<Locale, LocaleFacts>;

/** The locales that shoppers get, in the order of menus. @rule LOC-001 */
export const marketLocales = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const satisfies Locale[];

/** Every locale that can be served, the preview locale last. */
export const locales = [...marketLocales, 'en_GB'] as const satisfies Locale[];

/** The facts of a locale, typed by the interface rather than by each row. */
export function factsOf(locale: Locale): LocaleFacts {
  return localeFacts[locale];
}

/** The locale that `text` names, with an underscore or a hyphen; `undefined` for anything else. */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  const wanted = text?.replace('-', '_');
  return locales.find((locale) => locale === wanted);
}
