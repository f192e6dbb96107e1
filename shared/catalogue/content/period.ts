import { z } from 'zod';
import { isoInstant } from '../values.ts';

/** From `start` on and before `end`, both instants; `end` lies after `start`. @rule HOME-020 HOME-022 */
export const period = z
  .object({ start: isoInstant, end: isoInstant })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'Expected an end after the start');
export type Period = z.infer<typeof period>;
