import { expect } from 'vitest';
import { type Answer, type CallName, calls } from '#shared/catalogue/calls.ts';
import { readBody } from '../support/catalogue.ts';

/** Where something stands in a body: names and positions from the outside in, such as `exactMatch.0.refPrice`. */
type Place = string;

/**
 * An answer as another upstream could give it, written by hand from the fields of the specification. It has a field more
 * than the schema knows, leaves an optional one out (or sends it as null), and one item of it is bad. Each of the three is
 * named, and {@link readHandBody} proves that it is what it is said to be.
 */
export interface HandBody {
  readonly body: unknown;
  /** The field that no schema knows; `undefined` for plain lists, which have no fields. */
  readonly extra: Place | undefined;
  /** The optional field that is missing, and what it could hold; `undefined` where every field is required. */
  readonly missing: readonly [Place, unknown] | undefined;
  /** The bad item of a list, or the bad part that is left out; `undefined` where there is no list. */
  readonly bad: Place | undefined;
  /** What is no answer of the call at all. */
  readonly none: unknown;
}

/** At least one for each call, and one for each variant that its rows name. */
export type HandBodies<Name extends CallName> = Readonly<Record<Name, readonly [HandBody, ...HandBody[]]>>;

/** Reads a body of another upstream, and proves that it has its three properties and that what is none is refused. */
export function readHandBody<Name extends CallName>(name: Name, given: HandBody): Answer<Name> {
  const { body, extra, missing, bad, none } = given;
  const answer = read(name, body, bad === undefined ? 0 : 1);
  if (extra !== undefined) {
    expect(valueAt(body, extra), `${name} holds ${extra}`).not.toBeUndefined();
    expect(read(name, change(body, extra, undefined), bad === undefined ? 0 : 1)).toEqual(answer);
  }
  if (missing !== undefined) {
    const [place, value] = missing;
    expect(valueAt(body, place) ?? undefined, `${name} has no ${place}`).toBeUndefined();
    expect(read(name, change(body, place, value), bad === undefined ? 0 : 1)).not.toEqual(answer);
  }
  if (bad !== undefined) {
    expect(valueAt(body, bad), `${name} holds ${bad}`).not.toBeUndefined();
    expect(read(name, change(body, bad, undefined))).toEqual(answer);
  }
  expect(readBody(name, none).ok, `${name} refuses what is none`).toBe(false);
  return answer;
}

function read<Name extends CallName>(name: Name, body: unknown, dropped = 0): Answer<Name> {
  const parsed = readBody(name, body);
  if (!parsed.ok) throw new Error(`${calls[name].path}: ${parsed.reason}`);
  if (parsed.dropped.length !== dropped) throw new Error(`${name}: ${JSON.stringify(parsed.dropped)}`);
  return parsed.value;
}

function valueAt(body: unknown, place: Place): unknown {
  return place.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], body);
}

/** A copy of `body` with another value at `place`; `undefined` takes the field or item out. */
function change(body: unknown, place: Place, value: unknown): unknown {
  const copy = structuredClone(body);
  const path = place.split('.');
  const last = path.pop() ?? '';
  const parent = valueAt(copy, path.join('.') || '') ?? copy;
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
  else if (value === undefined) delete (parent as Record<string, unknown>)[last];
  else (parent as Record<string, unknown>)[last] = value;
  return copy;
}
