import { outline, type Point, trace } from './canvas.ts';
import { type Colour, shade } from './colour.ts';
import { drawUmbrellaPine } from './southern-trees.ts';
import type { Stage } from './stage.ts';
import { drawBroadleaf, drawCypress } from './trees.ts';

interface CapeShape {
  /** Where the sea meets its foot. */
  readonly shore: number;
  /** How far it reaches into the picture, as a share of the width. */
  readonly reach: number;
  /** How high it rises at the edge of the picture. */
  readonly rise: number;
  readonly distance: number;
  readonly green: Colour;
  readonly rock: Colour;
  /** Height of the bare cliff at the foot. */
  readonly cliff: number;
  /** The edge it grows from; the edge away from the sun when absent. */
  readonly from?: -1 | 1;
}

/** A headland that can tell where its ground is: `t` runs from the edge of the picture (0) to its tip (1). */
export interface Cape {
  readonly shape: CapeShape;
  xAt(t: number): number;
  topAt(t: number): number;
  /** Draws the bare land; trees and houses come after it. */
  draw(): void;
}

const STEPS = 60;

/** Creates a headland whose tip falls steeply into the sea. */
export function createCape(stage: Stage, shape: CapeShape): Cape {
  const { noise, random, width, side, far } = stage;
  const start = random.next() * 60;
  const from = shape.from ?? (side < 0 ? 1 : -1);
  const length = shape.reach * (stage.wide ? 0.62 : 1) * width;
  const xAt = (t: number) => (from < 0 ? -12 + t * (length + 12) : width + 12 - t * (length + 12));
  const topAt = (t: number) => {
    const slope = 0.3 + 0.7 * (1 - t) ** 1.15;
    const bluff = Math.sqrt(Math.max(0, 1 - t ** 7));
    return shape.shore - shape.rise * slope * bluff * (1 + 0.4 * noise(start + t * 4, 4, 0.5));
  };

  function draw(): void {
    const { canvas, lit } = stage;
    const shares = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
    const top = shares.map((t): Point => [xAt(t), topAt(t)]);
    const foot = shares.map((t): Point => [xAt(t), shape.shore + 5 * noise(start + 20 + t * 18, 2)]);
    const edge = shares.map((t): Point => {
      const face = shape.cliff * (0.6 + 0.6 * Math.abs(noise(start + 40 + t * 22, 3)));
      return [xAt(t), Math.max(topAt(t), shape.shore - face)];
    });
    const green = far(shape.green, shape.distance);
    const rock = far(shape.rock, shape.distance);
    canvas.polygon([...top, ...foot.toReversed()], canvas.down([0, shade(green, 0.08)], [1, shade(green, -0.14)]));
    canvas.polygon([...edge, ...foot.toReversed()], canvas.down([0, shade(rock, 0.1)], [1, shade(rock, -0.3)]));
    canvas.clipped(outline([...edge, ...foot.toReversed()]), () => {
      for (let i = 0; i < 26; i++) {
        const x = xAt(random.next());
        const slant = random.between(-14, 14);
        const w = random.between(4, 16);
        canvas.polygon(
          [
            [x, shape.shore - shape.cliff * 1.4],
            [x + w, shape.shore - shape.cliff * 1.4],
            [x + slant + w * 1.6, shape.shore + 12],
            [x + slant, shape.shore + 12],
          ],
          shade(rock, -0.34),
          0.28,
        );
      }
    });
    canvas.stroke(trace(foot), lit('#ffffff'), 3, 0.5);
  }

  return { shape, xAt, topAt, draw };
}

/** Covers a cape with Mediterranean scrub and trees. */
export function plantCape(stage: Stage, cape: Cape, count: number, size: number): void {
  const { random, far } = stage;
  const { shore, cliff, distance } = cape.shape;
  const places = Array.from({ length: count }, () => {
    const t = random.next() ** 0.9 * 0.93;
    const top = cape.topAt(t);
    return {
      x: cape.xAt(t),
      y: Math.min(shore - cliff * 0.7, top + 4 + (shore - cliff - top) * random.between(0, 0.9)),
    };
  });
  for (const place of places.filter(({ y }) => y < shore - 6).sort((a, b) => a.y - b.y)) {
    const height = size * random.between(0.7, 1.25);
    const colour = far(random.pick(['#4f7a48', '#3f6b4c', '#67894a', '#5c8050']), distance);
    if (random.chance(0.16)) drawCypress(stage, { ...place, height: height * 1.7, colour });
    else if (random.chance(0.2)) drawUmbrellaPine(stage, { ...place, height: height * 1.6, colour });
    else drawBroadleaf(stage, { ...place, height: height * 0.85, colour }, true);
  }
}
