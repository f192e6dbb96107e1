import { expect, test } from 'vitest';
import { parseCategory } from './destination-category.ts';
import { flows, parseFlow } from './flow.ts';

test('FLOW-002 there are exactly four flows', () => {
  expect([...flows]).toEqual(['booking', 'gifting', 'activity', 'hotel']);
});

test('FLOW-012 booking is the flow when none, or nonsense, is named', () => {
  expect([null, undefined, '', 'Gifting', 'toString'].map(parseFlow)).toEqual(Array(5).fill('booking'));
  expect(parseFlow('gifting')).toBe('gifting');
});

test('DEST-002 a category is named exactly or not at all', () => {
  expect([parseCategory('poi'), parseCategory('POI'), parseCategory(3)]).toEqual(['poi', undefined, undefined]);
});
