import { shade } from './colour.ts';
import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';

/** Draws a street lamp; after sunset it is lit and throws a warm pool of light. */
export function drawStreetLamp({ canvas, lit, light }: Stage, x: number, y: number, height: number): void {
  const iron = lit('#2b3a3a');
  canvas.rect(x - height * 0.018, y - height, height * 0.036, height, iron);
  canvas.rect(x - height * 0.05, y - height * 0.06, height * 0.1, height * 0.06, iron);
  if (light.lamps) {
    canvas.ellipse(x, y - height, height * 0.75, height * 0.75, canvas.glow(LAMP, 0.5));
    canvas.ellipse(x, y, height * 0.5, height * 0.09, canvas.glow(LAMP, 0.5, 0.6));
  }
  canvas.polygon(
    [
      [x - height * 0.06, y - height * 1.12],
      [x + height * 0.06, y - height * 1.12],
      [x + height * 0.04, y - height * 0.97],
      [x - height * 0.04, y - height * 0.97],
    ],
    light.lamps ? LAMP : lit('#e8e4d2'),
  );
  canvas.polygon(
    [
      [x - height * 0.075, y - height * 1.12],
      [x, y - height * 1.19],
      [x + height * 0.075, y - height * 1.12],
    ],
    iron,
  );
}

/** Draws a café table with two chairs; `size` is the height of the table. */
export function drawCafeTable({ canvas, random, lit, light }: Stage, x: number, y: number, size: number): void {
  const wood = lit(random.pick(['#b5483a', '#2f6f6a', '#8a5a40']));
  canvas.ellipse(x, y, size * 1.3, size * 0.14, '#1b2444', light.shadow);
  for (const sign of [-1, 1]) {
    const left = x + sign * size * 0.95;
    canvas.rect(left - size * 0.04 + sign * size * 0.2, y - size * 1.25, size * 0.08, size * 1.25, wood);
    canvas.rect(left - size * 0.26, y - size * 0.62, size * 0.52, size * 0.1, wood);
    canvas.rect(left - sign * size * 0.2 - size * 0.035, y - size * 0.6, size * 0.07, size * 0.6, shade(wood, -0.2));
  }
  canvas.rect(x - size * 0.04, y - size, size * 0.08, size, lit('#4a4f58'));
  canvas.ellipse(x, y - size, size * 0.52, size * 0.1, lit('#f6efe0'));
}

/** Draws a round fountain with a column and falling water. */
export function drawFountain({ canvas, lit, light, side }: Stage, x: number, y: number, width: number): void {
  const stone = lit('#dccfb8');
  const half = width / 2;
  canvas.ellipse(x - side * half * 0.3, y + half * 0.16, half * 1.2, half * 0.22, '#1b2444', light.shadow);
  canvas.fill(
    `M${x - half} ${y - half * 0.3}V${y}A${half} ${half * 0.24} 0 0 0 ${x + half} ${y}V${y - half * 0.3}Z`,
    canvas.across([0, shade(stone, side < 0 ? 0.1 : -0.22)], [1, shade(stone, side < 0 ? -0.22 : 0.1)]),
  );
  canvas.ellipse(x, y - half * 0.3, half, half * 0.24, shade(stone, 0.14));
  canvas.ellipse(x, y - half * 0.29, half * 0.88, half * 0.19, lit('#6fb5bd'));
  canvas.rect(x - half * 0.09, y - half * 1.1, half * 0.18, half * 0.86, shade(stone, -0.08));
  canvas.ellipse(x, y - half * 0.8, half * 0.42, half * 0.1, stone);
  canvas.ellipse(x, y - half * 1.14, half * 0.13, half * 0.13, shade(stone, 0.1));
  for (const share of [-0.5, -0.3, 0.3, 0.5]) {
    canvas.stroke(
      `M${x + half * share * 0.3} ${y - half * 1.06}Q${x + half * share} ${y - half * 1.2} ${x + half * share} ${y - half * 0.34}`,
      lit('#eaf6f6'),
      3.5,
      0.75,
    );
  }
}

/** Draws strings of small lamps or pennants that sag across the picture. */
export function drawGarland(
  { canvas, lit, light, random }: Stage,
  from: number,
  to: number,
  y: number,
  sag: number,
): void {
  canvas.stroke(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, lit('#3a3a40'), 2, 0.7);
  for (let i = 1; i < 16; i++) {
    const t = i / 16;
    const x = from + (to - from) * t;
    const hang = y + sag * 4 * t * (1 - t);
    if (light.lamps) {
      canvas.ellipse(x, hang + 7, 26, 26, canvas.glow(LAMP, 0.55));
      canvas.ellipse(x, hang + 7, 5.5, 6.5, LAMP);
    } else {
      canvas.polygon(
        [
          [x - 10, hang],
          [x + 10, hang],
          [x, hang + 22],
        ],
        lit(random.pick(['#d9573f', '#e9a83d', '#2f7f8d', '#f6efe0'])),
      );
    }
  }
}
