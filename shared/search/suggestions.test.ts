import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationCategories } from './destination-category.ts';
import { decideSuggestion, groupSuggestions, type PlaceSuggestion, splitMatch } from './suggestions.ts';

const place = (id: number, label: string, category: PlaceSuggestion['category']) => ({ id, label, category });
const labels = (items: readonly PlaceSuggestion[]) => items.map((item) => item.label);
const matched = (label: string, text: string) =>
  splitMatch(label, text)
    .filter((part) => part.matched)
    .map((part) => part.text);

test('DEST-001 suggestions are grouped by category, and a category without any is left out', () => {
  const groups = groupSuggestions([place(1, 'Caen', 'city'), place(2, 'Calvados', 'department')], 'ca');
  expect(groups.map(({ category, items }) => [category, labels(items)])).toEqual([
    ['city', ['Caen']],
    ['department', ['Calvados']],
  ]);
});

test('DEST-002 the groups keep the order of the nine categories, whatever order the suggestions come in', () => {
  const items = destinationCategories.map((category, index) => place(index + 1, category, category)).toReversed();
  expect(groupSuggestions(items, 'x').map(({ category }) => category)).toEqual([...destinationCategories]);
});

test('DEST-017 at most 30 are shown', () => {
  const items = Array.from({ length: 40 }, (_, index) => place(index + 1, `Town ${index}`, 'city'));
  expect(groupSuggestions(items, 'town')[0]?.items).toHaveLength(30);
});

test('DEST-017 in a group the same name comes first, then names that start with the text, then the others', () => {
  const items = [place(1, 'Le Touquet-Paris-Plage', 'city'), place(2, 'Parigné', 'city'), place(3, 'Pàris', 'city')];
  expect(labels(groupSuggestions(items, 'paris')[0]?.items ?? [])).toEqual([
    'Pàris',
    'Le Touquet-Paris-Plage',
    'Parigné',
  ]);
  expect(labels(groupSuggestions(items, 'par')[0]?.items ?? [])).toEqual([
    'Parigné',
    'Pàris',
    'Le Touquet-Paris-Plage',
  ]);
});

test('DEST-010 the text alone means the place of that name, in whichever category', () => {
  const items = [place(1, 'Hôtel de Normandie', 'hotel'), place(2, 'Normandie', 'region')];
  expect(decideSuggestion(items, ' normandie ')?.id).toBe(2);
  expect(decideSuggestion(items, 'norma')?.id).toBe(2);
  expect(decideSuggestion(items, 'de')?.id).toBe(1);
  expect(decideSuggestion([], 'normandie')).toBeUndefined();
});

test('DEST-010 among equals the text means what stands higher in the list', () => {
  const items = [place(1, 'Parc de Hoge Veluwe', 'poi'), place(2, 'Paris', 'city')];
  expect(decideSuggestion(items, 'par')?.id).toBe(2);
  expect(decideSuggestion(items, 'veluwe')?.id).toBe(2);
});

test('DEST-001 what was typed is marked where a word starts with it, accents and case forgiven', () => {
  expect(splitMatch('Saint-Étienne', 'etie')).toEqual([
    { text: 'Saint-', matched: false },
    { text: 'Étie', matched: true },
    { text: 'nne', matched: false },
  ]);
  expect(matched('Le Touquet', 'QUET')).toEqual([]);
  expect(matched('Saint-Malo', 'saint ma')).toEqual(['Saint-Ma']);
  expect(matched('L’Isle-Adam', "l'isle")).toEqual(['L’Isle']);
});

test('DEST-001 the parts of a marked label give the label back, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (label, text) => {
      const parts = splitMatch(label, text);
      expect(parts.map((part) => part.text).join('')).toBe(label);
      expect(parts.filter((part) => part.matched).length).toBeLessThanOrEqual(1);
    }),
  );
});
