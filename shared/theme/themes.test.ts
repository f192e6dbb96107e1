import { expect, test } from 'vitest';
import { familyTheme, findTheme, hasFamilyHint, themeGroup, themes } from './themes.ts';

test('THEME-002 no theme is a choice of its own', () => {
  expect(findTheme(undefined)).toBeUndefined();
  expect(findTheme(999)).toBeUndefined();
});

test('THEME-003 a theme is found by the id that the key carries, and no two share one', () => {
  expect(findTheme(26)).toEqual({ id: 26, name: 'wellness' });
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
});

test('THEME-004 the theme of families is 39', () => {
  expect([familyTheme, findTheme(39)?.name]).toEqual([39, 'family']);
});

test('THEME-005 four themes have groups of their own, every other theme is generic', () => {
  expect([26, 23, 19, 39, 31, 12_345].map(themeGroup)).toEqual([
    'wellness',
    'romantic',
    'gastronomy',
    'family',
    'generic',
    'generic',
  ]);
});

test('SERP-017 the family hint needs a child or a baby and another theme', () => {
  expect(hasFamilyHint({ children: 1, babies: 0 }, undefined)).toBe(true);
  expect(hasFamilyHint({ children: 0, babies: 1 }, 26)).toBe(true);
  expect(hasFamilyHint({ children: 0, babies: 1 }, 39)).toBe(false);
  expect(hasFamilyHint({ children: 0, babies: 0 }, 26)).toBe(false);
});
