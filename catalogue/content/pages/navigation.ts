import type { Country } from '#shared/locale/locales.ts';
import { fillIn } from '../../text/compose.ts';
import { keysOf } from '../blocks.ts';
import { giftPaths } from '../campaign-link.ts';
import type { Edition } from '../edition.ts';
import { type ArticleId, articles, contentThemes, type LandingId, landings, type ThemeKey } from '../editorial.ts';
import { toPage, toSearch } from '../links.ts';
import type { PlaceRow } from '../queries/load-bookable-places.ts';

/** The countries of a menu, the market's own and its neighbours first. */
const countriesOf: Readonly<Record<Country, readonly Country[]>> = {
  FR: ['FR', 'ES', 'IT', 'BE', 'NL'],
  ES: ['ES', 'FR', 'IT', 'BE', 'NL'],
  BE: ['BE', 'FR', 'NL', 'IT', 'ES'],
  NL: ['NL', 'BE', 'FR', 'IT', 'ES'],
  IT: ['IT', 'FR', 'ES', 'BE', 'NL'],
};

/** The menu: destinations four levels deep, themes, inspirations, gifts and offers. @rule SHELL-021 SHELL-025 */
export function writeNavigation(edition: Edition, bookable: readonly PlaceRow[]) {
  const { menu } = edition.texts;
  return [
    { _id: 'destinations', label: menu.destinations, icon: 'map', children: writeCountries(edition, bookable) },
    { _id: 'themes', label: menu.themes, icon: 'sparkles', variant: 'themes', children: writeThemeLinks(edition) },
    { _id: 'inspirations', label: menu.inspirations, icon: 'compass', uri: '/ideas', children: writeReading(edition) },
    { _id: 'gifts', label: menu.gifts, icon: 'gift', uri: '/?flow=gifting', children: writeGiftLinks(edition) },
    {
      _id: 'offers',
      label: menu.offers,
      icon: 'tag',
      uri: toSearch({ sort: 'promo' }),
      variant: 'highlight',
      children: [
        { _id: 'offers-flash', label: menu.flash, uri: toSearch({ sort: 'promo' }), children: [] },
        {
          _id: 'offers-last-minute',
          label: edition.texts.landings['last-minute'].title,
          uri: toPage('last-minute'),
          children: [],
        },
        { _id: 'offers-all', label: menu.allOffers, uri: toSearch(), variant: 'all', children: [] },
      ],
    },
  ];
}

function writeCountries({ country: home, texts }: Edition, bookable: readonly PlaceRow[]) {
  return countriesOf[home].flatMap((country) => {
    const row = bookable.find((place) => place.category === 'country' && place.country === country);
    if (!row) return [];
    const areas = bookable.filter(
      (place) => place.country === country && (place.category === 'region' || place.category === 'touristicregion'),
    );
    const all = fillIn(texts.menu.everywhereIn, { place: row.label });
    return [
      {
        ...toLink(row),
        children: [
          { ...toLink(row), _id: `all-${row.id}`, label: all, variant: 'all', children: [] },
          ...areas.map((area) => ({
            ...toLink(area),
            children: bookable.filter((town) => town.category === 'city' && town.regionId === area.id).map(toLink),
          })),
        ],
      },
    ];
  });
}

function toLink({ id, category, label, hotels }: PlaceRow) {
  return { _id: `${category}-${id}`, label, location: { category, id }, count: hotels };
}

function writeThemeLinks({ texts }: Edition) {
  return keysOf<ThemeKey>(contentThemes).map((key) => ({
    _id: `theme-${key}`,
    label: texts.home.themes.labels[key],
    icon: key,
    uri: toSearch({ theme: contentThemes[key].id }),
    children: [],
  }));
}

function writeReading({ texts }: Edition) {
  const { menu, ideas } = texts;
  return [
    {
      _id: 'ideas',
      label: menu.ideas,
      uri: '/ideas',
      children: (['moods', 'towns', 'landscapes'] as const).map((section) => ({
        _id: `ideas-${section}`,
        label: ideas[section].title,
        uri: `/ideas#${section}`,
        children: [],
      })),
    },
    {
      _id: 'collections',
      label: menu.collections,
      children: keysOf<LandingId>(landings).map((id) => ({
        _id: `landing-${id}`,
        label: texts.landings[id].title,
        uri: toPage(id),
        children: [],
      })),
    },
    {
      _id: 'reading',
      label: menu.reading,
      children: keysOf<ArticleId>(articles).map((id) => ({
        _id: `article-${id}`,
        label: texts.articles[id].title,
        uri: toPage(id),
        children: [],
      })),
    },
  ];
}

function writeGiftLinks({ texts: { menu }, hasGiftCard }: Edition) {
  const links = [
    ['stays', menu.giftStays, giftPaths.stays],
    ['boxes', menu.boxes, giftPaths.boxes],
    ...(hasGiftCard ? ([['card', menu.giftCard, giftPaths.card]] as const) : []),
    ['activities', menu.giftActivity, `${giftPaths.activities}?flow=gifting`],
  ] as const;
  return links.map(([id, label, uri]) => ({ _id: `gift-${id}`, label, uri, children: [] }));
}
