import { expect, test } from 'vitest';
import { type Bindings, readClock, readScale } from './env.ts';

const bindings = (given: object) => given as Bindings;

test('CLOCK-001 an instant freezes the clock everywhere but in production', () => {
  const CLOCK = '2026-11-21T09:00:00Z';
  expect(readClock(bindings({ CLOCK }))).toBe(Date.parse(CLOCK));
  expect(readClock(bindings({ CLOCK, ENVIRONMENT: 'production' }))).toBeGreaterThan(Date.parse('2020-01-01'));
  expect(readClock(bindings({ CLOCK, ENVIRONMENT: 'production' }))).not.toBe(Date.parse(CLOCK));
  expect(readClock(bindings({ CLOCK: 'tea time' }))).toBeGreaterThan(Date.parse('2020-01-01'));
});

test('SCALE-001 the scale is a number from a hundredth to twenty, and 1 when it is anything else', () => {
  const scales = ['0.05', '10', undefined, 'big', '-1', '0', '1e9'].map((CATALOGUE_SCALE) =>
    readScale(bindings({ CATALOGUE_SCALE })),
  );
  expect(scales).toEqual([0.05, 10, 1, 1, 1, 1, 1]);
});
