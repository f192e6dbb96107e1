import type { Language } from '#shared/locale/locales.ts';
import { en } from '../seed/text/products/en.ts';
import { es } from '../seed/text/products/es.ts';
import { fr } from '../seed/text/products/fr.ts';
import { it } from '../seed/text/products/it.ts';
import { nl } from '../seed/text/products/nl.ts';
import type { ProductTexts } from '../seed/text/products/texts.ts';

const texts: Readonly<Record<Language, ProductTexts>> = { fr, es, nl, it, en };

/** What the catalogue says in a language about boxes, activities without a night and gifts. */
export function productTextsOf(language: Language): ProductTexts {
  return texts[language];
}
