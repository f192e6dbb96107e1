import { expect, test } from 'vitest';
import type { Language } from '#shared/locale/locales.ts';
import { productTextsOf } from './product-texts-of.ts';

const languages: readonly Language[] = ['fr', 'es', 'nl', 'it', 'en'];

/** Every text of a value with the path that leads to it. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

test('SEED-texts every language says all of it, and fills in the same values as French', () => {
  const valuesOf = (language: Language) =>
    listTexts(productTextsOf(language)).map(([path, text]) => `${path} ${[...text.matchAll(/\{\w+\}/g)].join(' ')}`);
  for (const language of languages) expect(valuesOf(language)).toEqual(valuesOf('fr'));
  const empty = languages.flatMap((language) => listTexts(productTextsOf(language)).filter(([, text]) => !text.trim()));
  expect(empty).toEqual([]);
});

test('SEED-texts no two boxes of a language share a title, and no text is left in another language', () => {
  for (const language of languages) {
    const titles = Object.values(productTextsOf(language).boxes).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
  const descriptions = languages.flatMap((language) =>
    Object.values(productTextsOf(language).boxes).map(({ description }) => description),
  );
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
