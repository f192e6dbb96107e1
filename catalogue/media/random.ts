/** A seeded source of chance: the same seed gives the same series on every machine. */
export interface Random {
  /** From 0 up to but without 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** Smooth noise in −1…1 along a line; more octaves are rougher, `gain` is the weight of each finer octave. */
export type Noise = (x: number, octaves?: number, gain?: number) => number;

/** Creates a source of chance from any text (mulberry32 on a 32-bit hash of the text). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}

/** Creates a noise function whose shape the source of chance decides. */
export function createNoise(random: Random): Noise {
  const table = Array.from({ length: 256 }, () => random.next() * 2 - 1);
  const at = (i: number) => table[i & 255] ?? 0;
  const smooth = (x: number) => {
    const i = Math.floor(x);
    const f = x - i;
    const eased = f * f * (3 - 2 * f);
    return at(i) * (1 - eased) + at(i + 1) * eased;
  };
  return (x, octaves = 4, gain = 0.5) => {
    let sum = 0;
    let reach = 0;
    for (let octave = 0, weight = 1, scale = 1; octave < octaves; octave++, weight *= gain, scale *= 2.03) {
      sum += weight * smooth(x * scale + octave * 37.7);
      reach += weight;
    }
    return sum / reach;
  };
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (const character of text) {
    h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h >>> 0;
}
