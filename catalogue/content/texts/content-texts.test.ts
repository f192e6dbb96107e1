import { expect, test } from 'vitest';
import { type Locale, locales, marketLocales } from '#shared/locale/locales.ts';
import { contentTextsOf } from './content-texts.ts';
import { legalFacts } from './legal-facts.ts';

type Texts = ReadonlyMap<string, string>;

/** Addresses, kinds of nodes and keys of places are no prose. */
const silentKeys = new Set(['type', 'url', 'format']);

/** Every text of a locale by where it stands. */
function proseOf(locale: Locale): Texts {
  const { legal, ...texts } = contentTextsOf(locale);
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else if (Array.isArray(value)) {
      const isPlaced = /\.(towns|landscapes)\.tiles\.\d+$/.test(path);
      for (const [index, item] of value.slice(isPlaced ? 1 : 0).entries()) collect(item, `${path}.${index}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (!silentKeys.has(key)) collect(item, `${path}.${key}`);
    }
  };
  collect({ ...texts, legal: legal(legalFacts[locale]) }, '');
  return found;
}

const prose = new Map(locales.map((locale) => [locale, proseOf(locale)]));
const every = [...prose].flatMap(([locale, texts]) =>
  [...texts].map(([path, text]) => ({ where: `${locale}${path}`, locale, text })),
);
const whereOf = (found: readonly { where: string; text: string }[]) =>
  found.map(({ where, text }) => `${where}: ${text}`);
const wordsOf = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

test('LOC-004 every locale has a full set of texts, none of them empty', () => {
  expect(every.length).toBeGreaterThan(7 * 500);
  expect(whereOf(every.filter(({ text }) => text.trim() === ''))).toEqual([]);
});

test('LOC-004 texts hold no markup, no straight quotes and no double spaces', () => {
  const wrong = every.filter(({ text }) => /[<>]|&\w+;|['"]| {2}|\.\.\./.test(text));
  expect(whereOf(wrong)).toEqual([]);
  const open = every.filter(({ text }) => /[{}]/.test(text.replace('{place}', '')));
  expect(whereOf(open)).toEqual([]);
});

test('LOC-004 texts name no brand, so that an operator can sell under another one', () => {
  expect(whereOf(every.filter(({ text }) => /escale/i.test(text)))).toEqual([]);
});

test('LOC-004 French keeps its signs together with a space that does not break', () => {
  const french = every.filter(({ locale }) => locale.startsWith('fr'));
  expect(whereOf(french.filter(({ text }) => / [:;!?»%€]|« |\p{L}[:;!?](?!\w|\/)/u.test(text)))).toEqual([]);
});

test('HOME-004 HOME-009 heads and buttons are no longer than their places', () => {
  const longest = [
    [/\.seo\.title$/, 65],
    [/\.seo\.description$/, 160],
    [/\.cta$|\.bar\.\w+$/, 32],
    [/\.(hero|banner)\.title$/, 50],
  ] as const;
  for (const [place, most] of longest) {
    const there = every.filter(({ where }) => place.test(where));
    expect(there.length).toBeGreaterThan(6);
    expect(whereOf(there.filter(({ text }) => text.length > most))).toEqual([]);
  }
});

test('LOC-004 texts are translated: none of any length equals the English one', () => {
  const english = prose.get('en_GB');
  const copied = every.filter(({ locale, where, text }) => {
    const path = where.slice(locale.length);
    return locale !== 'en_GB' && wordsOf(text).length > 2 && english?.get(path) === text;
  });
  expect(whereOf(copied)).toEqual([]);
});

test('LOC-004 the Belgian editions speak of their own towns and keep the other words', () => {
  const differing = (locale: Locale, base: Locale) =>
    [...(prose.get(locale) ?? [])].filter(([path, text]) => prose.get(base)?.get(path) !== text).map(([path]) => path);
  expect(differing('fr_BE', 'fr_FR').some((path) => path.startsWith('.ideas.towns'))).toBe(true);
  expect(differing('nl_BE', 'nl_NL').some((path) => path.startsWith('.ideas.towns'))).toBe(true);
  expect(differing('fr_BE', 'fr_FR').filter((path) => !/^\.(ideas|legal)\./.test(path))).toEqual([]);
});

test('SHELL-042 only France and Spain have a press room', () => {
  expect(marketLocales.filter((locale) => contentTextsOf(locale).press)).toEqual(['fr_FR', 'es_ES']);
});

test('SHELL-043 every market names its own data protection authority', () => {
  const authorities = locales.map((locale) => legalFacts[locale].authorityUrl);
  expect(new Set(authorities).size).toBe(locales.length);
});
