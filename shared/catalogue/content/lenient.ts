import { z } from 'zod';
import { describeAs, listOf, maybe } from '../answer.ts';

/** A list that may be left out or null, read as an empty one; its bad items are left out and counted. */
export function several<T extends z.ZodType>(item: T) {
  return maybe(listOf(item)).transform((items) => items ?? []);
}

/** A part of a document that may be left out or null; a bad one is left out and counted like a bad item of a list. */
export function partOf<T extends z.ZodType>(part: T) {
  const list = listOf(part);
  const lenient = z
    .unknown()
    .transform((given): z.output<T> | undefined => (given == null ? undefined : list.parse([given])[0]))
    .optional();
  return describeAs(lenient, part.nullish());
}

/** A switch that may be left out or null; `otherwise` is what it then is. */
export function switchOr(otherwise: boolean) {
  return maybe(z.boolean()).transform((given) => given ?? otherwise);
}

/** An id of a content system: a text, or a number read as text. */
export const contentId = z.union([z.string().min(1), z.number()]).transform(String);
