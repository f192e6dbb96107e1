import type { Policy } from './policies.ts';

/** What a stored answer is good for. */
export type Use = 'fresh' | 'revalidate' | 'if-error' | 'nothing';

/** A stored answer from further in the future than this was stored by a clock that cannot be believed. */
const clockSkewMs = 60_000;

/** What an answer stored `ageMs` ago is good for; both windows begin when freshness ends, and the wider one may overlap. */
export function decideUse(policy: Policy, ageMs: number): Use {
  if (ageMs < -clockSkewMs) return 'nothing';
  if (ageMs < policy.freshMs) return 'fresh';
  if (ageMs < policy.freshMs + policy.staleWhileRevalidateMs) return 'revalidate';
  if (ageMs < policy.freshMs + policy.staleIfErrorMs) return 'if-error';
  return 'nothing';
}

/** For how long after storing an answer is good for anything; 0 means that it is never stored. */
export function keptForMs(policy: Policy): number {
  return policy.freshMs + Math.max(policy.staleWhileRevalidateMs, policy.staleIfErrorMs);
}
