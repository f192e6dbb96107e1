import type { Party } from '../party/party.ts';

/** The themes with the names that messages give them, in the order of the selector. @rule THEME-003 THEME-004 THEME-005 */
export const themes = [
  { id: 26, name: 'wellness' },
  { id: 23, name: 'romantic' },
  { id: 19, name: 'gastronomy' },
  { id: 39, name: 'family' },
  { id: 31, name: 'nature' },
  { id: 34, name: 'city' },
  { id: 37, name: 'seaside' },
  { id: 41, name: 'mountain' },
  { id: 44, name: 'wine' },
  { id: 47, name: 'culture' },
] as const satisfies readonly { id: number; name: string }[];

export type Theme = (typeof themes)[number];
export type ThemeName = Theme['name'];

/** The theme of families. @rule THEME-004 */
export const familyTheme = 39;

/** What themes are grouped by; every theme without a group of its own is generic. @rule THEME-005 */
export type ThemeGroup = 'wellness' | 'romantic' | 'gastronomy' | 'family' | 'generic';

const groups: Readonly<Record<number, ThemeGroup>> = {
  26: 'wellness',
  23: 'romantic',
  19: 'gastronomy',
  [familyTheme]: 'family',
};

/** The theme with an id; `undefined` for no theme, and for ids that no theme has. @rule THEME-002 THEME-003 */
export function findTheme(id: number | undefined): Theme | undefined {
  return themes.find((theme) => theme.id === id);
}

/** The group of a theme, known or not. @rule THEME-005 */
export function themeGroup(id: number): ThemeGroup {
  return groups[id] ?? 'generic';
}

/** Whether results hint at the theme of families: with a child or a baby, unless that theme is chosen. @rule SERP-017 */
export function hasFamilyHint(
  { children, babies }: Pick<Party, 'children' | 'babies'>,
  theme: number | undefined,
): boolean {
  return children + babies > 0 && theme !== familyTheme;
}
