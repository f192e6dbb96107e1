import type * as z from 'zod';
import { parseProductId } from '#shared/routes.ts';
import type { AppContext } from '../context.ts';

/** What the browser asked, or the parameter that makes no sense. */
export type Asked<T> = { readonly id: number; readonly query: T } | { readonly wrong: string };

/** The short keys of addresses for what the calls of the catalogue name in full. @rule FLOW-030 */
const shortKeys: Readonly<Record<string, string>> = {
  adult: 'a',
  child: 'c',
  baby: 'b',
  activitySelectionList: 'activities',
};

/**
 * Reads the id and query of a request about a stay by the request schema of the upstream call behind it, under the
 * short keys of addresses. A key that is there must make sense; of a repeated one the first counts.
 */
export function readStayQuery<T extends z.ZodObject>(c: AppContext, schema: T): Asked<z.output<T>> {
  const id = parseProductId(c.req.param('id') ?? '');
  if (id === undefined) return { wrong: 'id' };
  const given = new URL(c.req.url).searchParams;
  const asked: Record<string, string> = { locale: c.var.locale };
  for (const name of Object.keys(schema.shape)) {
    const value = given.get(shortKeys[name] ?? name);
    if (value !== null && name !== 'locale') asked[name] = value;
  }
  const read = schema.safeParse(asked);
  if (read.success) return { id, query: read.data };
  const name = String(read.error.issues[0]?.path[0] ?? 'query');
  return { wrong: shortKeys[name] ?? name };
}
