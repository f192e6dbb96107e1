import type { Country } from '#shared/locale/locales.ts';
import { type Colour, mix, shade } from './colour.ts';
import { roofColour } from './masonry.ts';
import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';

/** A tower: `x` is its middle, `y` its foot, `height` without the roof. */
export interface Tower {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
}

const STONE: Readonly<Record<Country, Colour>> = {
  FR: '#e6d8bd',
  ES: '#ecd9b4',
  IT: '#e4c096',
  NL: '#b98a66',
  BE: '#c9a77f',
};

/** Draws the church tower that is usual in the country: a slate spire, a belfry, a campanile or a lantern. */
export function drawSteeple(stage: Stage, tower: Tower): void {
  const { canvas, country, light, far, lit } = stage;
  const { x, y, width, height, distance } = tower;
  const stone = mix(lit(STONE[country]), light.haze, distance);
  const left = x - width / 2;
  canvas.rect(left, y - height, width, height, lean(stage, stone));
  canvas.rect(left - width * 0.08, y - height, width * 1.16, height * 0.028, shade(stone, 0.14));
  canvas.rect(left - width * 0.05, y - height * 0.66, width * 1.1, height * 0.018, shade(stone, -0.12));
  const opening = light.lamps ? mix(LAMP, light.haze, distance * 0.5) : far('#5b5f68', distance);
  for (const share of [0.18, 0.58]) {
    canvas.rect(left + width * share, y - height * 0.92, width * 0.24, height * 0.17, opening, { round: width * 0.12 });
  }
  canvas.rect(left + width * 0.38, y - height * 0.5, width * 0.24, height * 0.1, opening, { round: width * 0.12 });
  drawTowerRoof(stage, tower, stone, mix(roofColour(stage, 'village'), light.haze, distance));
}

function drawTowerRoof(stage: Stage, { x, y, width, height }: Tower, stone: Colour, roof: Colour): void {
  const { country } = stage;
  const top = y - height;
  if (country === 'IT') {
    drawSpire(stage, x, top, width * 1.16, width * 0.62, roof);
  } else if (country === 'ES') {
    drawCupola(stage, x, top, width * 0.8, stone, roof);
  } else if (country === 'NL') {
    stage.canvas.rect(x - width * 0.34, top - width * 0.7, width * 0.68, width * 0.72, lean(stage, shade(stone, 0.3)));
    stage.canvas.rect(x - width * 0.12, top - width * 0.6, width * 0.24, width * 0.5, shade(stone, -0.35), {
      round: width * 0.1,
    });
    drawSpire(stage, x, top - width * 0.68, width * 0.86, width * 1.4, shade(roof, -0.2));
  } else {
    if (country === 'BE')
      for (const share of [-0.44, 0.44]) drawSpire(stage, x + width * share, top, width * 0.26, width * 0.8, roof);
    drawSpire(stage, x, top, width * (country === 'BE' ? 0.8 : 1.08), width * 2.2, roof);
  }
}

/** Draws a pointed roof with a sunny and a shaded half. */
export function drawSpire(
  { canvas, side }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): void {
  canvas.polygon(
    [
      [x - width / 2, y],
      [x, y - height],
      [x + width / 2, y],
    ],
    shade(colour, 0.06),
  );
  canvas.polygon(
    [
      [x, y],
      [x, y - height],
      [x - (side * width) / 2, y],
    ],
    shade(colour, -0.2),
  );
}

/** Draws a dome on a drum, with ribs and a lantern; `width` is that of the drum. */
export function drawCupola(stage: Stage, x: number, y: number, width: number, stone: Colour, roof: Colour): void {
  const { canvas } = stage;
  const r = width / 2;
  const spring = y - width * 0.34;
  canvas.rect(x - r, spring, width, width * 0.36, lean(stage, stone));
  for (const share of [-0.66, -0.22, 0.22, 0.66]) {
    canvas.rect(x + r * share - r * 0.1, y - width * 0.28, r * 0.2, width * 0.22, shade(stone, -0.36), {
      round: r * 0.1,
    });
  }
  canvas.rect(x - r * 1.08, spring - width * 0.03, width * 1.08, width * 0.05, shade(stone, 0.14));
  canvas.fill(
    `M${x - r} ${spring}C${x - r} ${spring - r * 1.0} ${x - r * 0.3} ${spring - r * 1.24} ${x} ${spring - r * 1.28}C${x + r * 0.3} ${spring - r * 1.24} ${x + r} ${spring - r * 1.0} ${x + r} ${spring}Z`,
    lean(stage, roof),
  );
  for (const share of [-0.62, -0.22, 0.22, 0.62]) {
    canvas.stroke(
      `M${x + share * r * 0.14} ${spring - r * 1.26}Q${x + share * r * 1.18} ${spring - r * 0.98} ${x + share * r * 1.12} ${spring}`,
      mix(roof, stone, 0.6),
      Math.max(1.2, r * 0.025),
      0.8,
    );
  }
  canvas.rect(x - r * 0.12, spring - r * 1.58, r * 0.24, r * 0.36, stone);
  drawSpire(stage, x, spring - r * 1.56, r * 0.36, r * 0.4, roof);
}

/** The paint of an upright round or square body: bright on the sunny side. */
export function lean({ canvas, side }: Stage, colour: Colour): string {
  const bright = shade(colour, 0.1);
  const dark = shade(colour, -0.2);
  return canvas.across([0, side < 0 ? bright : dark], [1, side < 0 ? dark : bright]);
}
