import type { Stage } from './stage.ts';
import { heightAt, type Ridge } from './terrain.ts';

/** Draws a grazing cow on the land below a ridge; `size` is its length. */
export function drawCow({ canvas, random, lit, light }: Stage, x: number, ridge: Ridge, size: number): void {
  const y = heightAt(ridge, x) + 46 + random.between(0, 30);
  const hide = lit(random.pick(['#f3ece0', '#8a5a40', '#f3ece0']));
  const spot = lit('#4a3a36');
  const facing = random.pick([-1, 1]);
  canvas.ellipse(x, y, size * 0.7, size * 0.08, '#1b2444', light.shadow);
  for (const leg of [-0.38, -0.26, 0.24, 0.36])
    canvas.rect(x + leg * size, y - size * 0.32, size * 0.08, size * 0.32, hide);
  canvas.rect(x - size * 0.46, y - size * 0.66, size * 0.92, size * 0.4, hide, { round: size * 0.14 });
  canvas.ellipse(x + size * 0.1, y - size * 0.5, size * 0.16, size * 0.12, spot);
  canvas.ellipse(x - size * 0.24, y - size * 0.54, size * 0.1, size * 0.09, spot);
  canvas.ellipse(x + facing * size * 0.56, y - size * 0.36, size * 0.13, size * 0.18, hide);
}
