import { keysOf } from '../blocks.ts';
import type { Edition } from '../edition.ts';
import { contentThemes, type ThemeKey } from '../editorial.ts';
import { toSearch } from '../links.ts';
import { createDealer, type Dealer } from '../pictures.ts';
import { type ContentPlace, places } from '../places.ts';
import type { PlaceRow } from '../queries/load-bookable-places.ts';
import type { IdeasTexts, PlacedIdea } from '../texts/texts.ts';

/** The towns that the page of an edition leads to. */
export function townsOf({ texts: { ideas } }: Edition): readonly number[] {
  return ideas.towns.tiles.map(([key]) => places[key].id);
}

/**
 * The page of ideas: it leads to places with stays on sale, which are `bookable` and those of its `towns`; its regions are
 * those of the market's country. @rule LAND-003 LAND-004
 */
export function writeIdeas(
  { country, language, locale, texts: { ideas } }: Edition,
  bookable: readonly PlaceRow[],
  towns: ReadonlySet<number>,
) {
  const deal = createDealer(`ideas ${locale}`, language);
  const { moods, landscapes } = ideas;
  const areas = new Set(bookable.filter(({ category }) => category === 'touristicregion').map(({ id }) => id));
  const isBookable = ([key]: PlacedIdea) => (places[key].category === 'city' ? towns : areas).has(places[key].id);
  const placed = ({ title, tiles }: IdeasTexts['towns']) => ({
    title,
    tiles: tiles.filter(isBookable).map((tile) => writeTile(tile, deal)),
  });
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
      { id: 'towns', ...placed(ideas.towns) },
      { id: 'landscapes', ...placed(landscapes) },
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
