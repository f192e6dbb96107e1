import type * as z from 'zod';
import { type Asked, type Asking, askUpstream } from './ask.ts';
import { createDeadline, type Deadline, late } from './deadline.ts';
import type { Policy } from './policies.ts';
import type { Shelf } from './shelf.ts';
import type { UpstreamState } from './state.ts';
import type { UpstreamRequest } from './transport.ts';

/** One question to upstream, ready to be sent. */
export interface Question<T extends z.ZodType> {
  /** Of the call, which is also the dependency that a breaker stands for. */
  readonly name: string;
  readonly key: string;
  readonly request: UpstreamRequest;
  readonly schema: T;
  readonly policy: Policy;
  /** How long this caller waits; the call itself goes on until the deadline of the policy. */
  readonly waitMs: number;
}

export interface JointAskOptions<T> {
  readonly asking: Asking;
  readonly state: UpstreamState;
  readonly shelf: Shelf<T>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Landed<T> {
  readonly asked: Asked<T>;
  readonly landedAt: number;
}

/** What a caller got; `leads` tells whether the call was its own. */
export interface JointAnswer<T> extends Landed<T> {
  readonly leads: boolean;
}

/** Asking one question together with everybody else in the isolate who asks it now. */
export interface JointAsk<T> {
  /** Makes the call, unless it is under way, and waits for nothing. */
  begin(): void;
  /** Makes or joins the call and waits for it within `deadline`, past which the answer is a timeout. */
  wait(deadline: Deadline): Promise<JointAnswer<T>>;
}

/** What comes is put on the shelf, whoever still waits for it; what is no more is taken off. */
export function createJointAsk<T extends z.ZodType>(
  { name, key, request, schema, policy }: Question<T>,
  { asking, state, shelf, waitUntil }: JointAskOptions<z.output<T>>,
): JointAsk<z.output<T>> {
  const { now } = asking;

  async function start(): Promise<Landed<z.output<T>>> {
    const asked = await askUpstream(asking, name, request, { schema, policy });
    const landedAt = now();
    if (asked.ok) waitUntil(shelf.keep({ value: asked.value, dropped: asked.dropped, storedAt: landedAt }, asked.text));
    else if (asked.reason === 'not-found') waitUntil(shelf.forget());
    return { asked, landedAt };
  }

  function fly() {
    const flight = state.flights.join(key, start, { now: now(), limitMs: policy.deadlineMs });
    if (flight.leads) waitUntil(flight.landed);
    // The key fixes the call and with it the schema that made what lands.
    return { ...flight, landed: flight.landed as Promise<Landed<z.output<T>>> };
  }

  return {
    begin() {
      fly();
    },
    async wait(deadline) {
      for (;;) {
        const { landed, leads, until } = fly();
        const lost = createDeadline(Math.max(1, until - now()));
        const arrived = await deadline.within(leads ? landed : lost.within(landed)).finally(lost.clear);
        if (arrived !== late) return { ...arrived, leads };
        if (leads || deadline.signal.aborted)
          return { asked: { ok: false, reason: 'timeout' }, landedAt: now(), leads };
      }
    },
  };
}
