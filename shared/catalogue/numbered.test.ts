import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './answer.ts';
import { numbered } from './numbered.ts';

const prices = numbered(z.number().int().nonnegative());

test('GIFT-032 a list counts from 1 and reads like an object keyed by numbers', () => {
  expect(prices.parse([100, 200])).toEqual({ 1: 100, 2: 200 });
  expect(prices.parse({ 1: 100, 3: 300 })).toEqual({ 1: 100, 3: 300 });
});

test('ACT-012 entries under no number and bad values are left out and counted', () => {
  const read = parseAnswer(prices, { 1: 100, 2: -1, 0: 5, 1.5: 5, 100: 5, many: 5, __proto__: 5 });
  expect(read).toMatchObject({ ok: true, value: { 1: 100 } });
  expect(read.ok && read.dropped).toHaveLength(5);
  expect(parseAnswer(prices, 'nothing').ok).toBe(false);
});
