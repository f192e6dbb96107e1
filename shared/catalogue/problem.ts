import { z } from 'zod';
import { maybe, meant } from './answer.ts';
import { cents } from './values.ts';

/** The machine-readable reasons of the embedded catalogue. */
export const problemCodes = [
  'BAD_REQUEST',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNAVAILABLE',
  'PRICE_CHANGED',
  'SOLD_OUT',
  'NOT_BOOKABLE',
  'DATE_IN_THE_PAST',
  'IDEMPOTENCY_MISMATCH',
  'ALREADY_BOOKED',
  'CHOICE_GONE',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * An application/problem+json body (RFC 9457). `field` names the parameter a 400 is about, and the choice that is not
 * offered like this any more with CHOICE_GONE; `currentTotalCents` comes
 * with PRICE_CHANGED.
 */
export const problem = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int().min(400).max(599),
  detail: maybe(z.string()),
  code: maybe(meant(z.string(), `Such as ${problemCodes.join(', ')}`)),
  field: maybe(meant(z.string(), 'The input that it is about')),
  currentTotalCents: maybe(meant(cents, 'With PRICE_CHANGED')),
});
export type Problem = z.infer<typeof problem>;
