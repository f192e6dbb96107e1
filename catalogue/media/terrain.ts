import { outline, type Point } from './canvas.ts';
import { type Colour, mix, shade } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';

/** The upper edge of a piece of land, from the left edge of the picture to the right. */
export type Ridge = readonly Point[];

interface RidgeShape {
  readonly y: number;
  /** How far it rises and falls around `y`. */
  readonly amplitude: number;
  /** Waves over the usual width. */
  readonly waves: number;
  /** Finer octaves make it rugged, one or two keep it soft. */
  readonly octaves?: number;
}

const STEP = 12;

/** Returns a rolling line across the whole picture. */
export function createRidge({ noise, random, width }: Stage, { y, amplitude, waves, octaves = 3 }: RidgeShape): Ridge {
  const start = random.next() * 90;
  const points: Point[] = [];
  for (let x = -STEP; x <= width + STEP * 2; x += STEP) {
    points.push([x, y - amplitude * noise(start + (x / 1333) * waves, octaves)]);
  }
  return points;
}

/** Returns the height of a ridge at `x`; outside the picture, that of its nearer end. */
export function heightAt(ridge: Ridge, x: number): number {
  let before = ridge[0];
  for (const point of ridge) {
    if (before && point[0] >= x) {
      const gap = point[0] - before[0];
      const share = gap > 0 ? Math.max(0, (x - before[0]) / gap) : 0;
      return before[1] + (point[1] - before[1]) * share;
    }
    before = point;
  }
  return before?.[1] ?? HEIGHT;
}

/** Returns the path of everything below a ridge, down to `foot`. */
export function below(ridge: Ridge, foot = HEIGHT + 10): string {
  const left = ridge[0]?.[0] ?? 0;
  const right = ridge.at(-1)?.[0] ?? 0;
  return outline([...ridge, [right, foot], [left, foot]]);
}

/** Fills the land below a ridge; large pieces are lighter towards the sun and cooler away from it. */
export function drawLand(stage: Stage, ridge: Ridge, top: Colour, bottom: Colour, foot?: number): void {
  const { canvas, light, side } = stage;
  const path = below(ridge, foot);
  canvas.fill(path, canvas.down([0, top], [1, bottom]));
  if (light.darkness === 1) return;
  const sunny = [0, '#fff0bc', 0.2 - 0.1 * light.darkness] as const;
  const shady = [1, '#1d2b4a', 0.2] as const;
  const flip = ([offset, colour, opacity]: readonly [number, Colour, number]) => [1 - offset, colour, opacity] as const;
  canvas.fill(
    path,
    side < 0
      ? canvas.across(sunny, [0.5, '#fff0bc', 0], [0.5, '#1d2b4a', 0], shady)
      : canvas.across(flip(shady), [0.5, '#1d2b4a', 0], [0.5, '#fff0bc', 0], flip(sunny)),
  );
}

/** Strews short brush strokes over the land below a ridge, so that large areas are not empty. */
export function drawBrush(
  stage: Stage,
  ridge: Ridge,
  depth: number,
  count: number,
  colour: Colour,
  opacity = 0.22,
): void {
  const { canvas, random, width, many } = stage;
  canvas.clipped(below(ridge), () => {
    for (let i = many(count); i > 0; i--) {
      const x = random.next() * width;
      const sink = random.next();
      const y = heightAt(ridge, x) + 8 + sink * depth;
      const length = (30 + 90 * sink) * random.between(0.6, 1.3);
      const slope = (heightAt(ridge, x + length) - heightAt(ridge, x)) * 0.8;
      const thick = (2 + 5 * sink) * random.between(0.6, 1.2);
      canvas.fill(
        `M${x} ${y}Q${x + length * 0.5} ${y + slope * 0.5 - thick} ${x + length} ${y + slope}Q${x + length * 0.5} ${y + slope * 0.5 + thick} ${x} ${y}Z`,
        shade(colour, random.between(-0.16, 0.16)),
        opacity,
      );
    }
  });
}

/** Draws far hills that sink into the haze at their foot. */
export function drawHills(stage: Stage, shape: RidgeShape, colour: Colour, distance: number, foot = HEIGHT): Ridge {
  const ridge = createRidge(stage, shape);
  const near = stage.far(colour, distance);
  drawLand(stage, ridge, near, mix(near, stage.light.haze, 0.75), foot);
  return ridge;
}
