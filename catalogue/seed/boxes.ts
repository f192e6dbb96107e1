import type { Country } from '#shared/locale/locales.ts';
import type { Kind } from '../media/picture.ts';
import type { ActivityCode } from './activities.ts';
import type { Environment } from './geography/spots.ts';
import type { HotelStyle, HotelType } from './hotel-traits.ts';
import type { ThemeId } from './themes.ts';

/** Which stays a box opens: every condition that is given has to hold, of a list one entry. */
export interface BoxCriteria {
  readonly theme?: ThemeId;
  readonly tags?: readonly ActivityCode[];
  readonly hotelTypes?: readonly HotelType[];
  readonly hotelStyles?: readonly HotelStyle[];
  readonly hotelEnvironments?: readonly Environment[];
  readonly minStars?: number;
  readonly minNights?: number;
  readonly petsAllowed?: true;
}

interface BoxPlan {
  /** What its cover shows. */
  readonly kind: Kind;
  /** Cents; `promoPrice` is asked for instead while the box is reduced. */
  readonly price: number;
  readonly promoPrice?: number;
  /** 0 to 10. */
  readonly rating?: number;
  /** A box that is never printed. */
  readonly digitalOnly?: true;
  /** What its contents name besides the night and the breakfast. */
  readonly includes?: ActivityCode;
  readonly nights?: number;
  readonly criteria: BoxCriteria;
}

/** The boxes by theme, the same in every market; the code is the theme and EBOX. */
export const boxPlans = {
  wellness: {
    kind: 'spa',
    price: 17_900,
    promoPrice: 14_900,
    rating: 8.8,
    includes: 'spa',
    criteria: { tags: ['spa'] },
  },
  romantic: { kind: 'city', price: 14_900, rating: 8.9, includes: 'champagne', criteria: { theme: 23 } },
  gourmet: { kind: 'vineyard', price: 21_900, rating: 9.1, includes: 'dinner', criteria: { tags: ['dinner'] } },
  castle: {
    kind: 'countryside',
    price: 24_900,
    promoPrice: 19_900,
    rating: 8.7,
    criteria: { hotelTypes: ['castle'] },
  },
  seaside: { kind: 'sea', price: 15_900, rating: 8.6, criteria: { hotelEnvironments: ['sea'] } },
  family: { kind: 'forest', price: 19_900, rating: 8.4, includes: 'family', criteria: { theme: 39 } },
  wine: { kind: 'vineyard', price: 16_900, includes: 'tasting', criteria: { tags: ['tasting'] } },
  mountain: { kind: 'mountain', price: 18_900, criteria: { hotelEnvironments: ['mountain'] } },
  citybreak: { kind: 'city', price: 12_900, rating: 8.3, criteria: { hotelEnvironments: ['city'] } },
  countryside: { kind: 'countryside', price: 13_900, rating: 8.5, criteria: { hotelEnvironments: ['countryside'] } },
  forest: { kind: 'forest', price: 13_900, rating: 8.6, criteria: { hotelEnvironments: ['forest'] } },
  lake: { kind: 'lake', price: 15_900, rating: 8.7, criteria: { hotelEnvironments: ['lake'] } },
  massage: {
    kind: 'spa',
    price: 22_900,
    promoPrice: 19_900,
    rating: 9,
    includes: 'massage',
    criteria: { tags: ['massage'] },
  },
  culture: { kind: 'city', price: 14_900, rating: 8.2, includes: 'museum', criteria: { theme: 47 } },
  cycling: { kind: 'countryside', price: 14_900, rating: 8.4, includes: 'bike', criteria: { tags: ['bike'] } },
  boat: { kind: 'sea', price: 16_900, includes: 'boat', digitalOnly: true, criteria: { tags: ['boat'] } },
  walking: { kind: 'mountain', price: 14_900, rating: 8.6, includes: 'walk', criteria: { tags: ['walk'] } },
  cooking: {
    kind: 'countryside',
    price: 18_900,
    includes: 'cooking',
    digitalOnly: true,
    criteria: { tags: ['cooking'] },
  },
  table: { kind: 'vineyard', price: 17_900, rating: 8.8, includes: 'halfboard', criteria: { tags: ['halfboard'] } },
  guesthouse: { kind: 'countryside', price: 11_900, rating: 8.9, criteria: { hotelTypes: ['guesthouse', 'inn'] } },
  boutique: { kind: 'city', price: 18_900, rating: 8.5, criteria: { hotelTypes: ['boutique'] } },
  prestige: { kind: 'lake', price: 34_900, promoPrice: 29_900, rating: 9.3, criteria: { minStars: 5 } },
  longweekend: { kind: 'sea', price: 24_900, rating: 8.5, nights: 2, criteria: { minNights: 2 } },
  dog: { kind: 'forest', price: 12_900, rating: 8.7, criteria: { petsAllowed: true } },
} as const satisfies Record<string, BoxPlan>;

/** The idea of a box, which is also its slug. */
export type BoxTheme = keyof typeof boxPlans;
export const boxThemes = Object.keys(boxPlans) as readonly BoxTheme[];

/** The plan of a box, typed by the interface rather than by each entry. */
export function boxPlanOf(theme: BoxTheme): BoxPlan {
  return boxPlans[theme];
}

/** The first twelve of each market; the others follow in the order above. @rule BOX-015 */
export const boxOrder: Readonly<Record<Country, readonly BoxTheme[]>> = {
  FR: [
    'wellness',
    'romantic',
    'gourmet',
    'castle',
    'seaside',
    'guesthouse',
    'wine',
    'mountain',
    'massage',
    'table',
    'family',
    'prestige',
  ],
  ES: [
    'seaside',
    'wellness',
    'romantic',
    'citybreak',
    'gourmet',
    'wine',
    'countryside',
    'massage',
    'family',
    'castle',
    'boutique',
    'longweekend',
  ],
  BE: [
    'wellness',
    'forest',
    'gourmet',
    'seaside',
    'romantic',
    'castle',
    'table',
    'citybreak',
    'walking',
    'family',
    'massage',
    'dog',
  ],
  NL: [
    'citybreak',
    'seaside',
    'cycling',
    'wellness',
    'forest',
    'gourmet',
    'longweekend',
    'dog',
    'romantic',
    'castle',
    'boutique',
    'lake',
  ],
  IT: [
    'wellness',
    'lake',
    'wine',
    'romantic',
    'seaside',
    'gourmet',
    'mountain',
    'countryside',
    'prestige',
    'massage',
    'culture',
    'boutique',
  ],
};

export interface BoxRowPlan {
  readonly market: Country;
  readonly code: string;
  readonly theme: BoxTheme;
  readonly position: number;
  readonly price: number;
  readonly value: number;
  readonly rating: number | undefined;
  readonly physical: boolean;
}

/** The code under which a box is listed. @rule BOX-014 OPEN-063 */
export function boxCodeOf(theme: BoxTheme): string {
  return `${theme.toUpperCase()}EBOX`;
}

/** Every box of every market; Italy prints none. @rule BOX-004 */
export function planBoxes(): BoxRowPlan[] {
  return (Object.keys(boxOrder) as Country[]).flatMap((market) => {
    const themes = [...new Set([...boxOrder[market], ...boxThemes])];
    return themes.map((theme, position) => {
      const { price, promoPrice, rating, digitalOnly } = boxPlanOf(theme);
      return {
        market,
        theme,
        position,
        code: boxCodeOf(theme),
        price: promoPrice ?? price,
        value: price,
        rating,
        physical: market !== 'IT' && !digitalOnly,
      };
    });
  });
}
