import { type Colour, mix } from './colour.ts';
import { HEIGHT, type Stage } from './stage.ts';

interface Stream {
  /** Where it comes into view. */
  readonly x: number;
  readonly y: number;
  /** How far it swings to either side. */
  readonly bend: number;
  /** Half its width at the lower edge of the picture. */
  readonly reach: number;
  readonly water: Colour;
}

const STEPS = Array.from({ length: 33 }, (_, i) => i / 32);

/** Draws a stream that winds towards the viewer; it only ever widens, so that its banks never meet. */
export function drawStream({ canvas, light, lit, side }: Stage, { x, y, bend, reach, water }: Stream): void {
  const bank = (share: number, across: -1 | 1) => {
    const middle = x + side * bend * Math.sin(share * Math.PI * 1.7) * (0.35 + 0.65 * share);
    return [middle + across * (5 + reach * share ** 1.6), y + (HEIGHT + 12 - y) * share ** 1.2] as const;
  };
  const sky = mix(light.sky[3], lit('#ffffff'), 0.35);
  canvas.polygon(
    [...STEPS.map((share) => bank(share, -1)), ...STEPS.toReversed().map((share) => bank(share, 1))],
    canvas.down([0, sky], [0.45, mix(sky, lit(water), 0.6)], [1, lit(water)]),
  );
}
