import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';
import { drawSpire, lean } from './towers.ts';

/** Draws a banded lighthouse on its foot at (x, y); from the golden hour on its lamp glows. */
export function drawLighthouse(stage: Stage, x: number, y: number, height: number): void {
  const { canvas, random, light, time, lit } = stage;
  const [white, band] = random.pick([
    ['#fbf8f0', '#c8452f'],
    ['#fbf8f0', '#c8452f'],
    ['#f3ead6', '#2f4a63'],
    ['#f6efe0', '#f6efe0'],
  ]);
  const w = height * 0.16;
  const body = (from: number, to: number, colour: string) => {
    const half = (share: number) => (w / 2) * (1.18 - 0.36 * share);
    canvas.polygon(
      [
        [x - half(from), y - height * from],
        [x - half(to), y - height * to],
        [x + half(to), y - height * to],
        [x + half(from), y - height * from],
      ],
      lean(stage, lit(colour ?? '#ffffff')),
    );
  };
  body(0, 0.8, white ?? '#ffffff');
  for (const from of [0.12, 0.38, 0.64]) body(from, from + 0.12, band ?? '#c8452f');
  const top = y - height * 0.8;
  if (light.lamps || time === 'golden')
    canvas.ellipse(x, top - height * 0.07, height * 0.6, height * 0.34, canvas.glow(LAMP, 0.5));
  canvas.rect(x - w * 0.62, top - height * 0.02, w * 1.24, height * 0.034, lit('#4a4f58'));
  canvas.rect(x - w * 0.26, top - height * 0.12, w * 0.52, height * 0.1, light.lamps ? LAMP : lit('#dfe9e6'));
  canvas.rect(x - 1.5, top - height * 0.12, 3, height * 0.1, lit('#4a4f58'));
  drawSpire(
    stage,
    x,
    top - height * 0.115,
    w * 0.78,
    height * 0.085,
    lit(band === '#f6efe0' ? '#7f3a2c' : (band ?? '#c8452f')),
  );
}
