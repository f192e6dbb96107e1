import type { Locale } from '../locale/locales.ts';

/** Paths of this site, because the content policy plays nothing from elsewhere: a film, and its words as WebVTT. */
interface Film {
  readonly src: string;
  readonly captions: string;
}

/** The film of 'How it works' in each locale; one without a film shows the steps alone. @rule STAY-033 OPEN-111 */
export const howItWorksFilms: Readonly<Partial<Record<Locale, Film>>> = {};
