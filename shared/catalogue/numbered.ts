import { z } from 'zod';
import { describeAs, listOf } from './answer.ts';

/**
 * What an upstream keys by a whole number from 1 to 99 (nights, people, fare buckets), as an object or as a list that
 * counts from 1; read, it is always an object. Bad entries are left out and counted like bad items of a list.
 */
export function numbered<T extends z.ZodType>(value: T) {
  const entries = z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .transform((given): unknown[] =>
      Array.isArray(given) ? given.map((entry, index) => [index + 1, entry]) : entriesOf(given),
    )
    .pipe(listOf(z.tuple([z.number().int().min(1).max(99), value])))
    .transform((entries): Readonly<Record<number, z.output<T>>> => Object.fromEntries(entries));
  return describeAs(entries, z.record(z.string().regex(/^[1-9]\d?$/), value));
}

function entriesOf(given: Readonly<Record<string, unknown>>): [number, unknown][] {
  return Object.entries(given).map(([key, entry]) => [Number(key), entry]);
}
