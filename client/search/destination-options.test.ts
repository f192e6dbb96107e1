import { expect, test } from 'vitest';
import { bestIndexOf, startGroups, suggestionGroups } from './destination-options.ts';
import type { Place } from './place.ts';
import type { SuggestionsView } from './suggestions-view.ts';

const honfleur: Place = { category: 'city', id: 1, label: 'Honfleur' };
const view: SuggestionsView = {
  groups: [
    { category: 'city', items: [{ id: 1, label: 'Honfleur', context: 'Calvados' }] },
    { category: 'region', items: [{ id: 1, label: 'Normandie' }] },
  ],
  best: { category: 'region', id: 1 },
};

test('DEST-003 DEST-004 DEST-013 an empty field offers around you, everywhere and the last searches', () => {
  expect(startGroups([]).map(({ name }) => name)).toEqual(['start']);
  const [start, recent] = startGroups([honfleur]);
  expect(start?.options).toEqual([{ kind: 'local' }, { kind: 'anywhere' }]);
  expect(recent).toEqual({ name: 'recent', options: [{ kind: 'place', place: honfleur, isRecent: true }] });
});

test('FLOW-006 DEST-007 a city is offered cities searched before, and a start nothing', () => {
  const region: Place = { category: 'region', id: 8, label: 'Normandie' };
  expect(startGroups([region, honfleur], 'city').flatMap(({ options }) => options)).toEqual([
    { kind: 'anywhere' },
    { kind: 'place', place: honfleur, isRecent: true },
  ]);
  expect(startGroups([honfleur], 'origin')).toEqual([]);
});

test('DEST-012 a suggestion to pick holds id, label and category', () => {
  expect(suggestionGroups(view)[0]?.options[0]).toEqual({
    kind: 'place',
    place: { id: 1, label: 'Honfleur', context: 'Calvados', category: 'city' },
    isRecent: false,
  });
});

test('DEST-010 the best suggestion is found by its category and id', () => {
  const options = suggestionGroups(view).flatMap((group) => group.options);
  expect(bestIndexOf(options, view)).toBe(1);
  expect(bestIndexOf(options, { ...view, best: { category: 'poi', id: 1 } })).toBe(-1);
  expect(bestIndexOf(options, { groups: view.groups })).toBe(-1);
});
