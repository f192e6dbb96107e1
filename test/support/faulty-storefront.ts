import { createExecutionContext } from 'cloudflare:test';
import { createApp } from '#worker/app.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createStore } from '#worker/upstream/store.ts';
import { createFaultCaller, type FaultMode, type Received } from './fault-upstream.ts';
import { bindings } from './storefront.ts';

/**
 * A storefront of its own, whose catalogue does what `world.mode` says, and a call in `world.calls` what stands there, by
 * its path; `world.rewrite` has the last word on the good answers of the catalogue. Nothing it stores is seen by another.
 */
export function createFaultyStorefront(mode: FaultMode = 'ok', settings: Readonly<Record<string, string>> = {}) {
  const world: World = { mode, calls: {} };
  const caller = createFaultCaller({
    modeOf: (path) => world.calls[path] ?? world.mode,
    answer: (received) => askCatalogue(received, world),
  });
  const cache = crypto.randomUUID();
  const app = createApp({
    upstreamShared: { state: createUpstreamState(), store: createStore(() => caches.open(cache)) },
  });
  return {
    world,
    received: caller.received,
    /** Asks for a path of the preview locale, or a full address; the body is not yet read. */
    async visit(path: string, init?: RequestInit): Promise<Response> {
      const request = new Request(new URL(path, 'http://en.localhost'), { redirect: 'manual', ...init });
      return app.fetch(request, { ...bindings, ...settings, CATALOGUE: caller }, createExecutionContext());
    },
  };
}

interface World {
  mode: FaultMode;
  calls: Readonly<Record<string, FaultMode>>;
  rewrite?: (target: string, body: string) => string;
}

async function askCatalogue({ method, target, body, idempotencyKey }: Received, { rewrite }: World): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey;
  const answer = await bindings.CATALOGUE.fetch(`http://catalogue${target}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  if (!rewrite) return answer;
  return new Response(rewrite(target, await answer.text()), { status: answer.status, headers: answer.headers });
}
