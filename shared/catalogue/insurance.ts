import { z } from 'zod';
import { listOf } from './answer.ts';
import { cents } from './values.ts';

export const insuranceCode = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Expected a code');

/** An insurance for a stay: its price in cents for the whole party, and what it covers in words. @rule QUOTE-007 */
export const insurance = z.object({
  code: insuranceCode,
  label: z.string().min(1),
  amount: cents,
  covers: listOf(z.string().min(1)).default([]),
});
export type Insurance = z.infer<typeof insurance>;
