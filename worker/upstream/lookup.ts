import type * as z from 'zod';
import type { Asking, Unasked } from './ask.ts';
import { createDeadline, late } from './deadline.ts';
import { decideUse, keptForMs, type Use } from './freshness.ts';
import { createJointAsk, type JointAnswer, type Question } from './joint-ask.ts';
import { type CallRecord, type FailureReason, isDependencyFailure, type Result, type Served } from './outcome.ts';
import { createShelf, type Kept } from './shelf.ts';
import type { UpstreamState } from './state.ts';
import type { Store } from './store.ts';

export interface LookupOptions {
  readonly asking: Asking;
  readonly state: UpstreamState;
  readonly store: Store;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** What the record of a call says beside its result. */
export type Told = Pick<CallRecord, 'forwarded' | 'upstreamStatus' | 'ttlMs' | 'stored' | 'detail'>;

export interface Finding<T> {
  readonly result: Result<T>;
  readonly told: Told;
}

/** A store that does not answer in this time is an empty one. */
const recallMs = 250;

/**
 * Answers a question in this order: what is fresh; what is stale and may be served while a new answer is fetched; what
 * upstream says, asked once for all who wait; what is stale and better than nothing; the failure.
 */
export async function lookUp<T extends z.ZodType>(
  question: Question<T>,
  { asking, state, store, waitUntil }: LookupOptions,
): Promise<Finding<z.output<T>>> {
  const { key, policy, schema } = question;
  const { now } = asking;
  const isKept = keptForMs(policy) > 0;
  const shelf = createShelf({ memory: state.memory, store, key, schema, policy });
  const ask = createJointAsk(question, { asking, state, shelf, waitUntil });

  const stateOf = (kept: Kept<unknown> | undefined): Use =>
    kept ? decideUse(policy, now() - kept.storedAt) : 'nothing';
  const serve = (kept: Kept<z.output<T>>, status: Served, told: Partial<Told> = {}): Finding<z.output<T>> => {
    const { value, dropped, storedAt } = kept;
    const ageMs = Math.max(0, now() - storedAt);
    return {
      result: { ok: true, value, status, ageMs, dropped },
      told: { stored: false, ...(isKept && { ttlMs: policy.freshMs - ageMs }), ...told },
    };
  };

  const deadline = createDeadline(question.waitMs);
  const recallDeadline = createDeadline(Math.min(question.waitMs, recallMs));
  try {
    const recalled = await recallDeadline.within(shelf.recall(now()));
    // Another request may have landed while the store was being read.
    const known = shelf.peek() ?? (recalled === late ? undefined : recalled);
    const use = stateOf(known);
    if (known && use === 'fresh') return serve(known, 'hit');
    if (known && use === 'revalidate') {
      ask.begin();
      return serve(known, 'stale', { detail: 'revalidating' });
    }

    const answer = await ask.wait(deadline);
    const { asked, landedAt, leads } = answer;
    const told = { forwarded: decideForwarded(isKept, use), ...statusOf(answer) };
    if (asked.ok) {
      const { value, dropped } = asked;
      const status = leads ? 'miss' : 'collapsed';
      return serve({ value, dropped, storedAt: landedAt }, status, { ...told, stored: leads && isKept });
    }
    const rest = shelf.peek() ?? known;
    if (rest && isDependencyFailure(asked.reason) && stateOf(rest) !== 'nothing') {
      return serve(rest, 'stale', { ...told, detail: detailOf(asked) });
    }
    const { breakerOpen, ...failure } = asked;
    return { result: failure, told: { stored: false, ...told, ...(breakerOpen && { detail: 'breaker-open' }) } };
  } finally {
    deadline.clear();
    recallDeadline.clear();
  }
}

function decideForwarded(isKept: boolean, use: Use): NonNullable<Told['forwarded']> {
  if (!isKept) return 'bypass';
  return use === 'nothing' ? 'uri-miss' : 'stale';
}

function statusOf({ asked }: JointAnswer<unknown>): { upstreamStatus?: number } {
  return asked.status === undefined ? {} : { upstreamStatus: asked.status };
}

function detailOf({ reason, breakerOpen }: Unasked): FailureReason | 'breaker-open' {
  return breakerOpen ? 'breaker-open' : reason;
}
