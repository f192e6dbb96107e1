import type { z } from 'zod';
import { idempotencyKey } from '#shared/catalogue/order.ts';
import { hashBody } from '../rules/hash-body.ts';
import { createProblem } from './problem.ts';
import { type Asked, readBody } from './read-request.ts';

/** A body to be written once, and what makes it this one and no other. */
export interface Keyed<T> {
  readonly body: T;
  readonly key: string;
  readonly hash: string;
}

/** Reads a body that comes with an idempotency key. */
export async function readWrite<T extends z.ZodType>(schema: T, request: Request): Promise<Asked<Keyed<z.output<T>>>> {
  const key = idempotencyKey.safeParse(request.headers.get('idempotency-key') ?? '');
  if (!key.success) {
    const detail = 'Expected 8 to 255 visible characters';
    return { ok: false, problem: createProblem('BAD_REQUEST', { field: 'Idempotency-Key', detail }) };
  }
  const read = await readBody(schema, request);
  if (!read.ok) return read;
  return { ok: true, value: { body: read.value, key: key.data, hash: await hashBody(read.value) } };
}
