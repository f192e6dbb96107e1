import { type Point, trace } from './canvas.ts';
import { shade } from './colour.ts';
import type { Stage } from './stage.ts';
import { below, type Ridge } from './terrain.ts';

/** Draws sand below a waterline with a hem of foam and wet sand. */
export function drawSand({ canvas, lit }: Stage, waterline: Ridge): void {
  canvas.fill(below(waterline.map(([x, y]): Point => [x, y - 12])), lit('#ffffff'), 0.35);
  canvas.fill(below(waterline), canvas.down([0, lit('#d9c08e')], [0.16, lit('#f1ddb0')], [1, lit('#dfbf8a')]));
  canvas.stroke(trace(waterline), lit('#ffffff'), 6, 0.8);
}

/** Draws a beach parasol; `size` is its half width. */
export function drawParasol({ canvas, random, side, lit, light }: Stage, x: number, y: number, size: number): void {
  const cloth = lit(random.pick(['#d9573f', '#f2f0e6', '#2f7f8d', '#e9a83d', '#d9573f']));
  const stripe = lit('#fbf4e4');
  canvas.ellipse(x - side * size * 0.7, y + 2, size * 0.95, size * 0.17, '#5b4220', light.shadow);
  canvas.rect(x - 1.6, y - size * 1.2, 3.2, size * 1.2, lit('#8a6c4d'));
  const crown = y - size * 1.72;
  const rim = y - size * 0.98;
  canvas.fill(
    `M${x - size} ${rim}Q${x - size * 0.72} ${crown + size * 0.08} ${x} ${crown}Q${x + size * 0.72} ${crown + size * 0.08} ${x + size} ${rim}Z`,
    cloth,
  );
  for (const [from, to] of [
    [-0.62, -0.22],
    [0.22, 0.62],
  ] as const) {
    canvas.fill(
      `M${x + size * from} ${rim}Q${x + size * from * 0.86} ${crown + size * 0.2} ${x} ${crown}Q${x + size * to * 0.86} ${crown + size * 0.2} ${x + size * to} ${rim}Z`,
      stripe,
      0.85,
    );
  }
  canvas.fill(
    `M${x} ${crown}Q${x - side * size * 0.72} ${crown + size * 0.08} ${x - side * size} ${rim}H${x - side * size * 0.3}Z`,
    '#1b2444',
    0.12,
  );
}

/** Draws a striped bathing hut with its door to the front. */
export function drawBeachHut(stage: Stage, x: number, y: number, width: number): void {
  const { canvas, random, side, lit, light } = stage;
  const wall = lit(random.pick(['#2f6f8d', '#d9573f', '#e5b04a', '#3f7f6f', '#f7f4ea', '#8fb7c4']));
  const left = x - width / 2;
  const eaves = y - width * 1.05;
  canvas.ellipse(x - side * width * 0.5, y + 2, width * 0.85, width * 0.11, '#5b4220', light.shadow);
  canvas.polygon(
    [
      [left, y],
      [left, eaves],
      [x, eaves - width * 0.44],
      [left + width, eaves],
      [left + width, y],
    ],
    lit('#f8f3e6'),
  );
  for (let i = 0; i < 4; i++) {
    const from = left + (width * i) / 4;
    const roofAt = (at: number) => eaves - width * 0.44 * (1 - Math.abs((at - x) / (width / 2)));
    const to = from + width / 8;
    canvas.polygon(
      [
        [from, y],
        [from, roofAt(from)],
        [to, roofAt(to)],
        [to, y],
      ],
      wall,
    );
  }
  canvas.rect(x - width * 0.16, y - width * 0.76, width * 0.32, width * 0.76, shade(wall, -0.35));
  canvas.stroke(
    `M${left - width * 0.08} ${eaves + width * 0.06}L${x} ${eaves - width * 0.45}L${left + width * 1.08} ${eaves + width * 0.06}`,
    shade(wall, -0.2),
    width * 0.08,
  );
}

/** Draws tufts of marram grass along a line, bent by the wind away from the sun. */
export function drawMarram(
  { canvas, random, side, lit }: Stage,
  ridge: readonly Point[],
  count: number,
  height: number,
): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = ridge[Math.floor(random.next() * ridge.length)] ?? [0, 0];
    const foot = y + random.next() ** 2 * height * 2.4 + 3;
    const colour = shade(lit(random.pick(['#9aa65e', '#b3b06a', '#83954f'])), random.between(-0.25, 0.1));
    const left = x + random.between(-14, 14);
    for (let blade = 0; blade < 3; blade++) {
      const tall = height * random.between(0.6, 1.2);
      const bend = -side * tall * random.between(0.15, 0.7);
      canvas.stroke(`M${left + blade * 4} ${foot}q${bend * 0.2} ${-tall * 0.6} ${bend} ${-tall}`, colour, 2.4);
    }
  }
}

/** Draws the two straight rails and stakes of a groyne or fence running from one point to another. */
export function drawStakes({ canvas, lit }: Stage, from: Point, to: Point, count: number, height: number): void {
  const wood = lit('#6f5742');
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    const grown = height * (0.45 + 0.55 * share);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    canvas.rect(x - grown * 0.1, y - grown, grown * 0.2, grown, shade(wood, (i % 3) * 0.07), { round: 2 });
  }
}

/** Draws a kite in the air with its tail and its line to the ground. */
export function drawKite({ canvas, random, side, lit }: Stage, x: number, y: number, ground: Point): void {
  const paint = lit(random.pick(['#d9573f', '#e9a83d', '#2f7f8d']));
  const s = 30;
  canvas.stroke(
    `M${x} ${y}Q${(x + ground[0]) / 2} ${(y + ground[1]) / 2 + 90} ${ground[0]} ${ground[1]}`,
    lit('#ffffff'),
    1.6,
    0.7,
  );
  canvas.polygon(
    [
      [x, y - s * 1.2],
      [x + s * 0.7, y - s * 0.2],
      [x, y + s],
      [x - s * 0.7, y - s * 0.2],
    ],
    paint,
  );
  canvas.polygon(
    [
      [x, y - s * 1.2],
      [x + side * s * 0.7, y - s * 0.2],
      [x, y + s],
    ],
    shade(paint, 0.2),
  );
  canvas.stroke(`M${x} ${y + s}q${s * 0.6} ${s * 0.5} 0 ${s}t0 ${s}t0 ${s}`, paint, 3);
}

/** Draws somebody on the sand, seen from behind; `size` is the height. */
export function drawWalker({ canvas, random, lit, light }: Stage, x: number, y: number, size: number): void {
  const coat = lit(random.pick(['#b5483a', '#e0a83e', '#2f6f6a']));
  const dark = lit('#2b3440');
  canvas.ellipse(x, y, size * 0.34, size * 0.05, '#1b2444', light.shadow);
  for (const leg of [-0.11, 0.03]) canvas.rect(x + size * leg, y - size * 0.34, size * 0.08, size * 0.34, dark);
  canvas.polygon(
    [
      [x - size * 0.11, y - size * 0.76],
      [x + size * 0.11, y - size * 0.76],
      [x + size * 0.19, y - size * 0.26],
      [x - size * 0.19, y - size * 0.26],
    ],
    coat,
  );
  canvas.ellipse(x, y - size * 0.86, size * 0.11, size * 0.12, lit('#5a3f30'));
}
