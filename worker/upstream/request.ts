import type { Locale } from '#shared/locale/locales.ts';
import { createUpstream, type Upstream } from './client.ts';
import { createUpstreamState, type UpstreamState } from './state.ts';
import { createStore, type Store } from './store.ts';
import type { Base, Caller } from './transport.ts';

export interface UpstreamInputs {
  readonly settings: { readonly upstream: Readonly<Record<Base, string | undefined>> };
  readonly bindings: { readonly CATALOGUE: Caller };
  readonly locale: Locale;
  /** Of the request: what outlives the answer is handed to it. */
  readonly executionCtx: { waitUntil(work: Promise<unknown>): void };
  /** 'public' unless told otherwise. */
  readonly mode?: string;
  readonly variation?: string;
}

/** What the requests of one isolate share; a test gives its own. */
export interface Shared {
  readonly state: UpstreamState;
  readonly store: Store;
}

const isolate: Shared = { state: createUpstreamState(), store: createStore(() => caches.open('upstream')) };

/** The upstream of one request, which shares calls, answers and breakers with all other requests of the isolate. */
export function upstreamOf(inputs: UpstreamInputs, { state, store }: Shared = isolate): Upstream {
  const { settings, bindings, locale, executionCtx, mode = 'public', variation = '' } = inputs;
  return createUpstream({
    bases: settings.upstream,
    bindings,
    state,
    store,
    locale,
    mode,
    variation,
    waitUntil: (work) => executionCtx.waitUntil(work),
    now: () => Date.now(),
    random: () => Math.random(),
  });
}
