import type { Country } from '#shared/locale/locales.ts';

/** The surroundings an illustration can show; a hotel's environment maps onto one of them. */
export const kinds = ['sea', 'mountain', 'city', 'countryside', 'vineyard', 'forest', 'lake', 'spa'] as const;

/** One of the eight surroundings. */
export type Kind = (typeof kinds)[number];

/** The hours of the day that change the light of an illustration, from morning on. */
export const hours = ['dawn', 'day', 'golden', 'dusk', 'night'] as const;

/** One of the five hours. */
export type Hour = (typeof hours)[number];

/** Everything that decides what an illustration looks like; the same brief always gives the same picture. */
export interface PictureBrief {
  readonly seed: string;
  readonly kind: Kind;
  readonly time: Hour;
  readonly country: Country;
  /** Snow on the ground and bare or whitened trees; kinds without a winter look ignore it. */
  readonly winter: boolean;
  /** Copper and gold leaves in woods. */
  readonly autumn?: boolean;
  /** Which of the kind's compositions to draw, counted round; the seed decides when it is absent. */
  readonly composition?: number;
  /** Pixels of the drawing; shapes scale with the height, a wider picture shows more of the scene. */
  readonly width: number;
  readonly height: number;
}

/** A rendered illustration of the pool: `/pictures/{id}-480.webp` (480 × 360) and `/pictures/{id}-960.webp` (960 × 720). */
export interface PoolPicture {
  readonly id: string;
  readonly kind: Kind;
  readonly time: Hour;
  readonly country: Country;
  readonly winter: boolean;
  /** Index 0–11 into the placeholder colours of `tones.ts`. */
  readonly tone: number;
}

/** A rendered wide illustration: `/pictures/{id}-1920.webp` (1920 × 820) and, for small screens, `/pictures/{id}-960.webp` (960 × 640). */
export interface HeroPicture extends PoolPicture {
  /** The season it suits best. */
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
}
