import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Breaker,
  closedBreaker,
  createBreakers,
  decideAdmission,
  decideBreaker,
  failureLimit,
  probeEveryMs,
} from './breaker.ts';

const open: Breaker = { state: 'open', nextProbeAt: 5_000 };

function failTimes(times: number): Breaker {
  return Array.from({ length: times }).reduce<Breaker>((breaker) => decideBreaker(breaker, false, 0), closedBreaker);
}

test('UPSTREAM the fifth failure in a row opens the breaker', () => {
  expect(failTimes(failureLimit - 1).state).toBe('closed');
  expect(failTimes(failureLimit)).toEqual({ state: 'open', nextProbeAt: probeEveryMs });
});

test('UPSTREAM a success between failures starts the count anew', () => {
  const breaker = decideBreaker(failTimes(failureLimit - 1), true, 0);
  expect(decideBreaker(breaker, false, 0)).toEqual({ state: 'closed', failures: 1 });
});

test('UPSTREAM an open breaker lets one call through each second', () => {
  expect(decideAdmission(open, 4_999).admitted).toBe(false);
  const probed = decideAdmission(open, 5_000);
  expect(probed).toEqual({ admitted: true, breaker: { state: 'open', nextProbeAt: 6_000 } });
  expect(decideAdmission(probed.breaker, 5_999).admitted).toBe(false);
  expect(decideAdmission(probed.breaker, 6_000).admitted).toBe(true);
});

test('UPSTREAM one success closes an open breaker, a failed probe leaves it open', () => {
  expect(decideBreaker(open, true, 5_000)).toEqual(closedBreaker);
  expect(decideBreaker(open, false, 5_000)).toEqual(open);
});

test('UPSTREAM a clock that goes back does not keep a breaker open', () => {
  expect(decideAdmission(open, 1_000).admitted).toBe(true);
});

test('UPSTREAM a dependency that stays down is called at most failureLimit times and then once a second', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { maxLength: 300 }), (pauses) => {
      const breakers = createBreakers();
      let now = 0;
      let called = 0;
      for (const pause of pauses) {
        now += pause;
        if (!breakers.admits('stay', now)) continue;
        called += 1;
        breakers.settle('stay', false, now);
      }
      expect(called).toBeLessThanOrEqual(failureLimit + Math.ceil(now / probeEveryMs));
    }),
  );
});

test('UPSTREAM a dependency that fails does not open the breaker of another', () => {
  const breakers = createBreakers();
  for (let failure = 0; failure < failureLimit; failure += 1) breakers.settle('reviews', false, 0);
  expect(breakers.admits('reviews', 1)).toBe(false);
  expect(breakers.admits('stay', 1)).toBe(true);
});
