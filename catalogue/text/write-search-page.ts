import type { Texts } from '../seed/text/texts.ts';
import { fillIn } from './compose.ts';

/** The title over the results; `place` is missing when everything is searched. */
export function nameSearch({ search }: Texts, place: string | undefined): string {
  return place === undefined ? search.titleEverywhere : fillIn(search.title, { place });
}

/** The head and the foot of a results page. */
export function writeSearchPage({ search }: Texts, place: string | undefined) {
  if (place === undefined) return { pageTitle: search.titleEverywhere };
  return {
    pageTitle: fillIn(search.pageTitle, { place }),
    metaDescription: fillIn(search.description, { place }),
    seoText: search.seo.map((paragraph) => fillIn(paragraph, { place })).join('\n\n'),
  };
}
