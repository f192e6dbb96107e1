import type { ActivityCode } from '../activities.ts';
import type { Environment } from '../geography/spots.ts';
import type { ThemeId } from '../themes.ts';

/** What activity-only products are about; each is an activity of stays too and shares its texts and its tag. */
export const universCodes = [
  'spa',
  'massage',
  'tasting',
  'bike',
  'boat',
  'museum',
  'walk',
  'cooking',
] as const satisfies readonly ActivityCode[];
export type Univers = (typeof universCodes)[number];

interface UniversTrait {
  /** Where it is found, best first. */
  readonly environments: readonly Environment[];
  /** What a search by theme finds it under. */
  readonly themes: readonly ThemeId[];
  /** Cents for one person; the fuller product of a centre costs more. */
  readonly price: number;
  readonly fullerPrice: number;
  readonly least: number;
  readonly most: number;
}

export const universTraits: Readonly<Record<Univers, UniversTrait>> = {
  spa: { environments: ['spa', 'sea', 'lake'], themes: [26, 23], price: 3900, fullerPrice: 6900, least: 1, most: 4 },
  massage: { environments: ['city', 'spa'], themes: [26, 23], price: 6900, fullerPrice: 9900, least: 1, most: 2 },
  tasting: { environments: ['vineyard', 'city'], themes: [19, 44], price: 2500, fullerPrice: 4900, least: 1, most: 6 },
  bike: {
    environments: ['countryside', 'forest'],
    themes: [31, 39],
    price: 2900,
    fullerPrice: 4500,
    least: 1,
    most: 6,
  },
  boat: { environments: ['sea', 'lake'], themes: [37, 39], price: 4500, fullerPrice: 7900, least: 2, most: 6 },
  museum: { environments: ['city'], themes: [47, 34, 39], price: 1900, fullerPrice: 3900, least: 1, most: 6 },
  walk: { environments: ['forest', 'mountain'], themes: [31, 41], price: 2200, fullerPrice: 3900, least: 1, most: 6 },
  cooking: {
    environments: ['city', 'countryside'],
    themes: [19, 39],
    price: 5900,
    fullerPrice: 8900,
    least: 1,
    most: 4,
  },
};

/** Whether a search by theme finds what is about this; without a theme everything is found. @rule FLOW-006 */
export function hasTheme(univers: Univers, theme: number | undefined): boolean {
  return theme === undefined || universTraits[univers].themes.some((id) => id === theme);
}
