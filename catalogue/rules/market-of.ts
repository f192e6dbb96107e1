import { type Country, factsOf, type Locale } from '#shared/locale/locales.ts';

const countries = { fr: 'FR', es: 'ES', be: 'BE', nl: 'NL', it: 'IT', en: 'FR' } as const;

/** The country whose boxes and prices a locale shows; the preview locale shows those of France. */
export function marketOf(locale: Locale): Country {
  return countries[factsOf(locale).market];
}
