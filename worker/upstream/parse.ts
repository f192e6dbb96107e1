import type * as z from 'zod';
import { parseAnswer } from '#shared/catalogue/answer.ts';

/** A document that is what it should be, frozen, because requests share it; `dropped` counts the bad list items. */
export interface ParsedDocument<T> {
  readonly value: T;
  readonly dropped: number;
}

const maxDepth = 64;
const maxValues = 200_000;

/**
 * Reads an upstream body. Bad items of lists are left out; a text that is not JSON, is deeper or has more values than
 * any real answer, or does not hold the document is `undefined`.
 */
export function parseDocument<T extends z.ZodType>(schema: T, text: string): ParsedDocument<z.output<T>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (!isPlausible(json)) return undefined;
    const parsed = parseAnswer(schema, json);
    return parsed.ok ? { value: freeze(parsed.value), dropped: parsed.dropped.length } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is at most 64 levels deep and has at most 200,000 values: what validating it may cost. */
export function isPlausible(json: unknown): boolean {
  let values = 0;
  const visit = (value: unknown, depth: number): boolean => {
    values += 1;
    if (values > maxValues) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (depth === maxDepth) return false;
    for (const key in value) {
      if (!visit(value[key as keyof typeof value], depth + 1)) return false;
    }
    return true;
  };
  return visit(json, 0);
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) freeze(value[key]);
  return Object.freeze(value);
}
