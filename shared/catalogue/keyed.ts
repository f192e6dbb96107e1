import { z } from 'zod';
import { describeAs, listOf } from './answer.ts';

/** What an upstream keys by a text, such as a market. Bad entries are left out and counted like bad items of a list. */
export function keyed<T extends z.ZodType>(value: T) {
  const entries = z
    .record(z.string(), z.unknown())
    .transform((given): unknown[] => Object.entries(given))
    .pipe(listOf(z.tuple([z.string(), value])))
    .transform((read): Readonly<Record<string, z.output<T>>> => Object.fromEntries(read));
  return describeAs(entries, z.record(z.string(), value));
}
