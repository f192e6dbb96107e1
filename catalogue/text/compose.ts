import { mixSeed } from '../seed/random.ts';
import type { Counted } from '../seed/text/texts.ts';

/** One of the variants, always the same for the same seed and purpose. */
export function choose<T>(variants: readonly T[], seed: number, purpose: string): T {
  const index = Math.abs(mixSeed(seed, purpose)) % variants.length;
  const variant = variants[index];
  if (variant === undefined) throw new Error(`No variant for ${purpose}`);
  return variant;
}

/** Puts the values in the place of `{name}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form for one or for several; `{n}` becomes the number. */
export function count({ one, other }: Counted, n: number, values: Readonly<Record<string, string>> = {}): string {
  return fillIn(n === 1 ? one : other, { n, ...values });
}
