import type * as z from 'zod';
import type { Breakers } from './breaker.ts';
import { createDeadline, type Deadline, late } from './deadline.ts';
import type { Failure } from './outcome.ts';
import { type ParsedDocument, parseDocument } from './parse.ts';
import type { Policy } from './policies.ts';
import { decidePauseMs, type RetryBudget } from './retry-budget.ts';
import type { Reply, Transport, UpstreamRequest } from './transport.ts';

/** What asking upstream came to; nothing here was read from a store. */
export type Asked<T> =
  | (ParsedDocument<T> & { readonly ok: true; readonly status: number; readonly text: string })
  | Unasked;
export type Unasked = Failure & { readonly breakerOpen?: true };

/** What one isolate asks with. */
export interface Asking {
  readonly transport: Transport;
  readonly breakers: Breakers;
  readonly retryBudget: RetryBudget;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/**
 * Asks the dependency `name` within the deadline of `policy`: once, or for a GET that came to nothing at all a second
 * time, when policy, budget and breaker allow it. An answer that does not hold the document counts as a failure of the
 * dependency. Never throws.
 */
export async function askUpstream<T extends z.ZodType>(
  asking: Asking,
  name: string,
  request: UpstreamRequest,
  { schema, policy }: { readonly schema: T; readonly policy: Policy },
): Promise<Asked<z.output<T>>> {
  const deadline = createDeadline(policy.deadlineMs);
  const tryOnce = async (): Promise<Asked<z.output<T>>> => {
    if (!asking.breakers.admits(name, asking.now())) return { ok: false, reason: 'down', breakerOpen: true };
    const asked = readReply(await asking.transport.send(request, policy.maxBytes, deadline), schema);
    asking.breakers.settle(name, isHealthy(asked), asking.now());
    return asked;
  };
  try {
    asking.retryBudget.deposit();
    const first = await tryOnce();
    const mayRetry = policy.retry && request.method === 'GET' && isWorthRetrying(first) && asking.retryBudget.spend();
    if (!mayRetry || (await pause(deadline, asking.random())) === late) return first;
    const second = await tryOnce();
    return second.ok || !second.breakerOpen ? second : first;
  } finally {
    deadline.clear();
  }
}

function readReply<T extends z.ZodType>(reply: Reply, schema: T): Asked<z.output<T>> {
  if (reply.kind === 'failed') {
    const { reason, status } = reply;
    return { ok: false, reason, ...(status !== undefined && { status }) };
  }
  if (reply.kind !== 'document') {
    const { kind, status, problem } = reply;
    return { ok: false, reason: kind, status, ...(problem && { problem }) };
  }
  const parsed = parseDocument(schema, reply.text);
  if (!parsed) return { ok: false, reason: 'garbage', status: reply.status };
  return { ok: true, ...parsed, status: reply.status, text: reply.text };
}

function isHealthy(asked: Asked<unknown>): boolean {
  return asked.ok || asked.reason === 'not-found' || asked.reason === 'refused';
}

/** A lost connection or a 5xx may have been an accident; garbage and late answers would come again. */
function isWorthRetrying(asked: Asked<unknown>): boolean {
  return !asked.ok && asked.reason === 'down' && !asked.breakerOpen && (asked.status ?? 500) >= 500;
}

function pause(deadline: Deadline, random: number): Promise<void | typeof late> {
  return deadline.within(new Promise<void>((resolve) => setTimeout(resolve, decidePauseMs(random))));
}
