import { expect, test } from 'vitest';
import { chooseTones, nearestTone } from './tone-table.ts';

test('two groups of colours give their two means', () => {
  const colours = ['#000000', '#020202', '#040404', '#fafafa', '#fcfcfc', '#fefefe'];
  expect(chooseTones(colours, 2)).toEqual(['#020202', '#fcfcfc']);
});

test('a colour gets the tone that is nearest to it', () => {
  expect(nearestTone('#e0e0ff', ['#102030', '#ffffff', '#808080'])).toBe(1);
  expect(nearestTone('#7a7a80', ['#102030', '#ffffff', '#808080'])).toBe(2);
});
