import { expect, test } from 'vitest';
import { rowEndedBefore, rowOf } from './rows.ts';

test('SERP-011 a page of 24 results splits into rows of 3, 9 and 12', () => {
  const rows = Array.from({ length: 24 }, (_, index) => rowOf(index));
  expect(rows.filter((row) => row === 0)).toHaveLength(3);
  expect(rows.filter((row) => row === 1)).toHaveLength(9);
  expect(rows.slice(12)).toEqual(Array(12).fill(2));
});

test('SERP-011 four results fill the first row before the second', () => {
  expect([0, 1, 2, 3].map(rowOf)).toEqual([0, 0, 0, 1]);
});

test('SERP-012 banners stand between the rows alone: before the fourth card and before the thirteenth', () => {
  const ended = Array.from({ length: 24 }, (_, index) => rowEndedBefore(index));
  expect(ended.flatMap((row, index) => (row === undefined ? [] : [[index, row]]))).toEqual([
    [3, 0],
    [12, 1],
  ]);
});
