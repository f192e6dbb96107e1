import { expect, test } from 'vitest';
import { rowOf } from './rows.ts';

test('SERP-011 a page of 24 results splits into rows of 3, 9 and 12', () => {
  const rows = Array.from({ length: 24 }, (_, index) => rowOf(index));
  expect(rows.filter((row) => row === 0)).toHaveLength(3);
  expect(rows.filter((row) => row === 1)).toHaveLength(9);
  expect(rows.slice(12)).toEqual(Array(12).fill(2));
});

test('SERP-011 four results fill the first row before the second', () => {
  expect([0, 1, 2, 3].map(rowOf)).toEqual([0, 0, 0, 1]);
});
