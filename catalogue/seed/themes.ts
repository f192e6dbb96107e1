import type { Environment } from './geography/spots.ts';

/** Theme ids in the order of their bit in `stay.themes`; new ids go to the end. */
export const themeIds = [26, 23, 19, 39, 31, 34, 37, 41, 44, 47] as const;
export type ThemeId = (typeof themeIds)[number];

/** The bits of these themes. */
export function themeMask(ids: readonly ThemeId[]): number {
  return ids.reduce((mask, id) => mask + 2 ** themeIds.indexOf(id), 0);
}

/** The themes of a mask, in the order above. */
export function themesOf(mask: number): ThemeId[] {
  return themeIds.filter((_, bit) => mask & (1 << bit));
}

/** The bit of a theme id that came from outside; 0 for an unknown one. */
export function themeBit(id: number): number {
  const known: readonly number[] = themeIds;
  const bit = known.indexOf(id);
  return bit < 0 ? 0 : 1 << bit;
}

/** The theme that every stay in these surroundings has. */
export const environmentThemes: Readonly<Record<Environment, ThemeId>> = {
  sea: 37,
  mountain: 41,
  city: 34,
  countryside: 31,
  vineyard: 44,
  forest: 31,
  lake: 31,
  spa: 26,
};
