import type { Language } from '#shared/locale/locales.ts';
import { en } from '../seed/text/en.ts';
import { es } from '../seed/text/es.ts';
import { fr } from '../seed/text/fr.ts';
import { it } from '../seed/text/it.ts';
import { nl } from '../seed/text/nl.ts';
import type { Texts } from '../seed/text/texts.ts';

const texts: Readonly<Record<Language, Texts>> = { fr, es, nl, it, en };

/** What the catalogue says in a language. */
export function textsOf(language: Language): Texts {
  return texts[language];
}
