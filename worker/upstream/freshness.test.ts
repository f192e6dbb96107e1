import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideUse, keptForMs } from './freshness.ts';
import { type Policy, policies } from './policies.ts';

const policy: Policy = { ...policies.search, freshMs: 100, staleWhileRevalidateMs: 50, staleIfErrorMs: 1_000 };
const never: Policy = { ...policy, freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };
const anyPolicy = fc
  .record({ freshMs: fc.nat(1_000), staleWhileRevalidateMs: fc.nat(1_000), staleIfErrorMs: fc.nat(1_000) })
  .map((windows): Policy => ({ ...policies.search, ...windows }));
const ranks = ['fresh', 'revalidate', 'if-error', 'nothing'];

test('UPSTREAM each window ends in the millisecond in which the next begins', () => {
  const uses = [0, 99, 100, 149, 150, 1_099, 1_100].map((age) => decideUse(policy, age));
  expect(uses).toEqual(['fresh', 'fresh', 'revalidate', 'revalidate', 'if-error', 'if-error', 'nothing']);
});

test('UPSTREAM an answer never gets better with age', () => {
  fc.assert(
    fc.property(anyPolicy, fc.nat(3_000), fc.nat(3_000), (some, age, more) => {
      expect(ranks.indexOf(decideUse(some, age + more))).toBeGreaterThanOrEqual(ranks.indexOf(decideUse(some, age)));
    }),
  );
});

test('UPSTREAM an answer is kept exactly as long as it is good for anything', () => {
  fc.assert(
    fc.property(anyPolicy, fc.nat(3_000), (some, age) => {
      expect(decideUse(some, age) === 'nothing').toBe(age >= keptForMs(some));
    }),
  );
});

test('UPSTREAM an answer from a clock that ran ahead by a little is fresh, by more than a minute is nothing', () => {
  expect(decideUse(policy, -60_000)).toBe('fresh');
  expect(decideUse(policy, -60_001)).toBe('nothing');
});

test('UPSTREAM what is never stored is never used', () => {
  expect(keptForMs(never)).toBe(0);
  expect(decideUse(never, 0)).toBe('nothing');
});
