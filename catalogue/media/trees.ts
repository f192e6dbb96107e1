import { disc } from './canvas.ts';
import { type Colour, mix, shade } from './colour.ts';
import type { Stage } from './stage.ts';

/** Where a plant stands (its foot), how tall it is, and its colour as seen at its distance. */
export interface Plant {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: Colour;
}

/** The flat shadow that a thing of some width throws away from the sun. */
export function castShadow({ canvas, light, side }: Stage, x: number, y: number, width: number): void {
  canvas.ellipse(x - side * width * 0.55, y, width, width * 0.13, '#1b2444', light.shadow);
}

/** A tree or bush with a full crown of rounded lobes. */
export function drawBroadleaf(stage: Stage, { x, y, height, colour }: Plant, bush = false): void {
  const { canvas, random, side, light, lit } = stage;
  const trunk = bush ? 0 : 0.3;
  if (height > 26) castShadow(stage, x, y, height * 0.42);
  if (!bush) {
    canvas.fill(
      `M${x - height * 0.035} ${y}Q${x - height * 0.015} ${y - height * 0.2} ${x - height * 0.03} ${y - height * 0.42}H${x + height * 0.03}Q${x + height * 0.015} ${y - height * 0.2} ${x + height * 0.045} ${y}Z`,
      mix(colour, lit('#4a382c'), 0.75),
    );
  }
  const span = height * (1 - trunk);
  const middle = y - height * trunk - span * (bush ? 0.42 : 0.5);
  const count = height > 70 ? 9 : 6;
  const lobes = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2 + random.between(-0.25, 0.25);
    return {
      x: x + Math.cos(turn) * span * 0.3,
      y: middle + Math.sin(turn) * span * 0.22,
      radius: span * random.between(0.22, 0.29),
    };
  });
  const crown = `${disc(x, middle, span * 0.36, span * 0.32)}${lobes.map((l) => disc(l.x, l.y, l.radius, l.radius * 0.94)).join('')}`;
  canvas.fill(crown, shade(colour, -0.2));
  canvas.clipped(crown, () => {
    const towards = (by: number, size: number) =>
      lobes.map((l) => disc(l.x + side * span * by, l.y - span * by * 0.9, l.radius * size)).join('');
    canvas.fill(
      `${towards(0.08, 0.92)}${disc(x + side * span * 0.08, middle - span * 0.07, span * 0.3)}`,
      shade(colour, 0.02),
    );
    canvas.fill(
      `${towards(0.17, 0.58)}${disc(x + side * span * 0.17, middle - span * 0.15, span * 0.2)}`,
      mix(colour, light.glow, 0.17 - 0.08 * light.darkness),
    );
  });
}

/** A poplar: a tall flame of leaves on a short stem. */
export function drawPoplar(stage: Stage, plant: Plant): void {
  drawFlame(stage, plant, 0.2, 0.05);
}

/** A cypress: dark, slender, and closed down to the ground. */
export function drawCypress(stage: Stage, plant: Plant): void {
  drawFlame(stage, plant, 0.15, 0.01);
}

function drawFlame(stage: Stage, { x, y, height, colour }: Plant, breadth: number, stem: number): void {
  const { canvas, side, lit } = stage;
  const w = height * breadth;
  const foot = y - height * stem;
  if (height > 26) castShadow(stage, x, y, w * 1.5);
  canvas.rect(
    x - height * 0.012,
    foot - height * 0.05,
    height * 0.024,
    height * (stem + 0.05),
    mix(colour, lit('#4a382c'), 0.8),
  );
  const flame = (reach: number) =>
    `C${x + reach * 0.7} ${y - height * 0.62} ${x + reach} ${y - height * 0.2} ${x + reach * 0.25} ${foot}`;
  canvas.fill(
    `M${x} ${y - height}${flame(w)}L${x - w * 0.25} ${foot}C${x - w} ${y - height * 0.2} ${x - w * 0.7} ${y - height * 0.62} ${x} ${y - height}Z`,
    shade(colour, -0.16),
  );
  canvas.fill(
    `M${x} ${y - height}${flame(side * w)}C${x + side * w * 0.35} ${y - height * 0.3} ${x + side * w * 0.16} ${y - height * 0.6} ${x} ${y - height}Z`,
    shade(colour, 0.15),
  );
}

/** An olive tree: a bent trunk under silvery cushions. */
export function drawOlive(stage: Stage, { x, y, height, colour }: Plant): void {
  const { canvas, random, side, lit } = stage;
  const lean = random.between(-0.1, 0.1) * height;
  castShadow(stage, x, y, height * 0.5);
  canvas.fill(
    `M${x - height * 0.09} ${y}Q${x - height * 0.01} ${y - height * 0.2} ${x - height * 0.05 + lean} ${y - height * 0.5}H${x + height * 0.05 + lean}Q${x + height * 0.05} ${y - height * 0.2} ${x + height * 0.08} ${y}Z`,
    mix(colour, lit('#5b4a3c'), 0.8),
  );
  const cushions = (
    [
      [-0.32, 0.55, 0.26],
      [0.3, 0.52, 0.27],
      [-0.08, 0.72, 0.3],
      [0.22, 0.76, 0.22],
      [0, 0.5, 0.24],
    ] as const
  ).map(([dx, up, size]) => ({
    x: x + lean + dx * height,
    y: y - up * height,
    size: size * height * random.between(0.9, 1.12),
  }));
  canvas.fill(cushions.map((c) => disc(c.x, c.y, c.size, c.size * 0.72)).join(''), shade(colour, -0.18));
  canvas.fill(
    cushions.map((c) => disc(c.x + side * c.size * 0.2, c.y - c.size * 0.16, c.size * 0.72, c.size * 0.48)).join(''),
    shade(colour, 0.1),
  );
}

/** A leafless tree in winter; twigs fork three times and carry a little snow. */
export function drawBareTree(stage: Stage, { x, y, height, colour }: Plant): void {
  const { canvas, random, winter, lit } = stage;
  const grow = (fromX: number, fromY: number, angle: number, length: number, thick: number, forks: number) => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY - Math.sin(angle) * length;
    canvas.stroke(`M${fromX} ${fromY}L${toX} ${toY}`, colour, thick);
    if (winter && forks < 2)
      canvas.stroke(`M${fromX} ${fromY - thick * 0.6}L${toX} ${toY - thick * 0.6}`, lit('#f4f8fd'), thick * 0.6);
    if (forks === 0) return;
    for (const turn of [random.between(0.2, 0.6), -random.between(0.2, 0.6), random.between(-0.12, 0.12)]) {
      grow(toX, toY, angle + turn, length * random.between(0.58, 0.74), thick * 0.62, forks - 1);
    }
  };
  grow(x, y, Math.PI / 2 + random.between(-0.05, 0.05), height * 0.36, height * 0.035, 3);
}
