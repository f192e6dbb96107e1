import type { z } from 'zod';

/**
 * One upstream call. `base` names the setting its address starts with, `path` may hold `{name}` parts, each of which
 * `parts` describes; `request` is the query (the body for POST) and `answer` what a 2xx holds. `refusals` are the
 * statuses that it can answer beside those of every call.
 */
export interface CatalogueCall {
  readonly rules: string;
  readonly base: 'api' | 'gateway' | 'cms';
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** What it answers or does, in a few words. */
  readonly summary: string;
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  /** Whether an idempotency key comes with it: 'keeps' answers the first time 201, 'claims' names the claim by its key. */
  readonly key?: 'keeps' | 'claims';
  readonly refusals?: readonly (404 | 409 | 410)[];
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
}
