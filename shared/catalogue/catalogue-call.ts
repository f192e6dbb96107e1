import type { z } from 'zod';

/**
 * One upstream call. `base` names the setting its address starts with, `path` may hold `{name}` parts, `request` is
 * the query (the body for POST) and `answer` what a 2xx holds.
 */
export interface CatalogueCall {
  readonly rules: string;
  readonly base: 'api' | 'gateway' | 'cms';
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
}
