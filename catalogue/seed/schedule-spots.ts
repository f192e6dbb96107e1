import type { Spot } from './geography/place.ts';

/**
 * The spot of each hotel, `count` of them: every spot comes as often as its weight says, evenly spread, so that a
 * small catalogue looks like the beginning of a large one.
 */
export function scheduleSpots(spots: readonly Spot[], count: number): Spot[] {
  const total = spots.reduce((sum, { weight }) => sum + weight, 0);
  const rounds = Math.ceil(count / total) + 1;
  const turns = spots.flatMap((spot, index) =>
    Array.from({ length: spot.weight * rounds }, (_, turn) => ({
      spot,
      at: (turn + ((index * 0.618034) % 1)) / spot.weight,
      index,
    })),
  );
  return turns
    .sort((a, b) => a.at - b.at || a.index - b.index)
    .slice(0, count)
    .map(({ spot }) => spot);
}
