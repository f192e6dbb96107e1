import * as z from 'zod';
import { formatPath } from '#shared/catalogue/calls.ts';
import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import type { Locale } from '#shared/locale/locales.ts';

/** The language that a call asks in; `all` names none, where its request can do without. */
export type AskedLocale = Locale | 'all';

/** Where a call goes below its base. */
export interface Target {
  readonly path: string;
  /** Allow-listed parameters sorted by name, so that one question has one spelling. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** A digit or letter first and no dots: nothing that climbs, ends or leaves the path. */
const pathPart = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/**
 * The target of a GET call. `given` holds the `{name}` parts of the path and the query; what the call's request schema
 * does not list is left out. A part that names nothing is 'not-found', inputs that the schema refuses are 'refused';
 * neither is worth a call.
 */
export function decideTarget(
  call: CatalogueCall,
  given: Readonly<Record<string, unknown>>,
  locale: AskedLocale,
): Target | 'not-found' | 'refused' {
  const path = fillPath(call.path, given);
  if (path === undefined) return 'not-found';
  const asked: Record<string, unknown> = { ...given, locale: locale === 'all' ? undefined : locale };
  if (!call.request.safeParse(asked).success) return 'refused';
  const query = namesOf(call).flatMap((name) => {
    const value = asked[name];
    return isScalar(value) ? [[name, String(value).toWellFormed()] as const] : [];
  });
  return { path, query };
}

/** `path` with its `{name}` parts filled in; `undefined` when a part is missing or is no id, number or slug. */
export function fillPath(path: string, given: Readonly<Record<string, unknown>>): string | undefined {
  const parts: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const part = String(given[name] ?? '');
    if (!pathPart.test(part)) return undefined;
    parts[name] = part;
  }
  return formatPath(path, parts);
}

const names = new WeakMap<CatalogueCall, readonly string[]>();

function namesOf(call: CatalogueCall): readonly string[] {
  const known = names.get(call);
  if (known) return known;
  const sorted = call.request instanceof z.ZodObject ? Object.keys(call.request.shape).sort() : [];
  names.set(call, sorted);
  return sorted;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
