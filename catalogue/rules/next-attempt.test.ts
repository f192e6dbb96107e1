import { expect, test } from 'vitest';
import { nextAttemptAt } from './next-attempt.ts';

test('WRITE-outbox every failure doubles the wait, up to six hours', () => {
  const minutes = [1, 2, 3, 9, 10, 2000].map((attempts) => nextAttemptAt(attempts, 0) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
});
