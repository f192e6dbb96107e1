import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRetryBudget, decidePauseMs } from './retry-budget.ts';

test('UPSTREAM retries are at most a tenth of the calls', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 500 }), (tries) => {
      const budget = createRetryBudget();
      let calls = 0;
      let retries = 0;
      for (const failed of tries) {
        calls += 1;
        budget.deposit();
        if (failed && budget.spend()) retries += 1;
      }
      expect(retries).toBeLessThanOrEqual(calls / 10);
    }),
  );
});

test('UPSTREAM a calm time saves up ten retries and no more', () => {
  const budget = createRetryBudget();
  for (let call = 0; call < 1_000; call += 1) budget.deposit();
  const spent = Array.from({ length: 12 }, () => budget.spend());
  expect(spent.filter(Boolean)).toHaveLength(10);
});

test('UPSTREAM the pause before a retry is 0 to 99 ms', () => {
  expect(decidePauseMs(0)).toBe(0);
  expect(decidePauseMs(0.999_999)).toBe(99);
});
