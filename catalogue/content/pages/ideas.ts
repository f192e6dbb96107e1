import { keysOf } from '../blocks.ts';
import type { Edition } from '../edition.ts';
import { contentThemes, type ThemeKey } from '../editorial.ts';
import { toSearch } from '../links.ts';
import { createDealer, type Dealer } from '../pictures.ts';
import { type ContentPlace, places } from '../places.ts';
import type { PlaceRow } from '../queries/load-bookable-places.ts';
import type { PlacedIdea } from '../texts/texts.ts';

/** The page of ideas; its regions are those of the market's country that have hotels. @rule LAND-003 LAND-004 */
export function writeIdeas({ country, language, locale, texts: { ideas } }: Edition, bookable: readonly PlaceRow[]) {
  const deal = createDealer(`ideas ${locale}`, language);
  const { moods, towns, landscapes } = ideas;
  return {
    title: ideas.title,
    intro: ideas.subtitle,
    seo: { title: ideas.title, description: ideas.description, index: true, follow: true },
    sections: [
      {
        id: 'moods',
        title: moods.title,
        tiles: keysOf<ThemeKey>(contentThemes).map((key) => ({
          id: key,
          ...moods.tiles[key],
          image: deal.card({ kind: contentThemes[key].kind, country }),
          url: toSearch({ theme: contentThemes[key].id }),
        })),
      },
      { id: 'towns', title: towns.title, tiles: towns.tiles.map((tile) => writeTile(tile, deal)) },
      { id: 'landscapes', title: landscapes.title, tiles: landscapes.tiles.map((tile) => writeTile(tile, deal)) },
    ],
    regions: bookable
      .filter((place) => place.country === country && place.category !== 'country' && place.category !== 'city')
      .map(({ id, category, label }) => ({ label, url: toSearch({ place: { category, id } }), newTab: false })),
  };
}

function writeTile([key, title, subtitle]: PlacedIdea, deal: Dealer) {
  const { kind, country, ...place }: ContentPlace = places[key];
  return { id: key, title, subtitle, image: deal.card({ kind, country }), url: toSearch({ place }) };
}
