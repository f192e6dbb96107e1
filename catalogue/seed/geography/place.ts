import type { Country } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import type { Point } from './distance.ts';
import type { Names } from './names.ts';
import type { Environment } from './spots.ts';

export interface Place {
  readonly id: number;
  readonly category: Exclude<DestinationCategory, 'hotel'>;
  readonly country: Country;
  readonly names: Names;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly postcode?: string;
  readonly regionId?: number;
  readonly departmentId?: number;
  /** Circles in which hotels belong to the place; other places are linked by the hierarchy. */
  readonly circles?: readonly (Point & { readonly km: number })[];
}

/** A town where hotels stand. */
export interface Spot {
  readonly city: Place;
  readonly regionCode: string;
  readonly environment: Environment;
  readonly weight: number;
}

/** The first ids of places of our own, which lie far below those of GeoNames. */
export const firstId = {
  region: 1000,
  department: 2000,
  touristicregion: 3000,
  poi: 4000,
  searesort: 5000,
  skiresort: 6000,
  village: 7000,
} as const;
