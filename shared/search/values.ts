import type { Range } from './criteria.ts';

/** The largest amount a criterion may hold, in cents. */
export const maxPrice = 10_000_000;

/** The largest distance a criterion may hold, in kilometres. */
export const maxDistance = 1000;

/** As far as the value of a key is read, in UTF-16 units; the longest list that can be used is shorter. */
export const maxValueLength = 2000;

const maxId = 999_999_999_999;
const maxListLength = 30;
const listedName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _'’&.()+-]{0,59}$/u;

/** A whole number written in digits, from `min` to `max`; `undefined` for any other text. */
export function parseWhole(text: string | null | undefined, min: number, max: number): number | undefined {
  const value = /^\d{1,12}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** The positive number that names a place, hotel, theme or activity. */
export function parseId(text: string | null | undefined): number | undefined {
  return parseWhole(text, 1, maxId);
}

/** Degrees rounded to five decimals, at most `bound` away from zero; `undefined` for any other text. */
export function parseDegrees(text: string | null | undefined, bound: number): number | undefined {
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text ?? '')) return undefined;
  const degrees = Math.round(Number(text) * 100_000) / 100_000 || 0;
  return Math.abs(degrees) <= bound ? degrees : undefined;
}

/** Degrees with at most five decimals, in the shortest way and never with an exponent. */
export function printDegrees(degrees: number): string {
  return degrees.toFixed(5).replace(/\.?0+$/, '');
}

/** A range of whole numbers from 0 to `max`; unusable ends stay open, ends the wrong way round are turned. */
export function parseRange(min: string | null, max: string | null, bound: number): Range | undefined {
  return orderRange(parseWhole(min, 0, bound), parseWhole(max, 0, bound));
}

/** The range of two ends in either order; `undefined` when both are open. @rule FILT-026 */
export function orderRange(min: number | undefined, max: number | undefined): Range | undefined {
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
  if (min !== undefined) return { min };
  return max === undefined ? undefined : { max };
}

/** The usable whole numbers of a comma list: ascending, each once, at most 30. @rule FILT-037 */
export function parseNumbers(text: string | null | undefined, min: number, max: number): number[] {
  const numbers = splitList(text).flatMap((part) => parseWhole(part, min, max) ?? []);
  return [...new Set(numbers)].slice(0, maxListLength).toSorted((a, b) => a - b);
}

/** The usable names of a comma list: in code point order, each once, at most 30. */
export function parseNames(text: string | null | undefined): string[] {
  const names = splitList(text).filter((part) => listedName.test(part));
  return [...new Set(names)].slice(0, maxListLength).toSorted();
}

/** A switch: on for `1` and `true`, off for anything else. */
export function parseSwitch(text: string | null | undefined): boolean {
  return text === '1' || text === 'true';
}

function splitList(text: string | null | undefined): string[] {
  return (text ?? '')
    .slice(0, maxValueLength)
    .split(',')
    .map((part) => part.trim());
}
