import { shade } from './colour.ts';
import { drawWindows, SNOW } from './masonry.ts';
import type { Stage } from './stage.ts';
import { castShadow } from './trees.ts';

/** A wooden house with a wide roof: `x` is the middle of its front, `y` its foot. */
export interface Cabin {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws a chalet: a stone base, a wooden storey with a balcony, and a broad roof that carries snow in winter. */
export function drawCabin(stage: Stage, { x, y, width }: Cabin): void {
  const { canvas, random, winter, side, lit } = stage;
  const wood = lit(random.pick(['#8a5a3c', '#7a4f38', '#9a6a48']));
  const half = width / 2;
  const eaves = y - width * 0.46;
  const ridge = eaves - width * 0.32;
  castShadow(stage, x, y, width * 0.8);
  const back = -side * width * 0.3;
  const corner = x - side * half;
  canvas.polygon(
    [
      [corner, y],
      [corner, eaves],
      [corner + back, eaves],
      [corner + back, y - 2],
    ],
    shade(wood, -0.34),
  );
  canvas.polygon(
    [
      [x - half, y],
      [x - half, eaves],
      [x, ridge],
      [x + half, eaves],
      [x + half, y],
    ],
    wood,
  );
  for (let i = 1; i < 7; i++)
    canvas.rect(x - half, eaves + (i * width * 0.46) / 7, width, 1.4, shade(wood, -0.3), { opacity: 0.5 });
  canvas.rect(x - half, y - width * 0.14, width, width * 0.14, lit('#d8cfc0'));
  drawWindows(stage, {
    x: x - half * 0.9,
    y: eaves + width * 0.02,
    width: width * 0.9,
    height: width * 0.24,
    columns: 3,
    rows: 1,
    frames: lit('#f2e6cf'),
    size: [0.44, 0.72],
  });
  drawWindows(stage, {
    x: x - half * 0.3,
    y: ridge + width * 0.12,
    width: width * 0.3,
    height: width * 0.16,
    columns: 1,
    rows: 1,
    frames: lit('#f2e6cf'),
    size: [0.6, 0.9],
  });
  canvas.rect(x - half * 1.02, y - width * 0.18, width * 1.02, width * 0.045, shade(wood, 0.16));
  const roof = lit(winter ? SNOW : '#6a4a3c');
  const depth = width * (winter ? 0.11 : 0.07);
  canvas.polygon(
    [
      [x, ridge - depth],
      [x - side * half * 1.3, eaves + width * 0.1 - depth],
      [x - side * half * 1.3 + back, eaves + width * 0.1 - depth],
      [x + back, ridge - depth],
    ],
    shade(roof, -0.12),
  );
  canvas.polygon(
    [
      [x - half * 1.3, eaves + width * 0.1],
      [x - half * 1.3, eaves + width * 0.1 - depth],
      [x, ridge - depth],
      [x + half * 1.3, eaves + width * 0.1 - depth],
      [x + half * 1.3, eaves + width * 0.1],
      [x, ridge],
    ],
    roof,
  );
  canvas.rect(x + half * 0.42, ridge - width * 0.1, width * 0.1, width * 0.24, lit('#b5a898'));
  if (stage.light.lamps || winter) drawSmoke(stage, x + half * 0.52, ridge - width * 0.12, width * 0.5);
}

function drawSmoke({ canvas, light, side }: Stage, x: number, y: number, height: number): void {
  for (let i = 0; i < 5; i++) {
    const share = i / 4;
    canvas.ellipse(
      x - side * height * 0.35 * share ** 1.4,
      y - height * share,
      4 + height * 0.09 * share + 2,
      3 + height * 0.06 * share,
      light.haze,
      0.5 - 0.35 * share,
    );
  }
}

/** Draws a wooden fence along a line of ground. */
export function drawFence(
  { canvas, lit, winter }: Stage,
  from: number,
  to: number,
  groundAt: (x: number) => number,
  height: number,
): void {
  const wood = lit('#8a6a4e');
  const gap = height * 1.3;
  for (const share of [0.75, 0.4]) {
    let rail = '';
    for (let x = from; x <= to; x += gap) rail += `${rail ? 'L' : 'M'}${x} ${groundAt(x) - height * share}`;
    canvas.stroke(rail, shade(wood, -0.1), height * 0.1);
  }
  for (let x = from; x <= to; x += gap) {
    canvas.rect(x - height * 0.07, groundAt(x) - height, height * 0.14, height * 1.08, wood);
    if (winter)
      canvas.rect(x - height * 0.09, groundAt(x) - height * 1.06, height * 0.18, height * 0.1, lit(SNOW), { round: 3 });
  }
}
