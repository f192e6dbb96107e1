/// <reference types="node" />

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * What an upstream can do to its callers: 'down' answers 503, 'reset' closes the connection without an answer, 'slow'
 * answers late or never, 'garbage' is HTML that calls itself JSON, 'page' HTML that does not, 'truncated' JSON that
 * stops early, 'wrong' JSON of the wrong types, 'huge' more than 2 MB of valid JSON without a length, 'declared-huge'
 * the same with one, 'half' a body that breaks off while it is written, 'redirect' a 302 to another host.
 */
export type FaultMode =
  | 'ok'
  | 'down'
  | 'reset'
  | 'slow'
  | 'garbage'
  | 'page'
  | 'truncated'
  | 'wrong'
  | 'huge'
  | 'declared-huge'
  | 'half'
  | 'redirect';

/** One request as the upstream got it. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly idempotencyKey: string | null;
  readonly body: string | undefined;
}

export interface FaultOptions {
  /** Decides for each path (without the query) what happens to it. */
  readonly modeOf: (path: string) => FaultMode;
  /** What 'ok' answers, and 'slow' in the end. */
  readonly answer: (received: Received) => Response | Promise<Response>;
  /** How late 'slow' answers; never when it is not told, so that whoever waits has to give up by itself. */
  readonly slowMs?: number;
}

/** Answers like `fetch`, as badly as it is told to; `received` holds every request in order. */
export interface FaultCaller {
  readonly received: readonly Received[];
  fetch(url: string, init?: FaultInit): Promise<Response>;
}

interface FaultInit {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: BodyInit | null;
  readonly signal?: AbortSignal | null;
}

const json = { 'content-type': 'application/json' };
const hugeBytes = 3_000_000;

/** An upstream for tests that run without a network, workerd included. */
export function createFaultCaller({ modeOf, answer, slowMs }: FaultOptions): FaultCaller {
  const received: Received[] = [];
  return {
    received,
    async fetch(url, { method = 'GET', headers, body, signal } = {}) {
      const { pathname, search } = new URL(url);
      const request: Received = {
        method,
        target: `${pathname}${search}`,
        idempotencyKey: new Headers(headers).get('idempotency-key'),
        body: typeof body === 'string' ? body : undefined,
      };
      received.push(request);
      switch (modeOf(pathname)) {
        case 'ok':
          return answer(request);
        case 'down':
          return Response.json({ title: 'Unavailable', status: 503 }, { status: 503 });
        case 'reset':
          throw new TypeError('Connection lost');
        case 'slow':
          await wait(slowMs, signal);
          return answer(request);
        case 'garbage':
          return new Response('<!doctype html><title>Sorry</title>', { headers: json });
        case 'page':
          return new Response('<!doctype html><title>Sorry</title>', { headers: { 'content-type': 'text/html' } });
        case 'truncated':
          return new Response((await (await answer(request)).text()).slice(0, -1), { headers: json });
        case 'wrong':
          return Response.json({ items: 'many', list: 7, totalCount: null });
        case 'huge':
          return new Response(streamHuge(), { headers: json });
        case 'declared-huge':
          return new Response(streamHuge(), { headers: { ...json, 'content-length': String(hugeBytes) } });
        case 'half':
          return new Response(breakOff(await (await answer(request)).text()), { headers: json });
        case 'redirect':
          return new Response(null, { status: 302, headers: { location: 'http://elsewhere.invalid/' } });
      }
    },
  };
}

function wait(ms: number | undefined, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}

/** An empty list of suggestions in more than 2 MB of JSON: only its size is wrong. */
function streamHuge(): ReadableStream<Uint8Array> {
  const start = new TextEncoder().encode('{"items":[]');
  const end = new TextEncoder().encode('}');
  const chunk = new Uint8Array(50_000).fill(0x20);
  let left = hugeBytes;
  return new ReadableStream({
    pull(controller) {
      if (left === hugeBytes) {
        controller.enqueue(start);
        left -= start.length;
      } else if (left > 1) {
        const size = Math.min(chunk.length, left - 1);
        controller.enqueue(chunk.subarray(0, size));
        left -= size;
      } else {
        controller.enqueue(end);
        controller.close();
      }
    },
  });
}

/** The first half of `text`, then an error. */
function breakOff(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)));
  let sent = false;
  return new ReadableStream({
    async pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(half);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.error(new TypeError('Connection lost'));
    },
  });
}

export interface FaultUpstream {
  /** Where it listens, for `UPSTREAM_API_URL` and its like. */
  readonly url: string;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

export interface FaultUpstreamOptions {
  /** A free one unless told otherwise. */
  readonly port?: number;
  /** Asked for every request, so that a fault can begin and end while the server runs. */
  readonly modeOf: (path: string) => FaultMode;
  /** Where 'ok' is answered: the URL of the true catalogue, or a function that answers in its place. */
  readonly origin: string | FaultOptions['answer'];
  readonly slowMs?: number;
}

/** An upstream on 127.0.0.1 that passes requests on to the true one, or fails as told. Node only. */
export async function startFaultUpstream({
  port = 0,
  modeOf,
  origin,
  slowMs,
}: FaultUpstreamOptions): Promise<FaultUpstream> {
  const answer = typeof origin === 'string' ? (received: Received) => passOn(origin, received) : origin;
  const caller = createFaultCaller({ modeOf, answer, ...(slowMs !== undefined && { slowMs }) });
  const server = createServer((request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    handle(caller, request, response, gone.signal).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${listening}`,
    received: caller.received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(caller: FaultCaller, request: IncomingMessage, response: ServerResponse, signal: AbortSignal) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const key = request.headers['idempotency-key'];
  const answer = await caller.fetch(`http://upstream.invalid${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: typeof key === 'string' ? { 'idempotency-key': key } : {},
    body: chunks.length > 0 ? Buffer.concat(chunks).toString() : null,
    signal,
  });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.flushHeaders();
  const gone = new Promise((resolve) => response.once('close', resolve));
  const reader = answer.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done || signal.aborted) break;
    if (!response.write(chunk.value)) {
      await Promise.race([gone, new Promise((resolve) => response.once('drain', resolve))]);
    }
  }
  response.end();
}

async function passOn(origin: string, { method, target, idempotencyKey, body }: Received): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { ...json };
  if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey;
  const answer = await fetch(new URL(target, origin), {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  // Its body is read decoded and whole; the lengths and encodings of the wire no longer hold.
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(answer.body && (await answer.arrayBuffer()), {
    status: answer.status,
    headers: { 'content-type': type },
  });
}
