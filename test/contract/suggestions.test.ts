import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#shared/locale/locales.ts';
import { type DestinationCategory, destinationCategories } from '#shared/search/destination-category.ts';
import { ask, database, fillCatalogue } from '../support/catalogue.ts';
import { checkSuggestions } from './checks.ts';

beforeAll(fillCatalogue);

const suggest = async (term: string, locale: Locale = 'fr_FR') => {
  const answer = await ask('suggestions', { locale, term, maxResults: 30 });
  checkSuggestions(answer);
  return answer.items;
};

const best = async (term: string, locale?: Locale) => (await suggest(term, locale))[0];

const findOf = async (term: string, category: DestinationCategory) =>
  (await suggest(term)).find((item) => item.category === category);

test('API-009 DEST-017 at most 30 suggestions are answered, fewer when fewer are asked for', async () => {
  expect(await suggest('s')).toHaveLength(30);
  const { items } = await ask('suggestions', { locale: 'fr_FR', term: 's', maxResults: 4 });
  expect(items).toHaveLength(4);
});

test('DEST-002 each of the nine categories can be found', async () => {
  const found = await Promise.all([
    findOf('honfleur', 'city'),
    findOf('hôtel', 'hotel'),
    findOf('honfleur', 'searesort'),
    findOf('megève', 'skiresort'),
    findOf('côte d’azur', 'touristicregion'),
    findOf('mont-saint-michel', 'poi'),
    findOf('normandie', 'region'),
    findOf('calvados', 'department'),
    findOf('france', 'country'),
  ]);
  expect(found.map((item) => item?.category)).toEqual([...destinationCategories]);
});

test('DEST-001 names of every language find a place, and its label speaks the language that asks', async () => {
  const [dutch, french, spanish] = await Promise.all([
    best('amberes', 'nl_BE'),
    best('antwerp'),
    best('anvers', 'es_ES'),
  ]);
  expect([dutch?.label, french?.label, spanish?.label]).toEqual(['Antwerpen', 'Anvers', 'Amberes']);
  expect(new Set([dutch?.id, french?.id, spanish?.id]).size).toBe(1);
});

test('DEST-001 accents, case, hyphens and apostrophes never matter', async () => {
  const spellings = await Promise.all([best('Étretat'), best('etretat'), best('ÉTRETAT')]);
  expect(new Set(spellings.map((item) => item?.id)).size).toBe(1);
  expect((await best("l'isle sur la sorgue"))?.label).toBe('L’Isle-sur-la-Sorgue');
  expect((await best('isle sur la sorgue'))?.label).toBe('L’Isle-sur-la-Sorgue');
  expect((await best('saint malo'))?.label).toBe('Saint-Malo');
  expect((await best('st malo'))?.label).toBe('Saint-Malo');
  const ligatures = await Promise.all([best('jœuf'), best('joeuf'), best('JOEUF'), best('haut koenigsbourg')]);
  expect(ligatures.map((item) => item?.label)).toEqual(['Jœuf', 'Jœuf', 'Jœuf', 'Château du Haut-Kœnigsbourg']);
  expect((await best('ｐａｒｉｓ'))?.label).toBe('Paris');
});

test('DEST-001 the beginning of a word is enough, and the exact name comes first', async () => {
  expect((await best('honf'))?.label).toBe('Honfleur');
  expect((await best('nice'))?.label).toBe('Nice');
  expect((await best('paris'))?.id).toBe(2_988_507);
});

test('DEST-011 a postal code finds its town', async () => {
  expect((await best('14600'))?.label).toBe('Honfleur');
  expect((await best('75001'))?.label).toBe('Paris');
});

test('DEST-011 a postal code that is not the one of the town, or written with letters, finds the nearest', async () => {
  const typed = ['75011', 'F-69003', '1011', '1012 AB', '1012ab', 'B-1050', 'E-28013', 'I-50122', 'I-00184'];
  const labels = await Promise.all(typed.map(async (code) => (await best(code))?.label));
  expect(labels).toEqual([
    'Paris',
    'Lyon',
    'Amsterdam',
    'Amsterdam',
    'Amsterdam',
    'Bruxelles',
    'Madrid',
    'Florence',
    'Rome',
  ]);
  expect((await best('1050', 'nl_BE'))?.label).toBe('Brussel');
});

test('DEST-001 eight letters of a large town with hotels show it first, in every language', async () => {
  const { results } = await database
    .prepare(
      "SELECT id, fr AS fr_FR, es AS es_ES, nl AS nl_NL, it AS it_IT FROM place WHERE category = 'city' AND population > 150000 AND hotels > 0",
    )
    .all<{ readonly id: number } & Readonly<Record<'fr_FR' | 'es_ES' | 'nl_NL' | 'it_IT', string>>>();
  expect(results.length).toBeGreaterThan(10);
  const missed = await Promise.all(
    results.flatMap((town) =>
      (['fr_FR', 'es_ES', 'nl_NL', 'it_IT'] as const).map(async (locale) => {
        const term = town[locale].slice(0, 8);
        return (await best(term, locale))?.id === town.id ? [] : [`${locale} ${term}`];
      }),
    ),
  );
  expect(missed.flat()).toEqual([]);
});

test('DEST-001 what is typed behind the name of a place, such as its country, does not hide it', async () => {
  const found = await Promise.all([best('paris france'), best('Lyon, France'), best('honfleur, calvados, normandie')]);
  expect(found.map((item) => item?.label)).toEqual(['Paris', 'Lyon', 'Honfleur']);
});

test('DEST-012 a suggestion says what contains it, where it lies and how many hotels it has', async () => {
  const honfleur = await best('honfleur');
  expect(honfleur).toMatchObject({
    id: 3_013_173,
    category: 'city',
    context: 'Calvados, Normandie',
    lat: 49.4198,
    lng: 0.2329,
  });
  expect(honfleur?.count).toBeGreaterThan(0);
  expect((await best('calvados'))?.context).toBe('Normandie, France');
});

test('DEST-001 places with hotels come before places without', async () => {
  const counts = (await suggest('sa')).filter(({ category }) => category === 'city').map(({ count }) => count ?? 0);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts.findLastIndex((count) => count > 0)).toBeLessThanOrEqual(counts.indexOf(0));
});

test('DEST-001 a letter missing, wrong, doubled or swapped still finds the place', async () => {
  const typed = [
    'honfluer',
    'honfeur',
    'amstredam',
    'brugess',
    'barcelonna',
    'strasburg',
    'normandei',
    'marsielle',
    'onfleur',
  ];
  const found = await Promise.all(typed.map((term) => best(term, 'en_GB')));
  expect(found.map((item) => item?.label)).toEqual([
    'Honfleur',
    'Honfleur',
    'Amsterdam',
    'Bruges',
    'Barcelona',
    'Strasbourg',
    'Normandy',
    'Marseille',
    'Honfleur',
  ]);
});

test('DEST-001 one mistyped word of several is enough to miss no place', async () => {
  expect((await best('mnot saint michel'))?.label).toMatch(/Mont-Saint-Michel/);
  expect((await best('saint mallo'))?.label).toBe('Saint-Malo');
});

test('DEST-001 a typo is only looked for where nothing was found, and never in short words', async () => {
  const [exact, short, foreign] = await Promise.all([suggest('brugge'), suggest('xqz'), suggest('qqqqqqqqqq')]);
  expect(exact.length).toBeGreaterThan(0);
  expect(exact.every(({ label }) => /brug/i.test(label))).toBe(true);
  expect([short, foreign]).toEqual([[], []]);
});

test('API-009 nothing but signs, or nothing at all, is answered with no suggestions', async () => {
  const answers = await Promise.all([suggest(''), suggest('   '), suggest('"*()'), suggest("';--"), suggest('🏝️')]);
  expect(answers.map((items) => items.length)).toEqual([0, 0, 0, 0, 0]);
});
