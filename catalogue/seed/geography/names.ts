import type { Language } from '#shared/locale/locales.ts';

/** A name in every language of the catalogue. */
export type Names = Readonly<Record<Language, string>>;

/** A name as printers set it, with the apostrophe that lists of places lack. */
export function setApostrophes(name: string): string {
  return name.replaceAll("'", '’');
}

/** Reads `fr|es|nl|it|en`; an empty part takes the first one, so that a name without translations is written once. */
export function parseNames(text: string): Names {
  const [fr = '', es, nl, it, en] = setApostrophes(text).split('|');
  return { fr, es: es || fr, nl: nl || fr, it: it || fr, en: en || fr };
}
