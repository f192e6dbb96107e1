import { type Country, factsOf, type Language, type Locale, type Market } from '#shared/locale/locales.ts';
import type { Moment } from './campaigns.ts';
import { contentTextsOf } from './texts/content-texts.ts';
import type { ContentTexts } from './texts/texts.ts';

/** The content of one locale at one moment, which is what every page of it is written from. */
export interface Edition extends Moment {
  readonly locale: Locale;
  readonly language: Language;
  readonly texts: ContentTexts;
  /** Italy sells no gift cards. @rule LOC-005 */
  readonly hasGiftCard: boolean;
}

/** The country whose clocks count and whose pictures show; the preview locale borrows one. */
const countryOf: Readonly<Record<Market, Country>> = { fr: 'FR', es: 'ES', be: 'BE', nl: 'NL', it: 'IT', en: 'FR' };

export function createEdition(locale: Locale, now: number): Edition {
  const { language, market } = factsOf(locale);
  return {
    locale,
    language,
    now,
    country: countryOf[market],
    texts: contentTextsOf(locale),
    hasGiftCard: market !== 'it',
  };
}
