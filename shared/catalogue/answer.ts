import { z } from 'zod';

/** What was left out of an answer while it was parsed: the path of the list, the position and the first issue. */
export interface Dropped {
  index: number;
  reason: string;
}

export type Parsed<T> = { ok: true; value: T; dropped: readonly Dropped[] } | { ok: false; reason: string };

let sink: Dropped[] | undefined;

/**
 * A list whose bad items are left out instead of failing the document; the order of the good ones is kept.
 * Inside {@link parseAnswer} each item left out is counted.
 */
export function listOf<T extends z.ZodType>(item: T) {
  const list = z.array(z.unknown()).transform((values): z.output<T>[] =>
    values.flatMap((value, index) => {
      const parsed = item.safeParse(value);
      if (parsed.success) return [parsed.data];
      sink?.push({ index, reason: formatIssue(parsed.error) });
      return [];
    }),
  );
  return describeAs(list, z.array(item));
}

const descriptions = new WeakMap<z.core.$ZodType, z.ZodType>();

/** Makes a schema that reads leniently known as what it expects; a description of the contract shows that instead. */
export function describeAs<T extends z.ZodType>(schema: T, expected: z.ZodType): T {
  descriptions.set(schema, expected);
  return schema;
}

/** What a schema is to be described as; undefined when it speaks for itself. */
export function descriptionOf(schema: z.core.$ZodType): z.ZodType | undefined {
  return descriptions.get(schema);
}

/** The same schema with what the field means, for readers of the contract whom its name alone does not tell. */
export function meant<T extends z.ZodType>(schema: T, meaning: string): T {
  const expected = descriptionOf(schema);
  const described = schema.describe(meaning);
  return expected ? describeAs(described, expected.describe(meaning)) : described;
}

/**
 * A schema that also reads an object whose fields have other names: what `standIn` makes of it counts where a field is
 * absent or null. `names` tells readers of the contract which.
 */
export function alsoNamed<T extends z.ZodType>(schema: T, names: string, standIn: (given: Given) => Given) {
  const named = z
    .record(z.string(), z.unknown())
    .transform((given): unknown => {
      const own = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
      return { ...standIn(given), ...Object.fromEntries(own) };
    })
    .pipe(schema);
  return describeAs(named, schema.describe(names));
}

type Given = Readonly<Record<string, unknown>>;

/** An optional field that an upstream may also send as null; null and absent both read as undefined. */
export function maybe<T extends z.ZodType>(value: T) {
  return value
    .nullish()
    .transform((given) => given ?? undefined)
    .optional();
}

/**
 * Reads the body of an upstream answer at the door: extra fields are stripped, bad list items dropped and counted;
 * a body that does not hold the document is `ok: false`, which callers treat as "dependency down".
 */
export function parseAnswer<T extends z.ZodType>(schema: T, body: unknown): Parsed<z.output<T>> {
  const dropped: Dropped[] = [];
  sink = dropped;
  try {
    const parsed = schema.safeParse(body);
    return parsed.success
      ? { ok: true, value: parsed.data, dropped }
      : { ok: false, reason: formatIssue(parsed.error) };
  } finally {
    sink = undefined;
  }
}

function formatIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown';
}
