import type * as z from 'zod';
import { type Answer, type CallName, calls, type Request } from '#shared/catalogue/calls.ts';
import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import { idempotencyKey } from '#shared/catalogue/order.ts';
import type { Locale } from '#shared/locale/locales.ts';
import { type Asked, type Asking, askUpstream } from './ask.ts';
import { keepListed } from './keep-listed.ts';
import { formatKey } from './key.ts';
import { type Finding, lookUp, type Told } from './lookup.ts';
import type { CallRecord, Result } from './outcome.ts';
import { type Policy, policyOf } from './policies.ts';
import type { UpstreamState } from './state.ts';
import type { Store } from './store.ts';
import { type AskedLocale, decideTarget, fillPath } from './target.ts';
import { type Base, type Caller, createTransport, type UpstreamRequest } from './transport.ts';

type Method<Name extends CallName> = (typeof calls)[Name]['method'];
export type GetName = { [Name in CallName]: Method<Name> extends 'GET' ? Name : never }[CallName];
export type PostName = Exclude<CallName, GetName>;
/** The calls that read although they are sent by POST, because their question is a body. */
export type BodyReadName = 'mapSearch' | 'activitySearch';

type PartName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartName<Rest>
  : never;
/** The `{name}` parts of the path of a call. */
export type Parts<Name extends CallName> = Readonly<Record<PartName<(typeof calls)[Name]['path']>, string | number>>;
/** What a GET call is asked: the parts of its path and its query; the locale is that of the request. */
export type Given<Name extends GetName> = Readonly<Omit<Request<Name>, 'locale'>> & Parts<Name>;

export interface GetOptions {
  readonly waitMs?: number;
  readonly locale?: AskedLocale;
}

export interface PostOptions<Name extends PostName> {
  readonly idempotencyKey: string;
  readonly parts?: Parts<Name>;
}

/** The upstream as one request sees it. Failures are values; nothing here throws for what upstream does. */
export interface Upstream {
  /**
   * The answer of a GET call by its policy. `waitMs` is how long this caller waits before it takes a stale answer or a
   * timeout, at most and by default the deadline of the policy. `locale` is another one than that of the page.
   */
  get<Name extends GetName>(name: Name, given: Given<Name>, options?: GetOptions): Promise<Result<Answer<Name>>>;
  /** The same for a call whose question is a body; `body` without its locale, in the types of the query. */
  read<Name extends BodyReadName>(
    name: Name,
    body: Omit<Request<Name>, 'locale'>,
    options?: { readonly waitMs?: number },
  ): Promise<Result<Answer<Name>>>;
  /** Sends a POST call once; after a timeout or a lost connection only the idempotency key makes it safe to repeat. */
  post<Name extends PostName>(
    name: Name,
    body: Request<Name>,
    options: PostOptions<Name>,
  ): Promise<Result<Answer<Name>>>;
  /** What the calls that are done came to, in the order in which they ended. */
  records(): readonly CallRecord[];
}

export interface UpstreamOptions {
  readonly bases: Readonly<Record<Base, string | undefined>>;
  readonly bindings: { readonly CATALOGUE: Caller };
  /** What all requests of the isolate share. */
  readonly state: UpstreamState;
  readonly store: Store;
  readonly locale: Locale;
  /** Who is served, 'public' or 'care': their answers never mix. */
  readonly mode: string;
  /** Whatever else changes answers, '' for nothing. */
  readonly variation: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** The true clock in epoch milliseconds: neither freshness nor breakers work on a frozen one. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Creates the upstream for one request. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { bases, bindings, state, store, waitUntil, locale, mode, variation, now, random } = options;
  const { breakers, retryBudget } = state;
  const asking: Asking = { transport: createTransport(bases, bindings), breakers, retryBudget, now, random };
  const records: CallRecord[] = [];

  async function record<Name extends CallName>(name: Name, work: Promise<Finding<Answer<Name>>>) {
    const startedAt = now();
    const { result, told } = await work;
    const outcome = result.ok ? result.status : result.reason;
    records.push({ call: name, outcome, dropped: result.ok ? result.dropped : 0, tookMs: now() - startedAt, ...told });
    return result;
  }

  async function find<Name extends GetName>(name: Name, given: Given<Name>, getting: GetOptions) {
    const { waitMs = Number.POSITIVE_INFINITY, locale: asked = locale } = getting;
    const call: CatalogueCall = calls[name];
    const target = decideTarget(call, given, asked);
    if (typeof target === 'string') return unasked(target);
    return ask(name, { ...target, base: call.base, method: 'GET' }, waitMs);
  }

  async function read<Name extends BodyReadName>(
    name: Name,
    given: Omit<Request<Name>, 'locale'>,
    waitMs = Number.POSITIVE_INFINITY,
  ) {
    const { base, path, request }: CatalogueCall = calls[name];
    const asked = { ...given, locale };
    if (!request.safeParse(asked).success) return unasked('refused');
    return ask(name, { base, path, method: 'POST', query: [], body: JSON.stringify(asked) }, waitMs);
  }

  function ask<Name extends GetName | BodyReadName>(name: Name, request: UpstreamRequest, waitMs: number) {
    const { path, body } = request;
    const query = body === undefined ? request.query : [['', body] as const];
    const policy: Policy = policyOf[name];
    const question = {
      name,
      key: formatKey({ upstream: bases[request.base] ?? '', call: name, path, query, locale, mode, variation }),
      request,
      schema: schemaOf(name),
      policy,
      waitMs: Math.min(waitMs, policy.deadlineMs),
    };
    return lookUp(question, { asking, state, store, waitUntil });
  }

  async function send<Name extends PostName>(name: Name, given: Request<Name>, sending: PostOptions<Name>) {
    const call: CatalogueCall = calls[name];
    const path = fillPath(call.path, sending.parts ?? {});
    if (path === undefined) return unasked('not-found');
    const body = call.request.safeParse(given);
    if (!body.success || !idempotencyKey.safeParse(sending.idempotencyKey).success) return unasked('refused');
    const request: UpstreamRequest = {
      base: call.base,
      method: 'POST',
      path,
      query: [],
      body: JSON.stringify(keepListed(given, body.data)),
      idempotencyKey: sending.idempotencyKey,
    };
    const asked = askUpstream(asking, name, request, { schema: schemaOf(name), policy: policyOf[name] });
    // A shopper who leaves while it is under way does not cut it off.
    waitUntil(asked);
    return formatFinding(await asked);
  }

  return {
    get: (name, given, getting = {}) => record(name, find(name, given, getting)),
    read: (name, body, { waitMs } = {}) => record(name, read(name, body, waitMs)),
    post: (name, body, sending) => record(name, send(name, body, sending)),
    records: () => records,
  };
}

function schemaOf<Name extends CallName>(name: Name): z.ZodType<Answer<Name>> {
  // Answer<Name> is by definition what this very schema of the table gives.
  return calls[name].answer as z.ZodType as z.ZodType<Answer<Name>>;
}

/** The finding about a question that is not worth a call. */
function unasked(reason: 'not-found' | 'refused'): Finding<never> {
  return { result: { ok: false, reason }, told: { stored: false } };
}

function formatFinding<T>(asked: Asked<T>): Finding<T> {
  const { status } = asked;
  const told: Told = { forwarded: 'method', stored: false, ...(status !== undefined && { upstreamStatus: status }) };
  if (asked.ok) {
    return { result: { ok: true, value: asked.value, status: 'miss', ageMs: 0, dropped: asked.dropped }, told };
  }
  const { breakerOpen, ...failure } = asked;
  return { result: failure, told: { ...told, ...(breakerOpen && { detail: 'breaker-open' }) } };
}
