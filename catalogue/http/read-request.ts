import type { z } from 'zod';
import { createProblem } from './problem.ts';

/** What was asked, or the answer that says why it cannot be. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Response };

/** Reads a query with the schema of its call. Unknown parameters are ignored, of repeated ones the first counts. */
export function readQuery<T extends z.ZodType>(schema: T, url: string): Asked<z.output<T>> {
  const given: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) given[name] ??= value;
  return check(schema, given);
}

/** Reads a JSON body with the schema of its call. */
export async function readBody<T extends z.ZodType>(schema: T, request: Request): Promise<Asked<z.output<T>>> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return { ok: false, problem: createProblem('BAD_REQUEST', { field: 'body', detail: 'The body is not JSON' }) };
  }
  return check(schema, body);
}

function check<T extends z.ZodType>(schema: T, given: unknown): Asked<z.output<T>> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  // What is wrong without a path is the body as a whole: a query is always an object.
  const field = issue?.path.join('.') || 'body';
  return { ok: false, problem: createProblem('BAD_REQUEST', { field, detail: issue?.message ?? 'Not readable' }) };
}

/** The id in a path: digits only, at most twelve; undefined for anything else, which no product can have. */
export function parseId(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,12}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
