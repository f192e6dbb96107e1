import type { PlaceLinkRow } from '../queries/select-place-links.ts';
import type { ProductTexts } from '../seed/text/products/texts.ts';
import { fillIn } from './compose.ts';

/** Links to other searches under a title; nothing when there are none. `place` is missing when everything is searched. @rule SERP-016 */
export function writePlaceLinks(
  { links: texts }: ProductTexts,
  rows: readonly PlaceLinkRow[],
  place: string | undefined,
  flow: string,
) {
  if (rows.length === 0) return {};
  const suffix = flow === 'gifting' ? '&flow=gifting' : '';
  return {
    suggestionLinks: {
      title: place === undefined ? texts.everywhere : fillIn(texts.around, { place }),
      links: rows.map(({ id, category, label, offers }) => ({
        label,
        url: `/search?${category}=${id}${suffix}`,
        numberOfOffers: offers,
      })),
    },
  };
}
