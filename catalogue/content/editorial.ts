import type { HeroPicture, Kind } from '../media/picture.ts';
import type { BoxTheme } from '../seed/boxes.ts';
import type { SearchWish } from './links.ts';

/*
 * What the editors' plan holds in every language: which pieces there are, what they show and where they lead. Their
 * words stand in `texts/`.
 */

/** The themes by the name that texts use, with what their pictures show. */
export const contentThemes = {
  wellness: { id: 26, kind: 'spa' },
  romantic: { id: 23, kind: 'city' },
  gastronomy: { id: 19, kind: 'vineyard' },
  family: { id: 39, kind: 'countryside' },
  nature: { id: 31, kind: 'forest' },
  city: { id: 34, kind: 'city' },
  seaside: { id: 37, kind: 'sea' },
  mountain: { id: 41, kind: 'mountain' },
  wine: { id: 44, kind: 'vineyard' },
  culture: { id: 47, kind: 'city' },
} as const satisfies Record<string, { readonly id: number; readonly kind: Kind }>;
export type ThemeKey = keyof typeof contentThemes;

/** Activities that can be wished for, by their tag. */
export const activityWishes = {
  spa: { tag: 4, kind: 'spa' },
  massage: { tag: 5, kind: 'spa' },
  tasting: { tag: 6, kind: 'vineyard' },
  bike: { tag: 7, kind: 'countryside' },
  boat: { tag: 8, kind: 'sea' },
  museum: { tag: 10, kind: 'city' },
  walk: { tag: 16, kind: 'forest' },
  cooking: { tag: 17, kind: 'countryside' },
} as const satisfies Record<string, { readonly tag: number; readonly kind: Kind }>;
export type ActivityWish = keyof typeof activityWishes;

/** The promotions of the homepage, most timely first. */
export const promotions = {
  flash: { kind: 'sea', wish: { sort: 'promo' } },
  castles: { kind: 'countryside', wish: { hotelTypes: 'castle' } },
  pool: { kind: 'spa', wish: { facilities: 'pool' } },
  twoNights: { kind: 'mountain', wish: { nights: 2 } },
  loved: { kind: 'lake', wish: { sort: 'popularity' } },
  dogs: { kind: 'forest', wish: { petsAllowed: 1 } },
} as const satisfies Record<string, { readonly kind: Kind; readonly wish: SearchWish }>;
export type PromotionKey = keyof typeof promotions;

/** The gift boxes that content shows, by theme; words and prices stand with the boxes themselves. */
export const featuredBoxes = [
  'wellness',
  'romantic',
  'gourmet',
  'castle',
  'seaside',
  'family',
  'wine',
  'mountain',
] as const satisfies readonly BoxTheme[];

/** The articles, newest first, each with a search that belongs to it. */
export const articles = {
  'forty-eight-hours': { kind: 'city', wish: { theme: 34 }, season: 'autumn' },
  'sea-out-of-season': { kind: 'sea', wish: { theme: 37 }, season: 'winter' },
  'first-spa-weekend': { kind: 'spa', wish: { theme: 26 }, season: 'winter' },
  'wine-roads': { kind: 'vineyard', wish: { theme: 44 }, season: 'autumn' },
  'away-with-children': { kind: 'countryside', wish: { theme: 39 }, season: 'spring' },
  'slow-walking': { kind: 'forest', wish: { theme: 31 }, season: 'summer' },
} as const satisfies Record<
  string,
  { readonly kind: Kind; readonly wish: SearchWish; readonly season: HeroPicture['season'] }
>;
export type ArticleId = keyof typeof articles;

/** The landing pages: what is searched for, and what the picture at the top shows. */
export const landings = {
  'last-minute': { kind: 'city', wish: { sort: 'promo' } },
  'wellness-weekends': { kind: 'spa', wish: { theme: 26 } },
  'family-weekends': { kind: 'countryside', wish: { theme: 39 } },
  'table-and-wine': { kind: 'vineyard', wish: { theme: 19 } },
} as const satisfies Record<string, { readonly kind: Kind; readonly wish: SearchWish }>;
export type LandingId = keyof typeof landings;

/** The static pages of every locale, in the order of the footer. @rule SHELL-041 */
export const staticIds = [
  'conditions-of-sale',
  'conditions-of-use',
  'data-protection',
  'cookies',
  'hotel-partners',
] as const;
export type StaticId = (typeof staticIds)[number];
