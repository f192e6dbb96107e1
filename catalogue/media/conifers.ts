import type { Point } from './canvas.ts';
import { mix, shade } from './colour.ts';
import type { Stage } from './stage.ts';
import { castShadow, type Plant } from './trees.ts';

/** One drooping layer of branches: how far it reaches and where its tips hang. */
interface Tier {
  readonly reach: number;
  readonly y: number;
}

/** A fir with layered branches; in winter each layer carries snow. */
export function drawConifer(stage: Stage, { x, y, height, colour }: Plant): void {
  const { canvas, side, winter, lit } = stage;
  const top = y - height;
  const tiers = tiersOf(stage, y, height);
  if (height > 60) castShadow(stage, x, y, height * 0.24);
  canvas.rect(x - height * 0.022, y - height * 0.13, height * 0.044, height * 0.14, mix(colour, lit('#3b2b25'), 0.7));
  canvas.polygon(halfOf(x, top, tiers, -side, height), shade(colour, -0.22));
  canvas.polygon(halfOf(x, top, tiers, side, height), shade(colour, 0.1));
  if (winter) drawSnow(stage, x, top, tiers, height);
}

function tiersOf({ random }: Stage, y: number, height: number): readonly Tier[] {
  const count = height < 50 ? 3 : height < 190 ? 5 : 8;
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    const rough = count === 8 ? random.between(0.86, 1.12) : 1;
    return {
      reach: height * 0.2 * (0.2 + 0.8 * share) * rough,
      y: y - height * (0.07 + 0.86 * (1 - share) ** 1.05),
    };
  });
}

function halfOf(x: number, top: number, tiers: readonly Tier[], sign: number, height: number): readonly Point[] {
  const points: Point[] = [[x, top]];
  for (const [i, tier] of tiers.entries()) {
    points.push([x + sign * tier.reach, tier.y]);
    if (i < tiers.length - 1) points.push([x + sign * tier.reach * 0.52, tier.y - height * 0.014]);
  }
  points.push([x, (tiers.at(-1)?.y ?? top) - height * 0.03]);
  return points;
}

function drawSnow({ canvas, side, lit }: Stage, x: number, top: number, tiers: readonly Tier[], height: number): void {
  const bright = lit('#fbfdff');
  const dim = lit('#c9d8ea');
  canvas.polygon(
    [
      [x, top],
      [x - height * 0.03, top + height * 0.1],
      [x + height * 0.03, top + height * 0.1],
    ],
    bright,
  );
  if (height < 34) return;
  for (const tier of tiers) {
    const lift = height * (tiers.length === 8 ? 0.055 : 0.08);
    for (const [sign, colour] of [
      [side, bright],
      [-side, dim],
    ] as const) {
      canvas.polygon(
        [
          [x + sign * tier.reach, tier.y],
          [x + sign * tier.reach * 0.55, tier.y - lift * 1.15],
          [x + sign * tier.reach * 0.12, tier.y - lift * 1.5],
          [x + sign * tier.reach * 0.36, tier.y - lift * 0.5],
        ],
        colour,
        0.92,
      );
    }
  }
}

/** A Scots pine: a bare reddish stem under a few flat clouds of needles. */
export function drawScotsPine(stage: Stage, { x, y, height, colour }: Plant): void {
  const { canvas, random, side, winter, light, lit } = stage;
  const lean = random.between(-0.06, 0.06) * height;
  castShadow(stage, x, y, height * 0.2);
  canvas.fill(
    `M${x - height * 0.022} ${y}Q${x + lean * 0.2} ${y - height * 0.4} ${x + lean - height * 0.009} ${y - height * 0.9}h${height * 0.018}Q${x + lean * 0.2 + height * 0.03} ${y - height * 0.4} ${x + height * 0.03} ${y}Z`,
    canvas.down([0, lit('#b5724b')], [0.6, lit('#8c5f4a')], [1, lit('#5f463d')]),
  );
  for (const [dx, up, size] of [
    [-0.13, 0.62, 0.14],
    [0.13, 0.72, 0.15],
    [-0.1, 0.82, 0.15],
    [0.05, 0.93, 0.16],
  ] as const) {
    const cx = x + lean * up + (dx + random.between(-0.03, 0.03)) * height;
    const cy = y - up * height;
    const r = size * height * random.between(0.85, 1.1);
    canvas.ellipse(cx, cy, r, r * 0.42, shade(colour, -0.2));
    canvas.ellipse(
      cx + side * r * 0.16,
      cy - r * 0.12,
      r * 0.74,
      r * 0.26,
      winter ? lit('#f4f8fd') : mix(colour, light.glow, 0.14 - 0.07 * light.darkness),
    );
  }
}
