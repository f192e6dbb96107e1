import { env, exports } from 'cloudflare:workers';
import { type Parsed, parseAnswer } from '#shared/catalogue/answer.ts';
import { type Answer, type CallName, type Request as CallRequest, calls, formatPath } from '#shared/catalogue/calls.ts';
import { type Problem, problem } from '#shared/catalogue/problem.ts';

/** The catalogue under test, inside workerd. */
export const catalogue = (exports as unknown as { default: Fetcher }).default;

/** The database under test. */
export const database = (env as unknown as { readonly DB: D1Database }).DB;

/** The day that the clock of the tests shows. */
export const today = '2026-11-21';

/** Fills the catalogue under test; a test file that reads it awaits this in `beforeAll`. */
export async function fillCatalogue(): Promise<void> {
  const answer = await catalogue.fetch('http://catalogue/prepare', { method: 'POST' });
  const lines = (await answer.text()).trim();
  if (!lines.endsWith('{"done":1}')) throw new Error(lines);
}

type Parts = Readonly<Record<string, string | number>>;

/** Asks the catalogue under test; `query` may hold anything. */
export function visitCatalogue(path: string, query: object = {}): Promise<Response> {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return catalogue.fetch(`http://catalogue${path}?${new URLSearchParams(given)}`);
}

/** The answer of a GET call, read with its wire schema; throws when it is none, or when an item had to be dropped. */
export async function ask<Name extends CallName>(
  name: Name,
  query: CallRequest<Name>,
  parts: Parts = {},
): Promise<Answer<Name>> {
  const answer = await visitCatalogue(formatPath(calls[name].path, parts), query as object);
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(body)}`);
  const parsed = readBody(name, body);
  if (!parsed.ok || parsed.dropped.length > 0) throw new Error(`${name}: ${JSON.stringify(parsed)}`);
  return parsed.value;
}

/** A body read with the wire schema of a call. */
export function readBody<Name extends CallName>(name: Name, body: unknown): Parsed<Answer<Name>> {
  // Each call's answer type is inferred from the very schema that reads it here.
  return parseAnswer(calls[name].answer, body) as Parsed<Answer<Name>>;
}

/** The problem of a refused call with its status; throws when the answer is no application/problem+json. */
export async function readProblem(answer: Response): Promise<Problem> {
  const type = answer.headers.get('content-type');
  if (type !== 'application/problem+json') throw new Error(`${answer.status} ${type}: ${await answer.text()}`);
  return problem.parse(await answer.json());
}
