import type { Problem } from '#shared/catalogue/problem.ts';

/** 'collapsed' waited for a call that another request had started. */
export type Served = 'hit' | 'miss' | 'stale' | 'collapsed';

/**
 * 'down' to 'too-large' are failures of the dependency; 'not-found' (404, 410) and 'refused' (any other answer to the
 * question, 400, 409, 422 …) are what it had to say.
 */
export type FailureReason = 'down' | 'timeout' | 'garbage' | 'too-large' | 'not-found' | 'refused';

/** Whether the dependency failed, in which case an old answer may stand in for a new one. */
export function isDependencyFailure(reason: FailureReason): boolean {
  return reason !== 'not-found' && reason !== 'refused';
}

/** The value is frozen: other requests hold the same one. */
export interface Success<T> {
  readonly ok: true;
  readonly value: T;
  readonly status: Served;
  readonly ageMs: number;
  /** List items that were left out because they were not what they should be. */
  readonly dropped: number;
}

export interface Failure {
  readonly ok: false;
  readonly reason: FailureReason;
  /** The upstream's status, when there was one: 410 tells an expired product from one that never was. */
  readonly status?: number;
  /** What upstream said about a 4xx. */
  readonly problem?: Problem;
}

export type Result<T> = Success<T> | Failure;

/** What a call came to, for `Cache-Status`, `Server-Timing` and logs. */
export interface CallRecord {
  readonly call: string;
  readonly outcome: Served | FailureReason;
  /** Why upstream was asked before this answer was given (RFC 9211 §2.2); absent when it was not. */
  readonly forwarded?: 'uri-miss' | 'stale' | 'bypass' | 'method';
  readonly upstreamStatus?: number;
  /** What is left of the freshness; negative for a stale answer. */
  readonly ttlMs?: number;
  readonly stored: boolean;
  /** What lies behind a stale answer or a failure. */
  readonly detail?: FailureReason | 'revalidating' | 'breaker-open';
  readonly dropped: number;
  readonly tookMs: number;
}
