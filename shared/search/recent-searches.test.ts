import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRecentSearch, parseRecentSearches, type RecentSearch } from './recent-searches.ts';

const honfleur: RecentSearch = { id: 1, label: 'Honfleur', category: 'city' };
const bruges: RecentSearch = { id: 2, label: 'Bruges', category: 'city' };
const alps: RecentSearch = { id: 2, label: 'Alpes', category: 'region' };
const lido: RecentSearch = { id: 4, label: 'Lido', category: 'searesort' };

test('DEST-015 a new pick comes first', () => {
  expect(addRecentSearch([honfleur], bruges)).toEqual([bruges, honfleur]);
});

test('DEST-015 a pick that is in the list already moves to the front', () => {
  expect(addRecentSearch([bruges, honfleur, alps], alps)).toEqual([alps, bruges, honfleur]);
});

test('DEST-016 at most three are kept, and only id, label and category of each', () => {
  const pick = { ...lido, context: 'Veneto', count: 12 };
  expect(addRecentSearch([alps, bruges, honfleur], pick)).toEqual([lido, alps, bruges]);
});

test('DEST-016 a stored list is read back', () => {
  expect(parseRecentSearches(JSON.stringify([honfleur, alps]))).toEqual([honfleur, alps]);
  expect(parseRecentSearches(null)).toEqual([]);
});

test('DEST-016 what cannot be used in a stored list is left out', () => {
  const stored = [{ ...honfleur, id: '1' }, { ...bruges, category: 'planet' }, null, 7, { ...lido, label: '' }, alps];
  expect(parseRecentSearches(JSON.stringify(stored))).toEqual([alps]);
});

test('DEST-016 nonsense in storage is an empty list, never an error', () => {
  expect(parseRecentSearches('{"id":1}')).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseRecentSearches(text).length).toBeLessThanOrEqual(3);
    }),
  );
});
