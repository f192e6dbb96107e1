import { type Colour, mix, shade } from './colour.ts';
import type { Stage } from './stage.ts';

/** Draws a sailing boat of a height, its waterline at `y`. */
export function drawSailBoat(stage: Stage, x: number, y: number, height: number): void {
  const { canvas, random, side, lit } = stage;
  const s = height / 1.3;
  const hull = lit(random.pick(['#f7f3ea', '#b5483a', '#24465e', '#2f6f6a']));
  const sail = lit(random.pick(['#fffaf0', '#fffaf0', '#f2dcb0', '#e8a27a']));
  const bow = -side;
  drawWake(stage, x, y + s * 0.1, s * 0.62);
  drawHull(stage, x, y, s, hull);
  canvas.rect(x - s * 0.012, y - s * 1.25, s * 0.024, s * 1.16, lit('#6b5140'));
  canvas.fill(
    `M${x + bow * s * 0.03} ${y - s * 1.22}Q${x + bow * s * 0.52} ${y - s * 0.62} ${x + bow * s * 0.46} ${y - s * 0.17}H${x + bow * s * 0.03}Z`,
    shade(sail, -0.1),
  );
  canvas.fill(
    `M${x - bow * s * 0.03} ${y - s * 1.1}Q${x - bow * s * 0.34} ${y - s * 0.5} ${x - bow * s * 0.4} ${y - s * 0.17}H${x - bow * s * 0.03}Z`,
    sail,
  );
  canvas.rect(x - s * 0.3, y + s * 0.12, s * 0.6, s * 0.5, canvas.down([0, sail, 0.28], [1, sail, 0]));
}

/** Draws a moored rowing boat or fishing boat; `length` from bow to stern. */
export function drawRowBoat(stage: Stage, x: number, y: number, length: number): void {
  const { canvas, random, lit } = stage;
  const paint = lit(random.pick(['#c8452f', '#2f6f8d', '#f2ead8', '#3f7f6f', '#e0a03f']));
  drawWake(stage, x, y + length * 0.08, length * 0.6);
  drawHull(stage, x, y, length, paint);
  canvas.rect(x - length * 0.46, y - length * 0.115, length * 0.92, length * 0.035, mix(paint, lit('#ffffff'), 0.6), {
    round: 2,
  });
  canvas.rect(x - length * 0.12, y - length * 0.09, length * 0.05, length * 0.05, shade(paint, -0.4));
  canvas.rect(x + length * 0.14, y - length * 0.09, length * 0.05, length * 0.05, shade(paint, -0.4));
}

function drawHull({ canvas }: Stage, x: number, y: number, s: number, colour: Colour): void {
  canvas.fill(
    `M${x - s * 0.5} ${y - s * 0.1}h${s}q${-s * 0.1} ${s * 0.18} ${-s * 0.26} ${s * 0.18}h${-s * 0.5}q${-s * 0.18} 0 ${-s * 0.24} ${-s * 0.18}Z`,
    canvas.down([0, colour], [1, shade(colour, -0.28)]),
  );
}

function drawWake({ canvas, lit }: Stage, x: number, y: number, width: number): void {
  canvas.ellipse(x, y, width, width * 0.09, lit('#0d3c4d'), 0.25);
}
