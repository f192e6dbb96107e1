/** Numbers that look random and are always the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number;
  /** Whether something with this chance (0 to 1) happens. */
  happens(chance: number): boolean;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** One of the keys, more often when its weight is higher. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
}

/** A source of numbers for one seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    happens: (chance) => next() < chance,
    pick: <T>(from: readonly T[]) => {
      if (from.length === 0) throw new Error('Nothing to pick from');
      return from[integer(from.length)] as T;
    },
    weighted: <K extends string>(weights: Readonly<Partial<Record<K, number>>>) => {
      const entries = Object.entries(weights) as [K, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      const last = entries.at(-1);
      if (!last) throw new Error('Nothing to pick from');
      return last[0];
    },
  };
}

/** A stable seed for a piece of text, mixed from a number and a word that says what it is for. */
export function mixSeed(seed: number, purpose: string): number {
  let hash = seed | 0;
  for (const letter of purpose) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash ^ (hash >>> 13);
}
