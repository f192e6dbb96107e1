import { createExecutionContext } from 'cloudflare:test';
import { createApp } from '#worker/app.ts';
import { createUpstreamState } from '#worker/upstream/state.ts';
import { createStore } from '#worker/upstream/store.ts';
import { createFaultCaller, type FaultMode, type Received } from '../support/fault-upstream.ts';
import { bindings } from '../support/storefront.ts';

interface World {
  /** What happens to a path, without its query; 'ok' unless told otherwise. */
  readonly modeOf?: (path: string) => FaultMode;
  /** Another document than the catalogue's own. */
  readonly change?: (document: Record<string, unknown>, target: string) => unknown;
  readonly host?: string;
}

/** Sample stays with fixed ids whose state is always the same. */
export const samples = { bookable: 900_001, expired: 900_002, soldOut: 900_003, priceChanged: 900_004 } as const;

/** A storefront of its own in front of the catalogue, whose answers are changed or fail path by path. */
export function createStayWorld({ modeOf = () => 'ok', change, host = 'en.localhost' }: World = {}) {
  const caller = createFaultCaller({ modeOf, answer: (received) => answerOf(received, change) });
  const cache = crypto.randomUUID();
  const app = createApp({
    upstreamShared: { state: createUpstreamState(), store: createStore(() => caches.open(cache)) },
  });
  const visit = async (path: string): Promise<Response> => {
    const request = new Request(`http://${host}${path}`, { redirect: 'manual' });
    return app.fetch(request, { ...bindings, CATALOGUE: caller }, createExecutionContext());
  };
  return {
    received: caller.received,
    visit,
    async read(path: string): Promise<string> {
      return (await visit(path)).text();
    },
    async ask<T>(path: string): Promise<T> {
      return (await visit(path)).json<T>();
    },
  };
}

async function answerOf({ target }: Received, change: World['change']): Promise<Response> {
  const answer = await bindings.CATALOGUE.fetch(`http://catalogue${target}`);
  if (!change || !answer.ok) return answer;
  return Response.json(change(await answer.json<Record<string, unknown>>(), target));
}

/** The structured data of a page, by its type. */
export function structuredData(html: string): Record<string, Record<string, unknown>> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const found = scripts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(found.map((data) => [String(data['@type']), data]));
}

/** The words of an element, without markup. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

/** The purchase panel as rendered. */
export function panelOf(html: string): string {
  return wordsOf(/<aside id="[^"]*" popover="auto".*?<\/aside>/s.exec(html)?.[0] ?? '');
}
