import { type Colour, channels, write } from './colour.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const ROUNDS = 60;

/** Returns up to `count` colours that together lie as close as possible to all the given ones (k-means, always the same for the same input). */
export function chooseTones(colours: readonly Colour[], count: number): readonly Colour[] {
  const points = colours.map(channels);
  const step = points.length / count;
  let centres: readonly Rgb[] = Array.from(
    { length: count },
    (_, i) => points[Math.floor((i + 0.5) * step)] ?? [128, 128, 128],
  );
  for (let round = 0; round < ROUNDS; round++) {
    const groups = centres.map((): Rgb[] => []);
    for (const point of points) groups[nearest(point, centres)]?.push(point);
    centres = groups.map((group, i) => middleOf(group) ?? centres[i] ?? [128, 128, 128]);
  }
  return centres.map((centre) => write(...centre));
}

/** Returns the index of the tone nearest to a colour. */
export function nearestTone(colour: Colour, tones: readonly Colour[]): number {
  return nearest(channels(colour), tones.map(channels));
}

function nearest(point: Rgb, centres: readonly Rgb[]): number {
  const distances = centres.map((centre) => point.reduce((sum, value, i) => sum + (value - (centre[i] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

function middleOf(group: readonly Rgb[]): Rgb | undefined {
  if (group.length === 0) return undefined;
  const mean = (channel: 0 | 1 | 2) => group.reduce((sum, point) => sum + point[channel], 0) / group.length;
  return [mean(0), mean(1), mean(2)];
}
