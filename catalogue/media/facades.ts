import type { Point } from './canvas.ts';
import { type Colour, mix, shade } from './colour.ts';
import { drawWindows, roofColour, SNOW, shutterColour, wallColour } from './masonry.ts';
import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';

/** A town house of a closed row: `x` is its left edge, `y` its foot, `height` up to the eaves. */
export interface Facade {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a town house as the country builds it, with a shop or café on the ground floor. */
export function drawFacade(stage: Stage, facade: Facade): void {
  const { country, canvas, side } = stage;
  const { x, y, width, height } = facade;
  const wall = wallColour(stage);
  const roof = roofColour(stage, 'city');
  const gabled = country === 'NL' || (country === 'BE' && stage.random.chance(0.75));
  if (gabled) drawGableTop(stage, facade, wall);
  else if (country === 'FR' || country === 'BE') drawMansard(stage, facade, wall, roof);
  else drawTiles(stage, facade, roof);
  canvas.rect(x, y - height, width, height, canvas.down([0, shade(wall, 0.07)], [1, shade(wall, -0.1)]));
  canvas.rect(side < 0 ? x + width - 5 : x, y - height, 5, height, shade(wall, -0.2));
  drawStoreys(stage, facade, wall);
  drawShop(stage, facade);
}

function drawStoreys(stage: Stage, { x, y, width, height }: Facade, wall: Colour): void {
  const { country, canvas, lit } = stage;
  const south = country === 'ES' || country === 'IT';
  const rows = Math.max(2, Math.round(height / 58));
  const columns = Math.max(2, Math.round(width / (country === 'NL' ? 40 : 46)));
  drawWindows(stage, {
    x: x + 4,
    y: y - height + height * 0.05,
    width: width - 8,
    height: height * 0.73,
    columns,
    rows,
    size: country === 'NL' ? [0.5, 0.64] : [0.38, 0.6],
    ...(south ? { shutters: shutterColour(stage) } : { frames: lit('#f4ead6') }),
  });
  if (country === 'FR' || country === 'ES') {
    for (let row = 1; row < rows; row++) {
      const rail = y - height + height * 0.05 + (height * 0.73 * (row + 0.86)) / rows;
      if (country === 'FR') canvas.rect(x + 3, rail, width - 6, 3, shade(wall, -0.22));
      else
        for (let i = 0; i < columns; i++)
          canvas.rect(
            x + 4 + ((width - 8) * (i + 0.2)) / columns,
            rail - 10,
            ((width - 8) * 0.6) / columns,
            11,
            lit('#4a4f58'),
            { opacity: 0.75 },
          );
    }
  }
}

function drawShop(stage: Stage, { x, y, width, height }: Facade): void {
  const { canvas, random, light, lit } = stage;
  const shop = Math.min(64, height * 0.2);
  const awning = lit(random.pick(['#b5483a', '#2f6f6a', '#e1a84b', '#34506b', '#7a4a5e']));
  canvas.rect(x + width * 0.1, y - shop, width * 0.8, shop, lit('#3d3530'));
  if (light.lamps) canvas.rect(x + width * 0.12, y - shop * 0.9, width * 0.76, shop * 0.9, mix(LAMP, '#c98a4a', 0.35));
  else canvas.rect(x + width * 0.14, y - shop * 0.62, width * 0.46, shop * 0.5, lit('#7d8c90'));
  canvas.rect(x + width * 0.7, y - shop * 0.66, width * 0.14, shop * 0.66, shade(awning, -0.35));
  const depth = shop * 0.42;
  canvas.fill(`M${x + width * 0.08} ${y - shop}h${width * 0.84}l${width * 0.05} ${depth}h${-width * 0.94}Z`, awning);
  for (let i = 0; i < 4; i++) {
    const from = x + width * (0.08 + 0.21 * i);
    canvas.polygon(
      [
        [from, y - shop],
        [from + width * 0.1, y - shop],
        [from + width * 0.1 + width * 0.03 * (i / 1.5 - 1), y - shop + depth],
        [from + width * 0.03 * (i / 1.5 - 1.2), y - shop + depth],
      ],
      lit('#fbf4e4'),
      0.85,
    );
  }
}

function drawGableTop(stage: Stage, { x, y, width, height }: Facade, wall: Colour): void {
  const { canvas, random, winter, lit, light } = stage;
  const top = y - height;
  const trim = lit(winter ? SNOW : '#f4ead6');
  const rise = width * random.between(0.62, 0.78);
  const kind = random.pick(['steps', 'steps', 'bell', 'neck']);
  const outline: Point[] = [];
  if (kind === 'steps') {
    const steps = 4;
    for (let i = 0; i < steps; i++) outline.push([(0.5 * i) / steps, i / steps], [(0.5 * i) / steps, (i + 1) / steps]);
  } else if (kind === 'neck') {
    outline.push([0, 0.05], [0.22, 0.16], [0.24, 0.8], [0.34, 0.86]);
  } else {
    outline.push([0, 0.06], [0.06, 0.3], [0.2, 0.44], [0.27, 0.78], [0.36, 0.94]);
  }
  const half = outline.map(([across, up]): Point => [x + width * across, top - rise * up]);
  const crown: readonly Point[] = kind === 'steps' ? [] : [[x + width / 2, top - rise * 1.08]];
  const mirror = outline.toReversed().map(([across, up]): Point => [x + width * (1 - across), top - rise * up]);
  canvas.polygon([[x, top + 2], ...half, ...crown, ...mirror, [x + width, top + 2]], shade(wall, -0.02));
  canvas.stroke(`M${[...half, ...crown, ...mirror].map(([px, py]) => `${px} ${py}`).join('L')}`, trim, 4);
  canvas.rect(x + width * 0.42, top - rise * 0.58, width * 0.16, rise * 0.34, light.lamps ? LAMP : lit('#4a5661'), {
    round: 3,
  });
  canvas.rect(x, top - 1, width, 4, trim);
}

function drawMansard(stage: Stage, { x, y, width, height }: Facade, wall: Colour, roof: Colour): void {
  const { canvas, random, light, lit } = stage;
  const top = y - height;
  const rise = Math.min(84, width * 0.42);
  canvas.rect(x + width * random.pick([0.1, 0.78]), top - rise * 1.36, width * 0.1, rise * 0.6, shade(wall, -0.2));
  canvas.polygon(
    [
      [x - 2, top],
      [x + width * 0.07, top - rise],
      [x + width * 0.93, top - rise],
      [x + width + 2, top],
    ],
    canvas.down([0, shade(roof, 0.12)], [1, shade(roof, -0.16)]),
  );
  const dormers = Math.max(2, Math.round(width / 62));
  for (let i = 0; i < dormers; i++) {
    const middle = x + width * (0.12 + (0.76 * (i + 0.5)) / dormers);
    canvas.fill(`M${middle - 13} ${top - 6}v${-rise * 0.52}a13 11 0 0 1 26 0v${rise * 0.52}Z`, lit('#f4ead6'));
    canvas.rect(
      middle - 8,
      top - rise * 0.56,
      16,
      rise * 0.46,
      light.lamps && random.chance(0.6) ? LAMP : lit('#5d6a76'),
      { round: 3 },
    );
  }
  canvas.rect(x - 2, top - 4, width + 4, 7, shade(wall, 0.15));
}

function drawTiles(stage: Stage, { x, y, width, height }: Facade, roof: Colour): void {
  const { canvas, random } = stage;
  const top = y - height;
  const rise = Math.min(34, width * 0.18);
  if (random.chance(0.3)) canvas.rect(x + width * 0.3, top - rise * 2.6, width * 0.4, rise * 2.7, wallColour(stage));
  canvas.polygon(
    [
      [x - 5, top + 2],
      [x + width * 0.1, top - rise],
      [x + width * 0.9, top - rise],
      [x + width + 5, top + 2],
    ],
    canvas.down([0, shade(roof, 0.1)], [1, shade(roof, -0.08)]),
  );
  canvas.rect(x - 5, top, width + 10, 5, shade(roof, -0.26));
}

/** Draws a closed row of town houses between two places, all with their foot at `y`. */
export function drawFacadeRow(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  heights: readonly [low: number, high: number],
): void {
  const { random, country } = stage;
  const narrow = country === 'NL' ? [92, 128] : country === 'BE' ? [108, 146] : [140, 200];
  for (let x = from; x < to; ) {
    const width = random.between(narrow[0] ?? 100, narrow[1] ?? 140);
    drawFacade(stage, { x, y, width, height: random.between(...heights) });
    x += width;
  }
}
