import { expect, test } from 'vitest';
import { trustStars } from './trust.ts';

test('REV-020 a trust score that is no number of stars counts as 4', () => {
  expect(['', ' ', 'five', '7', '-1', null, undefined, Number.NaN].map(trustStars)).toEqual(Array(8).fill(4));
});

test('REV-021 trust stars are rounded to halves', () => {
  expect(['4.2', 4.25, 4.74, 4.75, 0, 5].map(trustStars)).toEqual([4, 4.5, 4.5, 5, 0, 5]);
});
