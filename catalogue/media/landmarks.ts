import { type Colour, mix, shade } from './colour.ts';
import { drawWindows, SNOW } from './masonry.ts';
import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';
import { drawCupola, drawSpire, drawSteeple, lean } from './towers.ts';

/** The great building of a city: `x` its middle, `y` its foot, `size` about its height. */
export interface Landmark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly distance: number;
}

/** Draws a landmark of the kind the country is known for; none is a portrait of a real building. */
export function drawLandmark(stage: Stage, landmark: Landmark): void {
  const { country, random } = stage;
  if (country === 'IT') drawDomedChurch(stage, landmark);
  else if (country === 'ES') random.pick([drawCathedral, drawDomedChurch])(stage, landmark);
  else if (country === 'FR') random.pick([drawTwinTowers, drawHilltopBasilica])(stage, landmark);
  else if (country === 'BE') random.pick([drawBelfry, drawTwinTowers])(stage, landmark);
  else drawCanalChurch(stage, landmark);
}

function stoneOf({ lit, light }: Stage, colour: Colour, distance: number): Colour {
  return mix(lit(colour), light.haze, distance);
}

function roofOf({ lit, light, winter }: Stage, colour: Colour, distance: number): Colour {
  return mix(lit(winter ? SNOW : colour), light.haze, distance);
}

function drawDomedChurch(stage: Stage, { x, y, size, distance }: Landmark): void {
  const { canvas, random } = stage;
  const stone = stoneOf(stage, '#ecdcc0', distance);
  const roof = roofOf(stage, '#b5624a', distance);
  canvas.rect(x - size * 0.42, y - size * 0.34, size * 0.84, size * 0.34, lean(stage, shade(stone, -0.04)));
  canvas.polygon(
    [
      [x - size * 0.45, y - size * 0.34],
      [x - size * 0.3, y - size * 0.42],
      [x + size * 0.3, y - size * 0.42],
      [x + size * 0.45, y - size * 0.34],
    ],
    roof,
  );
  drawCupola(stage, x, y - size * 0.42, size * 0.48, stone, roof);
  for (const share of [-0.34, 0.34]) drawCupola(stage, x + size * share, y - size * 0.34, size * 0.14, stone, roof);
  drawSteeple(stage, {
    x: x + size * 0.6 * random.pick([-1, 1]),
    y,
    width: size * 0.12,
    height: size * 0.86,
    distance,
  });
}

function drawCathedral(stage: Stage, { x, y, size, distance }: Landmark): void {
  const { canvas } = stage;
  const stone = stoneOf(stage, '#ecd4a8', distance);
  canvas.rect(x - size * 0.36, y - size * 0.4, size * 0.72, size * 0.4, lean(stage, stone));
  canvas.polygon(
    [
      [x - size * 0.16, y - size * 0.4],
      [x, y - size * 0.52],
      [x + size * 0.16, y - size * 0.4],
    ],
    shade(stone, 0.08),
  );
  rose(stage, x, y - size * 0.3, size * 0.07, stone);
  for (const share of [-0.3, 0.3])
    drawSteeple(stage, { x: x + size * share, y, width: size * 0.15, height: size * 0.7, distance });
  drawCupola(stage, x + size * 0.02, y - size * 0.44, size * 0.2, stone, roofOf(stage, '#c8754f', distance));
}

function drawTwinTowers(stage: Stage, { x, y, size, distance }: Landmark): void {
  const { canvas, light, far } = stage;
  const stone = stoneOf(stage, '#e2d3b6', distance);
  const roof = roofOf(stage, '#727b8a', distance);
  const dark = light.lamps ? mix(LAMP, light.haze, distance * 0.5) : far('#5b5f68', distance);
  canvas.rect(x - size * 0.1, y - size * 0.44, size * 0.62, size * 0.44, lean(stage, shade(stone, -0.06)));
  canvas.polygon(
    [
      [x - size * 0.06, y - size * 0.44],
      [x + size * 0.02, y - size * 0.58],
      [x + size * 0.48, y - size * 0.58],
      [x + size * 0.54, y - size * 0.44],
    ],
    canvas.down([0, shade(roof, 0.06)], [1, shade(roof, -0.12)]),
  );
  drawSpire(stage, x + size * 0.26, y - size * 0.57, size * 0.05, size * 0.26, roof);
  for (const share of [-0.2, 0.02]) {
    const left = x + size * share;
    canvas.rect(left, y - size * 0.68, size * 0.18, size * 0.68, lean(stage, stone));
    for (const band of [0.24, 0.46, 0.67])
      canvas.rect(left - size * 0.008, y - size * band, size * 0.196, size * 0.014, shade(stone, 0.14));
    for (const lancet of [0.03, 0.1])
      canvas.rect(left + size * lancet, y - size * 0.64, size * 0.045, size * 0.15, dark, { round: size * 0.022 });
    drawSpire(stage, left + size * 0.09, y - size * 0.68, size * 0.18, size * 0.32, roof);
  }
  rose(stage, x - size * 0.01 + size * 0.01, y - size * 0.36, size * 0.06, stone);
}

function drawHilltopBasilica(stage: Stage, { x, y, size, distance }: Landmark): void {
  const { canvas, far } = stage;
  const white = stoneOf(stage, '#f6f0e4', distance);
  const hill = far('#7d9a6c', distance + 0.1);
  canvas.fill(
    `M${x - size * 1.2} ${y}C${x - size * 0.6} ${y} ${x - size * 0.5} ${y - size * 0.36} ${x} ${y - size * 0.38}S${x + size * 0.6} ${y} ${x + size * 1.2} ${y}Z`,
    canvas.down([0, hill], [1, shade(hill, -0.1)]),
  );
  const foot = y - size * 0.3;
  canvas.rect(x - size * 0.24, foot - size * 0.24, size * 0.48, size * 0.24, lean(stage, white));
  for (const share of [-0.14, 0, 0.14])
    canvas.rect(x + size * share - size * 0.03, foot - size * 0.14, size * 0.06, size * 0.14, shade(white, -0.3), {
      round: size * 0.03,
    });
  for (const share of [-0.2, 0.2]) drawCupola(stage, x + size * share, foot - size * 0.22, size * 0.12, white, white);
  drawCupola(stage, x, foot - size * 0.22, size * 0.22, white, white);
}

function drawBelfry(stage: Stage, { x, y, size, distance }: Landmark): void {
  const { canvas, light } = stage;
  const stone = stoneOf(stage, '#d2ae82', distance);
  const roof = roofOf(stage, '#6c6570', distance);
  canvas.rect(x - size * 0.34, y - size * 0.3, size * 0.68, size * 0.3, lean(stage, shade(stone, -0.06)));
  canvas.polygon(
    [
      [x - size * 0.36, y - size * 0.3],
      [x - size * 0.3, y - size * 0.42],
      [x + size * 0.3, y - size * 0.42],
      [x + size * 0.36, y - size * 0.3],
    ],
    roof,
  );
  drawWindows(stage, {
    x: x - size * 0.32,
    y: y - size * 0.28,
    width: size * 0.64,
    height: size * 0.22,
    columns: 8,
    rows: 1,
    distance,
  });
  for (const [width, from, to] of [
    [0.19, 0, 0.56],
    [0.15, 0.56, 0.76],
    [0.11, 0.76, 0.88],
  ] as const) {
    canvas.rect(x - (size * width) / 2, y - size * to, size * width, size * (to - from), lean(stage, stone));
    canvas.rect(x - size * width * 0.55, y - size * to, size * width * 1.1, size * 0.014, shade(stone, 0.16));
    for (const share of [-0.46, 0.46])
      drawSpire(stage, x + size * width * share, y - size * to, size * 0.034, size * 0.09, roof);
  }
  canvas.ellipse(
    x,
    y - size * 0.48,
    size * 0.05,
    size * 0.05,
    light.lamps ? LAMP : stoneOf(stage, '#f4ead6', distance),
  );
  for (const share of [-0.035, 0.015])
    canvas.rect(x + size * share, y - size * 0.73, size * 0.03, size * 0.13, shade(stone, -0.45), {
      round: size * 0.015,
    });
  drawSpire(stage, x, y - size * 0.88, size * 0.12, size * 0.2, roof);
}

function drawCanalChurch(stage: Stage, { x, y, size, distance }: Landmark): void {
  const { canvas, random } = stage;
  const brick = stoneOf(stage, '#a8705a', distance);
  const roof = roofOf(stage, '#5f6470', distance);
  const nave = random.pick([-1, 1]);
  canvas.rect(x + (nave < 0 ? -size * 0.5 : 0), y - size * 0.28, size * 0.5, size * 0.28, lean(stage, brick));
  canvas.polygon(
    [
      [x, y - size * 0.28],
      [x, y - size * 0.44],
      [x + nave * size * 0.46, y - size * 0.44],
      [x + nave * size * 0.52, y - size * 0.28],
    ],
    roof,
  );
  drawSteeple(stage, { x, y, width: size * 0.17, height: size * 0.62, distance });
}

function rose({ canvas, light, lit }: Stage, x: number, y: number, radius: number, stone: Colour): void {
  canvas.ellipse(x, y, radius * 1.16, radius * 1.16, shade(stone, 0.14));
  canvas.ellipse(x, y, radius, radius, light.lamps ? LAMP : mix(lit('#5b6a86'), stone, 0.2));
  for (let i = 0; i < 4; i++) canvas.turned(x, y, i * 45, () => canvas.rect(-radius, -1.2, radius * 2, 2.4, stone));
}
