import { createFaultCaller, type FaultMode, type Received } from '#test/support/fault-upstream.ts';
import { createUpstream, type UpstreamOptions } from '#worker/upstream/client.ts';
import { policyOf } from '#worker/upstream/policies.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createStore } from '#worker/upstream/store.ts';

export const faults = [
  'down',
  'reset',
  'slow',
  'garbage',
  'page',
  'truncated',
  'wrong',
  'huge',
  'declared-huge',
  'half',
  'redirect',
] as const satisfies readonly FaultMode[];

export const noBases = { api: undefined, gateway: undefined, cms: undefined };

/** An isolate with a store, a clock and an upstream of its own; `version` counts the answers of the upstream. */
export function createWorld(mode: FaultMode = 'ok', other: Partial<UpstreamOptions> & { slowMs?: number } = {}) {
  const world = { mode, now: Date.now(), version: 0, status: 200 };
  const pending: Promise<unknown>[] = [];
  const caller = createFaultCaller({
    modeOf: () => world.mode,
    answer: (received) => {
      world.version += 1;
      return Response.json(answerOf(received, world.version), { status: world.status });
    },
    ...(other.slowMs !== undefined && { slowMs: other.slowMs }),
  });
  const cache = crypto.randomUUID();
  const options: UpstreamOptions = {
    bases: noBases,
    bindings: { CATALOGUE: caller },
    state: createUpstreamState(),
    store: createStore(() => caches.open(cache)),
    locale: 'fr_FR',
    mode: 'public',
    variation: '',
    waitUntil: (work) => pending.push(work),
    now: () => world.now,
    random: () => 0,
    ...other,
  };
  return {
    world,
    received: caller.received,
    options,
    upstream: (changes: Partial<UpstreamOptions> = {}) => createUpstream({ ...options, ...changes }),
    /** Waits for what goes on after the answers, the work that this starts included. */
    async settle() {
      for (let work = pending.shift(); work; work = pending.shift()) await work;
    },
  };
}

function answerOf({ target }: Received, version: number): unknown {
  if (target.includes('reviews.json')) return { totalCount: version, list: [] };
  if (target.includes('packageCheckoutNights')) return [version, 'nonsense'];
  if (target.includes('quote')) return { bookable: false };
  return { items: [] };
}

export async function timed<T>(work: Promise<T>): Promise<{ value: T; tookMs: number }> {
  const startedAt = performance.now();
  const value = await work;
  return { value, tookMs: performance.now() - startedAt };
}

export const reviews = { hotelId: 7 };
export const freshFor = policyOf.reviews.freshMs;
export const staleFrom = freshFor + policyOf.reviews.staleWhileRevalidateMs;

export const order = {
  locale: 'fr_FR',
  stayId: 7,
  checkin: '2026-12-05',
  nights: 2,
  party: { adult: 2, child: 0, baby: 0 },
  traveller: { firstName: 'Ada', lastName: 'Moreau', email: 'ada@example.org', phone: '+33 6 00 00 00 00' },
  expectedTotalCents: 12_300,
} as const;

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
