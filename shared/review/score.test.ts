import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatScore, scoreFilters, scoreLabel, viewScore } from './score.ts';

const all = { allIncentive: true };

test('REV-012 there is no label under 7', () => {
  expect([scoreLabel(6.9, all), scoreLabel(0.5, all)]).toEqual([undefined, undefined]);
  expect(scoreLabel(7, all)).toBe('good');
});

test('REV-013 without the incentive flag there is no label under 9', () => {
  expect([8.9, 9, 9.5].map((score) => scoreLabel(score, { allIncentive: false }))).toEqual([
    undefined,
    'fantastic',
    'perfect',
  ]);
});

test('REV-014 each band has its words, from its lower end', () => {
  expect([7, 7.9, 8, 8.4, 8.5, 8.9, 9, 9.4, 9.5, 10].map((score) => scoreLabel(score, all))).toEqual([
    'good',
    'good',
    'veryGood',
    'veryGood',
    'excellent',
    'excellent',
    'fantastic',
    'fantastic',
    'perfect',
    'perfect',
  ]);
});

test('REV-014 the words fit the figure beside them', () => {
  expect([formatScore(8.96), scoreLabel(8.96, all)]).toEqual(['9,0', 'fantastic']);
  expect([formatScore(8.94), scoreLabel(8.94, all)]).toEqual(['8,9', 'excellent']);
});

test('REV-015 a score of 0, or none, is new and shows no figure', () => {
  expect([scoreLabel(0, all), scoreLabel(undefined, all), scoreLabel(Number.NaN, all)]).toEqual(['new', 'new', 'new']);
  expect(viewScore(undefined, all)).toEqual({ label: 'new', count: 0 });
  expect(viewScore({ average: 0, count: 3 }, all)).toEqual({ label: 'new', count: 0 });
});

test('REV-011 a score is shown with its label and its number of reviews', () => {
  expect(viewScore({ average: 8.7, count: 213 }, all)).toEqual({ text: '8,7', label: 'excellent', count: 213 });
  expect(viewScore({ average: 6.2, count: 3 }, all)).toEqual({ text: '6,2', count: 3 });
});

test('REV-016 every score is shown with one decimal and a comma, between 0 and 10', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 15, noNaN: true }), (score) => {
      expect(formatScore(score)).toMatch(/^(\d|10),\d$/);
    }),
  );
});

test('FILT-040 the filter has words of its own for the bands of 9, 8 and 7', () => {
  expect(scoreFilters.map(({ score, label }) => `${score} ${label}`)).toEqual(['9 superb', '8 veryGood', '7 pleasant']);
});
