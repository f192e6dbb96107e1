import { expect, test } from 'vitest';
import { calls } from '#shared/catalogue/calls.ts';
import { keptForMs } from './freshness.ts';
import { policies, policyOf } from './policies.ts';

test('API-013 a price check is never answered from a store', () => {
  expect(keptForMs(policyOf.realtimeQuote)).toBe(0);
});

test('API-031 a quote is never answered from a store', () => {
  expect(keptForMs(policyOf.quote)).toBe(0);
});

test('UPSTREAM a person’s order is never stored', () => {
  expect(keptForMs(policyOf.order)).toBe(0);
  expect(keptForMs(policyOf.placeOrder)).toBe(0);
});

test('UPSTREAM every call has a policy, a deadline of at most ten seconds and a body cap of 2 MB', () => {
  expect(Object.keys(policyOf).sort()).toEqual(Object.keys(calls).sort());
  for (const policy of Object.values(policies)) {
    expect(policy.deadlineMs).toBeLessThanOrEqual(10_000);
    expect(policy.maxBytes).toBe(2_000_000);
  }
});
