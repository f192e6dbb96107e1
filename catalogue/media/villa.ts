import { type Colour, shade } from './colour.ts';
import { drawWindows, roofColour, SNOW, shutterColour, wallColour } from './masonry.ts';
import type { Stage } from './stage.ts';
import { drawSpire, lean } from './towers.ts';
import { castShadow } from './trees.ts';

/** A large country house: `x` is its middle, `y` its foot. */
export interface Estate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws the great house of the country: a château with turrets in France, elsewhere a villa with a tower or wings. */
export function drawEstate(stage: Stage, estate: Estate): void {
  castShadow(stage, estate.x, estate.y, estate.width * 0.65);
  if (stage.country === 'FR' || stage.country === 'BE') drawChateau(stage, estate);
  else drawVilla(stage, estate);
}

function drawChateau(stage: Stage, { x, y, width }: Estate): void {
  const { winter, lit, canvas, random } = stage;
  const wall = lit(random.pick(['#f2e6cc', '#eadcc0', '#f5ecda']));
  const roof = lit(winter ? SNOW : '#66707f');
  const height = width * 0.3;
  block(stage, x, y, width * 0.86, height, wall, roof, 7);
  block(stage, x, y, width * 0.24, height * 1.2, shade(wall, 0.1), roof, 2);
  const turrets = random.chance(0.6) ? [-0.46, 0.46] : [-0.46, 0.46, 0.14];
  for (const share of turrets) {
    const w = width * 0.12;
    const tall = height * (share === 0.14 ? 1.9 : 1.3);
    canvas.rect(x + width * share - w / 2, y - tall, w, tall, lean(stage, wall));
    drawWindows(stage, {
      x: x + width * share - w / 2,
      y: y - tall,
      width: w,
      height: tall * 0.8,
      columns: 1,
      rows: 3,
      size: [0.26, 0.4],
    });
    drawSpire(stage, x + width * share, y - tall, w * 1.3, width * 0.24, roof);
  }
}

function drawVilla(stage: Stage, { x, y, width }: Estate): void {
  const { random } = stage;
  const wall = wallColour(stage);
  const roof = roofColour(stage, 'village');
  const tower = random.chance(0.6) ? random.pick([-0.3, 0.3]) : 0;
  const height = width * 0.26;
  if (tower) block(stage, x + width * tower, y, width * 0.18, height * 2, shade(wall, 0.08), roof, 1);
  block(stage, x - width * 0.3, y, width * 0.4, height * 0.72, shade(wall, -0.04), roof, 3);
  block(stage, x + width * 0.3, y, width * 0.4, height * 0.72, shade(wall, -0.04), roof, 3);
  block(stage, x, y, width * 0.5, height * 1.16, wall, roof, 4);
}

function block(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Colour,
  roof: Colour,
  columns: number,
): void {
  const { canvas } = stage;
  const half = width / 2;
  const slope = Math.min(height * 0.4, width * 0.36);
  canvas.rect(x - half, y - height, width, height, lean(stage, wall));
  canvas.polygon(
    [
      [x - half * 1.06, y - height + 1],
      [x - half * 1.06 + slope * 0.9, y - height - slope],
      [x + half * 1.06 - slope * 0.9, y - height - slope],
      [x + half * 1.06, y - height + 1],
    ],
    canvas.down([0, shade(roof, 0.1)], [1, shade(roof, -0.12)]),
  );
  canvas.rect(x - half * 1.04, y - height, width * 1.04, height * 0.03, shade(wall, 0.18));
  drawWindows(stage, {
    x: x - half,
    y: y - height * 0.96,
    width,
    height: height * 0.9,
    columns,
    rows: height > width * 1.4 ? 4 : 2,
    shutters: shutterColour(stage),
    size: [0.32, 0.5],
  });
}
