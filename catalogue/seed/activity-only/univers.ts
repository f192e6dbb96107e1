import type { ActivityCode } from '../activities.ts';
import type { Environment } from '../geography/spots.ts';

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
  /** Cents for one person; the fuller product of a centre costs more. */
  readonly price: number;
  readonly fullerPrice: number;
  readonly least: number;
  readonly most: number;
}

export const universTraits: Readonly<Record<Univers, UniversTrait>> = {
  spa: { environments: ['spa', 'sea', 'lake'], price: 3900, fullerPrice: 6900, least: 1, most: 4 },
  massage: { environments: ['city', 'spa'], price: 6900, fullerPrice: 9900, least: 1, most: 2 },
  tasting: { environments: ['vineyard', 'city'], price: 2500, fullerPrice: 4900, least: 1, most: 6 },
  bike: { environments: ['countryside', 'forest'], price: 2900, fullerPrice: 4500, least: 1, most: 6 },
  boat: { environments: ['sea', 'lake'], price: 4500, fullerPrice: 7900, least: 2, most: 6 },
  museum: { environments: ['city'], price: 1900, fullerPrice: 3900, least: 1, most: 6 },
  walk: { environments: ['forest', 'mountain'], price: 2200, fullerPrice: 3900, least: 1, most: 6 },
  cooking: { environments: ['city', 'countryside'], price: 5900, fullerPrice: 8900, least: 1, most: 4 },
};
