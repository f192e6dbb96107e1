import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideAfterMove, isSameArea } from './search-again.ts';

const searched = { south: 43, west: 0, north: 44, east: 2 };
const east = { south: 43, west: 1, north: 44, east: 3 };
const moved = { searched, shown: east, byVisitor: true, follows: false };

test('MAP-006 a map moved away offers to search there, or searches by itself with the switch on', () => {
  expect(decideAfterMove(moved)).toBe('offer');
  expect(decideAfterMove({ ...moved, follows: true })).toBe('search');
});

test('MAP-006 a map moved back, or hardly at all, asks nothing', () => {
  expect(decideAfterMove({ ...moved, shown: searched, follows: true })).toBe('nothing');
  expect(decideAfterMove({ ...moved, shown: { ...searched, west: 0.09, east: 2.09 } })).toBe('nothing');
  expect(decideAfterMove({ ...moved, shown: { ...searched, west: 0.11, east: 2.11 } })).toBe('offer');
});

test('MAP-006 zooming far in is another area', () => {
  expect(decideAfterMove({ ...moved, shown: { south: 43.4, west: 0.8, north: 43.6, east: 1.2 } })).toBe('offer');
});

test('MAP-004 panning to a marker is no wish to search, with the switch on neither', () => {
  expect(decideAfterMove({ ...moved, byVisitor: false, follows: true })).toBe('nothing');
});

test('MAP-006 nothing is asked again before the first answer', () => {
  expect(decideAfterMove({ ...moved, searched: undefined, follows: true })).toBe('nothing');
});

test('MAP-006 sameness does not depend on which area came first', () => {
  const edge = fc.double({ min: -80, max: 80, noNaN: true });
  const area = fc.tuple(edge, edge, edge, edge).map(([south, west, north, east]) => ({ south, west, north, east }));
  fc.assert(fc.property(area, area, (a, b) => isSameArea(a, b) === isSameArea(b, a)));
  fc.assert(fc.property(area, (a) => a.north < a.south || a.east < a.west || isSameArea(a, a)));
});
