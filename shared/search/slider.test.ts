import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constrainHandles, parseTyped } from './slider.ts';

test('FILT-025 a typed number is its first group of digits, at most the maximum', () => {
  expect([parseTyped('120 €', 250), parseTyped('about 80, or 90', 250), parseTyped('9999', 250)]).toEqual([
    120, 80, 250,
  ]);
  expect([parseTyped('', 250), parseTyped('free', 250), parseTyped('-', 250)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('FILT-026 FILT-029 handles in any order and place come out ordered and inside the bounds', () => {
  const place = fc.integer({ min: -500, max: 2000 });
  fc.assert(
    fc.property(place, place, (low, high) => {
      const handles = constrainHandles({ low, high }, { min: 10, max: 300 });
      expect(10 <= handles.low && handles.low <= handles.high && handles.high <= 300).toBe(true);
      expect(constrainHandles({ low: high, high: low }, { min: 10, max: 300 })).toEqual(handles);
    }),
  );
});
