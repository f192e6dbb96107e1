import type { Locale } from '#shared/locale/locales.ts';
import { en } from './en/content.ts';
import { es } from './es/content.ts';
import { fr } from './fr/content.ts';
import { frBe } from './fr-be/content.ts';
import { it } from './it/content.ts';
import { nl } from './nl/content.ts';
import { nlBe } from './nl-be/content.ts';
import type { ContentTexts } from './texts.ts';

const texts: Readonly<Record<Locale, ContentTexts>> = {
  fr_FR: fr,
  es_ES: es,
  fr_BE: frBe,
  nl_BE: nlBe,
  nl_NL: nl,
  it_IT: it,
  en_GB: en,
};

/** What the editors of a locale wrote. */
export function contentTextsOf(locale: Locale): ContentTexts {
  return texts[locale];
}
