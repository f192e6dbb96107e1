import type { z } from 'zod';
import { createCatalogue } from '#catalogue/catalogue.ts';
import { parseAnswer } from '#shared/catalogue/answer.ts';
import { formatPath } from '#shared/catalogue/calls.ts';
import { type ContentCallName, contentCalls } from '#shared/catalogue/content/content-calls.ts';
import { catalogue, database } from '../support/catalogue.ts';

export type ContentAnswer<Name extends ContentCallName> = z.output<(typeof contentCalls)[Name]['answer']>;

/** The instant that tests ask at when they name none. */
const usualNow = Date.parse('2026-11-21T09:00:00Z');

/** Asks the content, at the instant of the tests or at another; `query` may hold anything. */
export async function visitContent(path: string, query: object = {}, now = usualNow): Promise<Response> {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const url = `http://catalogue${path}?${new URLSearchParams(given)}`;
  if (now === usualNow) return catalogue.fetch(url);
  return createCatalogue().request(url, {}, { DB: database, ENVIRONMENT: 'test', CLOCK: new Date(now).toISOString() });
}

/** The answer of a call, read with its wire schema; throws when it is none, or when an item had to be dropped. */
export async function askContent<Name extends ContentCallName>(
  name: Name,
  query: object,
  { id, now }: { readonly id?: string; readonly now?: number } = {},
): Promise<ContentAnswer<Name>> {
  const path = formatPath(contentCalls[name].path, { id: id ?? '' });
  const answer = await visitContent(path, query, now);
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(body)}`);
  return readContent(name, body);
}

/** A body read with the wire schema of a call; throws unless exactly `dropped` items were bad. */
export function readContent<Name extends ContentCallName>(name: Name, body: unknown, dropped = 0): ContentAnswer<Name> {
  const parsed = parseAnswer(contentCalls[name].answer, body);
  if (!parsed.ok || parsed.dropped.length !== dropped) throw new Error(`${name}: ${JSON.stringify(parsed)}`);
  // Each call's answer type is inferred from the very schema that reads it here.
  return parsed.value as ContentAnswer<Name>;
}

/** Whether a body is read at all. */
export function isContent(name: ContentCallName, body: unknown): boolean {
  return parseAnswer(contentCalls[name].answer, body).ok;
}
