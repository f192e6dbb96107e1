import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarsen, defaultLocalDistance, localDistances, parseLocalDistance } from './local-search.ts';

test('DEST-008 a search around the visitor reaches 100, 200 or 300 km, and nothing else', () => {
  expect([...localDistances]).toEqual([100, 200, 300]);
  expect(['100', '300', '150', '-100', '', '1e2'].map(parseLocalDistance)).toEqual([100, 300, 200, 200, 200, 200]);
});

test('DEST-009 it reaches 200 km unless told otherwise', () => {
  expect(defaultLocalDistance).toBe(200);
});

test('DEST-003 where somebody is, is known to about a kilometre only', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
      expect(Math.abs(coarsen(degrees) - degrees)).toBeLessThanOrEqual(0.00501);
      expect(coarsen(degrees) * 100).toBeCloseTo(Math.round(coarsen(degrees) * 100), 6);
    }),
  );
});
