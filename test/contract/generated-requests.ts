import { z } from 'zod';
import { createRandom, type Random } from '#catalogue/seed/random.ts';
import { bodyCriteria } from '#shared/catalogue/activity-search.ts';
import { type CallName, calls } from '#shared/catalogue/calls.ts';
import {
  brokenBodies,
  brokenPieces,
  contentTypes,
  names,
  oddJson,
  oddTexts,
  pathParts,
  rightValues,
} from './request-values.ts';

export interface GeneratedRequest {
  readonly call: CallName;
  /** With its query. */
  readonly path: string;
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };
}

const otherMethods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'GET', 'POST'];

/**
 * Requests of every call in turn, with right, odd and absurd values in any combination of the fields that it takes and
 * of some that it does not, now and then under another method, with a broken address or a broken body; the same ones
 * every time.
 */
export function generateRequests(count: number): GeneratedRequest[] {
  const random = createRandom(20_261_121);
  const all = Object.keys(calls) as CallName[];
  return Array.from({ length: count }, (_, index) => {
    const call = all[index % all.length] as CallName;
    const { method, path: template, request } = calls[call];
    const path = template.replace(/\{\w+\}/, () => writePart(random));
    const isOther = random.integer(15) === 0;
    const used = isOther ? random.pick(otherMethods) : method;
    const query =
      method === 'GET' ? writeQuery(random, fieldsOf(request)) : random.integer(9) === 0 ? 'locale=fr_FR' : '';
    const headers = { 'content-type': random.integer(25) === 0 ? random.pick(contentTypes) : 'application/json' };
    const key =
      random.integer(9) === 0 ? random.pick(oddTexts).replace(/[^\x21-\x7e]/g, '') : `generated-${random.integer(400)}`;
    const body = used === 'GET' || used === 'HEAD' ? {} : { body: writeBody(random, fieldsOf(request)) };
    return {
      call,
      path: query === '' ? path : `${path}?${query}`,
      init: {
        method: used,
        headers: { ...headers, ...(random.integer(20) > 0 && { 'idempotency-key': key }) },
        ...body,
      },
    };
  });
}

interface Fields {
  readonly all: readonly string[];
  readonly required: readonly string[];
}

function fieldsOf(schema: z.ZodType): Fields {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { all: Object.keys(properties), required };
}

/** Right values for what is required and some of the rest, in half of the cases but for one field. */
function fillRight<T>(
  { integer, pick }: Random,
  { all, required }: Fields,
  odd: readonly T[],
): Record<string, unknown> {
  const wrong = integer(2) === 0 ? pick(all) : undefined;
  return Object.fromEntries(
    all.flatMap((name) => {
      const right = rightValueOf(name);
      if (name === wrong) return [[name, pick(odd)]];
      return right && (required.includes(name) || integer(3) === 0) ? [[name, pick(right)]] : [];
    }),
  );
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function writePart({ integer, pick }: Random): string {
  if (integer(12) === 0) return `${pick(brokenPieces)}x`;
  return integer(3) > 0 ? encode(pick(pathParts)) : encode(pick(oddTexts).slice(0, 500)) || '0';
}

/** Parameters of the call and others, some of them twice, under odd names or wrongly encoded. */
function writeQuery(random: Random, fields: Fields): string {
  const { integer, pick } = random;
  if (integer(3) === 0) {
    const right = Object.entries(fillRight(random, fields, oddTexts)).map(([name, value]) => [
      name,
      String(value).slice(0, 9000),
    ]);
    return right.map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`).join('&');
  }
  const { all: own } = fields;
  const given = integer(12) === 0 ? [] : ['locale=fr_FR'];
  for (let more = integer(8); more > 0; more--) {
    const name = pick(integer(4) === 0 ? [...Object.keys(rightValues), ...names] : own);
    const value = integer(3) === 0 ? pick(oddTexts) : String(pick(rightValueOf(name) ?? oddTexts));
    const written = `${encode(name)}=${integer(15) === 0 ? pick(brokenPieces) : encode(value.slice(0, 9000))}`;
    given.push(written, ...(integer(8) === 0 ? [`${encode(name)}=${encode(pick(oddTexts).slice(0, 200))}`] : []));
  }
  return given.join('&');
}

/** A body with the fields of the call, any of them of another type, nested or missing, or nothing that is one. */
function writeBody(random: Random, fields: Fields): string {
  const { integer, pick } = random;
  if (integer(2) === 0) return JSON.stringify(fillRight(random, fields, oddJson));
  const { all: own } = fields;
  if (integer(12) === 0) return pick(brokenBodies);
  const fill = (fields: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(
      fields.flatMap((name) => {
        if (integer(10) === 0) return [];
        return [[name, integer(7) === 0 ? pick(oddJson) : pick(rightValueOf(name) ?? oddJson)]];
      }),
    );
  const body = { ...fill(own), ...(integer(6) === 0 && fill(names)) };
  const nested = own.includes('criteria') && integer(2) === 0 ? { criteria: fill(fieldsOf(bodyCriteria).all) } : {};
  return JSON.stringify(integer(25) === 0 ? [body] : { ...body, ...nested });
}

function rightValueOf(name: string): readonly unknown[] | undefined {
  return Object.hasOwn(rightValues, name) ? rightValues[name] : undefined;
}
