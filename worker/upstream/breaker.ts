/** Failures in a row that open a breaker. */
export const failureLimit = 5;
/** While it is open, one call in this time is let through to see whether the dependency is back. */
export const probeEveryMs = 1_000;

export type Breaker =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly nextProbeAt: number };

export const closedBreaker: Breaker = { state: 'closed', failures: 0 };

/** Whether a call may be made at `now`, and the breaker after that decision; a probe that never ends blocks no other. */
export function decideAdmission(breaker: Breaker, now: number): { admitted: boolean; breaker: Breaker } {
  if (breaker.state === 'closed') return { admitted: true, breaker };
  const clockWentBack = breaker.nextProbeAt - now > probeEveryMs;
  if (now < breaker.nextProbeAt && !clockWentBack) return { admitted: false, breaker };
  return { admitted: true, breaker: { state: 'open', nextProbeAt: now + probeEveryMs } };
}

/** The breaker after a call: one success closes it, the fifth failure in a row opens it. */
export function decideBreaker(breaker: Breaker, healthy: boolean, now: number): Breaker {
  if (healthy) return closedBreaker;
  if (breaker.state === 'open') return breaker;
  const failures = breaker.failures + 1;
  return failures < failureLimit ? { state: 'closed', failures } : { state: 'open', nextProbeAt: now + probeEveryMs };
}

/** The breakers of an isolate, one for each dependency. */
export interface Breakers {
  admits(dependency: string, now: number): boolean;
  settle(dependency: string, healthy: boolean, now: number): void;
}

export function createBreakers(): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    admits(dependency, now) {
      const { admitted, breaker } = decideAdmission(breakers.get(dependency) ?? closedBreaker, now);
      breakers.set(dependency, breaker);
      return admitted;
    },
    settle(dependency, healthy, now) {
      breakers.set(dependency, decideBreaker(breakers.get(dependency) ?? closedBreaker, healthy, now));
    },
  };
}
