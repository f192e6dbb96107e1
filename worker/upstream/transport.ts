import { type Problem, problem } from '#shared/catalogue/problem.ts';
import { type Body, readBody } from './body.ts';
import { type Deadline, late } from './deadline.ts';
import type { Target } from './target.ts';

export type Base = 'api' | 'gateway' | 'cms';

/** Anything that answers like `fetch`: a service binding, or a fault-injecting upstream in a test. */
export interface Caller {
  fetch(url: string, init: RequestInit): Promise<Response>;
}

export interface UpstreamRequest extends Target {
  readonly base: Base;
  readonly method: 'GET' | 'POST';
  /** JSON text, for POST. */
  readonly body?: string;
  readonly idempotencyKey?: string | undefined;
}

/** A document is a complete body of the expected status and type, not yet parsed. */
export type Reply =
  | { readonly kind: 'document'; readonly status: number; readonly text: string }
  | { readonly kind: 'not-found' | 'refused'; readonly status: number; readonly problem?: Problem }
  | {
      readonly kind: 'failed';
      readonly reason: 'down' | 'timeout' | 'garbage' | 'too-large';
      /** Absent when no status line came. */
      readonly status?: number;
    };

/** Sends one request and never throws. */
export interface Transport {
  send(request: UpstreamRequest, maxBytes: number, deadline: Deadline): Promise<Reply>;
}

const problemBytes = 16_000;
const json = /^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i;

/**
 * The way to the upstream: each base is a URL (its path is a prefix) or, unset, the embedded catalogue. A call can
 * reach no other origin: redirects are failures and the target never holds a host.
 */
export function createTransport(
  bases: Readonly<Record<Base, string | undefined>>,
  bindings: { readonly CATALOGUE: Caller },
): Transport {
  const network: Caller = { fetch: (url, init) => fetch(url, init) };
  return {
    async send(request, maxBytes, deadline) {
      const base = bases[request.base];
      const url = `${base === undefined ? 'http://catalogue' : prefixOf(base)}${printTarget(request)}`;
      const caller = base === undefined ? bindings.CATALOGUE : network;
      const asking = deadline.within(caller.fetch(url, { ...initOf(request), signal: deadline.signal }));
      const response = await asking.catch(() => undefined);
      if (response === late) return { kind: 'failed', reason: 'timeout' };
      if (response === undefined) return { kind: 'failed', reason: deadline.signal.aborted ? 'timeout' : 'down' };
      return readReply(response, request.method, maxBytes, deadline);
    },
  };
}

function prefixOf(base: string): string {
  const { origin, pathname } = new URL(base);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

function printTarget({ path, query }: Target): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? path : `${path}?${search}`;
}

function initOf({ method, body, idempotencyKey }: UpstreamRequest): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (body === undefined) return { method, headers, redirect: 'manual' };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, redirect: 'manual', body };
}

async function readReply(response: Response, method: string, maxBytes: number, deadline: Deadline): Promise<Reply> {
  const { status } = response;
  const kind = decideKind(status, method);
  const isJson = json.test(response.headers.get('content-type') ?? '');
  if (kind === 'failed' || !isJson) {
    response.body?.cancel().catch(() => undefined);
    if (kind === 'not-found' || kind === 'refused') return { kind, status };
    return { kind: 'failed', reason: status >= 200 && status < 300 ? 'garbage' : 'down', status };
  }
  const body = await readBody(response, kind === 'document' ? maxBytes : problemBytes, deadline);
  if (kind !== 'document') return { kind, status, ...readProblem(body) };
  return 'text' in body ? { kind, status, text: body.text } : { kind: 'failed', reason: body.reason, status };
}

/** 401, 403, 408 and 429 speak of us and not of the question: the dependency is as good as down. */
function decideKind(status: number, method: string): Reply['kind'] {
  if (status === 200 || (status === 201 && method === 'POST')) return 'document';
  if (status === 404 || status === 410) return 'not-found';
  if (status < 400 || status > 499 || [401, 403, 408, 429].includes(status)) return 'failed';
  return 'refused';
}

function readProblem(body: Body): { problem?: Problem } {
  try {
    const read = problem.safeParse('text' in body ? JSON.parse(body.text) : undefined);
    return read.success ? { problem: read.data } : {};
  } catch {
    return {};
  }
}
