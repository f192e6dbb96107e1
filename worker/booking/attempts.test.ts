import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

const minute = 60_000;
const create = () => createAttempts({ limit: 3, periodMs: 10 * minute, maxKeys: 4 });

test('BOOKING-limit the fourth try within the period is refused and told how long to wait', () => {
  const attempts = create();
  const tries = [0, 1, 2, 3].map((at) => attempts.take(['a'], at * minute));
  expect(tries.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  expect(tries[3]).toEqual({ allowed: false, waitMs: 7 * minute });
});

test('BOOKING-limit a new period begins with all its tries', () => {
  const attempts = create();
  for (const at of [0, 1, 2]) attempts.take(['a'], at);
  expect(attempts.take(['a'], 10 * minute - 1).allowed).toBe(false);
  expect(attempts.take(['a'], 10 * minute).allowed).toBe(true);
});

test('BOOKING-limit a try that was right is given back', () => {
  const attempts = create();
  for (const at of [0, 1, 2, 3, 4, 5]) {
    expect(attempts.take(['a'], at).allowed).toBe(true);
    attempts.giveBack(['a']);
  }
});

test('BOOKING-limit one key that is used up refuses the try and takes nothing from the others', () => {
  const attempts = create();
  for (const at of [0, 1, 2]) attempts.take(['a'], at);
  for (const at of [3, 4, 5, 6]) expect(attempts.take(['b', 'a'], at).allowed).toBe(false);
  expect(attempts.take(['b'], 7).allowed).toBe(true);
});

test('BOOKING-limit a flood of keys is forgotten from its oldest on', () => {
  const attempts = create();
  for (const at of [0, 1, 2]) attempts.take(['a'], at);
  for (const key of ['b', 'c', 'd', 'e']) attempts.take([key], 3);
  expect(attempts.take(['a'], 4).allowed).toBe(true);
});

test('BOOKING-limit a clock that goes back locks nobody out', () => {
  const attempts = create();
  for (const at of [0, 1, 2]) attempts.take(['a'], 1_000 * minute + at);
  expect(attempts.take(['a'], 0).allowed).toBe(true);
});
