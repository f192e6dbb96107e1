import type { Country } from '#shared/locale/locales.ts';
import type { Kind, PoolPicture } from './picture.ts';
import { pool } from './pool.ts';
import { createRandom, type Random } from './random.ts';

/** What the pictures of one place must show, and how many are wanted. */
export interface Wanted {
  readonly kind: Kind;
  readonly country: Country;
  /** Prefers snow where the kind has it; a summer place never gets snow. */
  readonly winter: boolean;
  readonly seed: string;
  readonly count: number;
}

/** By day and in the golden hour a place shows best: the cover is one of these. */
const coverHours: ReadonlySet<string> = new Set(['day', 'golden']);

/**
 * Returns up to `count` different pictures, the best first: of the country and season, then of the country, then of the
 * kind elsewhere. Hours alternate, the cover is in daylight, and the same seed always gives the same choice.
 */
export function choosePictures({ kind, country, winter, seed, count }: Wanted): readonly PoolPicture[] {
  const random = createRandom(`${seed} ${kind}`);
  const candidates = pool.filter((picture) => picture.kind === kind && (winter || !picture.winter));
  const ranks = [0, 1, 2, 3].map((rank) => candidates.filter((picture) => distance(picture, country, winter) === rank));
  return ranks.flatMap((rank) => alternateHours(shuffle(rank, random))).slice(0, count);
}

function distance(picture: PoolPicture, country: Country, winter: boolean): number {
  return (picture.country === country ? 0 : 2) + (picture.winter === winter ? 0 : 1);
}

/** Deals the pictures in rounds of one for each hour, daylight first. */
function alternateHours(pictures: readonly PoolPicture[]): readonly PoolPicture[] {
  const dealt = new Map<string, number>();
  const rounds = pictures.map((picture) => {
    const round = dealt.get(picture.time) ?? 0;
    dealt.set(picture.time, round + 1);
    return { picture, order: round * 2 + (coverHours.has(picture.time) ? 0 : 1) };
  });
  return rounds.sort((a, b) => a.order - b.order).map(({ picture }) => picture);
}

function shuffle<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
