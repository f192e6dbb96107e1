import { expect, test } from 'vitest';
import type { Language } from '#shared/locale/locales.ts';
import { conceptCodes, concepts } from '../seed/concepts.ts';
import { environments } from '../seed/geography/spots.ts';
import { choose, count, fillIn } from './compose.ts';
import { leadStay, listProgramme, nameStay, stayUri } from './describe-stay.ts';
import { productTextsOf } from './product-texts-of.ts';
import { textsOf } from './texts-of.ts';

const languages: readonly Language[] = ['fr', 'es', 'nl', 'it', 'en'];

/** Every text of a value with the path that leads to it. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

test('SEED-texts no text is empty but those of services, which have no block of their own', () => {
  const empty = languages.flatMap((language) =>
    listTexts(textsOf(language)).filter(([path, text]) => text.trim() === '' && !path.endsWith('/how')),
  );
  expect(empty).toEqual([]);
});

test('SEED-texts every language fills in the same values as French', () => {
  const valuesOf = (language: Language) =>
    new Map(listTexts(textsOf(language)).map(([path, text]) => [path, [...text.matchAll(/\{\w+\}/g)].join(' ')]));
  const french = valuesOf('fr');
  const different = languages.flatMap((language) =>
    [...valuesOf(language)].filter(([path, values]) => french.has(path) && french.get(path) !== values),
  );
  expect(different.filter(([path]) => !/\/(openings|leads|positives)\//.test(path))).toEqual([]);
});

test('LOC-004 French keeps its signs together with a space that does not break, and no language uses straight quotes', () => {
  const french = listTexts([textsOf('fr'), productTextsOf('fr')]);
  expect(french.filter(([, text]) => / [:;!?»%€]|« |\d h\b|\p{L}[:;!?](?!\w|\/)/u.test(text))).toEqual([]);
  const all = languages.flatMap((language) => listTexts([textsOf(language), productTextsOf(language)]));
  expect(all.filter(([, text]) => /['"]| {2}|\.\.\./.test(text))).toEqual([]);
});

test('SEED-texts every idea has five titles and six leads, every landscape three places to put them or more', () => {
  for (const language of languages) {
    const { concepts, surroundings } = textsOf(language);
    const titles = Object.values(concepts).flatMap((concept) => concept.titles);
    expect(new Set(titles).size).toBe(conceptCodes.length * 5);
    const leads = Object.values(concepts).flatMap((concept) => concept.leads);
    expect(new Set(leads).size).toBe(conceptCodes.length * 6);
    expect(Object.values(surroundings).filter((phrases) => new Set(phrases).size < 4)).toEqual([]);
  }
});

test('SEED-texts no title says a word again that its surroundings say', () => {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const clumsy = languages.flatMap((language) => {
    const texts = textsOf(language);
    return conceptCodes.flatMap((code) =>
      environments
        .filter((environment) => concepts[code].weights[environment] !== undefined)
        .flatMap((environment) => texts.surroundings[environment])
        .flatMap((place) => texts.concepts[code].titles.map((title) => ({ title, place }))),
    );
  });
  expect(clumsy.length).toBeGreaterThan(1000);
  expect(clumsy.filter(({ title, place }) => wordsOf(title).some((word) => wordsOf(place).includes(word)))).toEqual([]);
});

test('SEED-texts the name of a town or hotel never follows a preposition, which names can merge with', () => {
  const merged = languages.flatMap((language) =>
    listTexts(textsOf(language)).filter(([, text]) =>
      /(^|\s)(à|de|en|a|di|da|in|te|naar) \{(name|place)\}/i.test(text),
    ),
  );
  expect(merged).toEqual([]);
});

test('SEED-texts all stays of all surroundings have a name, a lead and a path without gaps', () => {
  for (const language of languages) {
    for (const concept of conceptCodes) {
      for (const environment of environments) {
        const stay = { id: 1, concept, seed: concept.length * 7 + environment.length };
        const label = nameStay(textsOf(language), stay, environment);
        expect(`${label} ${leadStay(textsOf(language), stay, 'Honfleur')}`).not.toMatch(/[{}]|undefined| {2}/);
        expect(stayUri(1, label)).toMatch(/^\/weekend\/1-[a-z0-9-]+[a-z0-9]$/);
      }
    }
  }
});

test('STAY-008 one night and one breakfast are singular, more are plural', () => {
  const lines = (nights: number) =>
    listProgramme(textsOf('fr'), ['breakfast', 'spa'], 'suite', nights).map(({ label }) => label);
  expect(lines(1)).toEqual(['1 nuit en suite', 'Le petit-déjeuner', 'Un accès de 2 heures au spa']);
  expect(lines(3).slice(0, 2)).toEqual(['3 nuits en suite', 'Les 3 petits-déjeuners']);
});

test('SEED-stable a seed always chooses the same variant, and leaves unknown values as they are', () => {
  const variants = ['a', 'b', 'c'];
  expect(choose(variants, 42, 'lead')).toBe(choose(variants, 42, 'lead'));
  expect(new Set(Array.from({ length: 60 }, (_, seed) => choose(variants, seed, 'lead'))).size).toBe(3);
  expect(fillIn('{a} {b}', { a: 1 })).toBe('1 {b}');
  expect(count({ one: '{n} x', other: '{n} xs' }, 2)).toBe('2 xs');
});
