import type { Point } from './canvas.ts';
import { type Colour, mix, shade } from './colour.ts';
import { drawWindows, roofColour, shutterColour, wallColour } from './masonry.ts';
import type { Stage } from './stage.ts';
import { drawSteeple } from './towers.ts';
import { castShadow, drawBroadleaf, drawCypress } from './trees.ts';

/** A house: `x` is the middle of its front, `y` its foot, `height` that of the wall under the roof. */
export interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
  readonly wall?: Colour;
  readonly roof?: Colour;
}

/** Draws a house with its gable or its eaves to the front. */
export function drawHouse(stage: Stage, house: House): void {
  const { light, random } = stage;
  const wall = mix(house.wall ?? wallColour(stage), light.haze, house.distance);
  const roof = mix(house.roof ?? roofColour(stage, 'village'), light.haze, house.distance);
  castShadow(stage, house.x, house.y, house.width * 0.7);
  if (random.chance(0.55)) drawGable(stage, house, wall, roof);
  else drawEaves(stage, house, wall, roof);
}

function drawGable(stage: Stage, house: House, wall: Colour, roof: Colour): void {
  const { canvas, side } = stage;
  const { x, y, width, height } = house;
  const half = width / 2;
  const eaves = y - height;
  const ridge = eaves - width * 0.34;
  const back = -side * width * 0.34;
  const corner = x - side * half;
  canvas.polygon(
    [
      [corner, y],
      [corner, eaves],
      [corner + back, eaves + 2],
      [corner + back, y],
    ],
    shade(wall, -0.24),
  );
  canvas.polygon(
    [
      [x - half, y],
      [x - half, eaves],
      [x, ridge],
      [x + half, eaves],
      [x + half, y],
    ],
    canvas.down([0, shade(wall, 0.08)], [1, shade(wall, -0.06)]),
  );
  const over: Point = [corner - side * width * 0.06, eaves + width * 0.05];
  canvas.polygon(
    [[x, ridge - width * 0.03], over, [over[0] + back, over[1]], [x + back, ridge - width * 0.02]],
    shade(roof, -0.14),
  );
  canvas.stroke(
    `M${x - half * 1.12} ${eaves + width * 0.05}L${x} ${ridge}L${x + half * 1.12} ${eaves + width * 0.05}`,
    shade(roof, 0.06),
    width * 0.055,
  );
  drawHouseWindows(stage, house);
}

function drawEaves(stage: Stage, house: House, wall: Colour, roof: Colour): void {
  const { canvas, random, side } = stage;
  const { x, y, height } = house;
  const width = house.width * 1.2;
  const half = width / 2;
  const eaves = y - height;
  const ridge = eaves - house.width * 0.3;
  const warm = canvas.across([0, shade(wall, side < 0 ? 0.1 : -0.12)], [1, shade(wall, side < 0 ? -0.12 : 0.1)]);
  if (random.chance(0.6)) {
    canvas.rect(
      x + half * random.between(-0.6, 0.4),
      ridge - width * 0.12,
      width * 0.1,
      width * 0.2,
      shade(wall, -0.2),
    );
  }
  canvas.rect(x - half, eaves, width, height, warm);
  canvas.polygon(
    [
      [x - half * 1.08, eaves + 1],
      [x - half * 0.86, ridge],
      [x + half * 0.86, ridge],
      [x + half * 1.08, eaves + 1],
    ],
    canvas.down([0, shade(roof, 0.08)], [1, shade(roof, -0.1)]),
  );
  drawHouseWindows(stage, { ...house, width });
}

function drawHouseWindows(stage: Stage, { x, y, width, height, distance }: House): void {
  const shutters = mix(shutterColour(stage), stage.light.haze, distance);
  const cell = Math.max(20, width / 4);
  drawWindows(stage, {
    x: x - width / 2,
    y: y - height * 0.96,
    width,
    height: height * 0.84,
    columns: Math.max(1, Math.round(width / cell)),
    rows: Math.max(1, Math.round(height / (cell * 1.15))),
    distance,
    ...(distance < 0.3 ? { shutters } : {}),
  });
}

interface Village {
  readonly x: number;
  readonly span: number;
  readonly count: number;
  /** Width of a usual house. */
  readonly size: number;
  readonly distance: number;
  readonly groundAt: (x: number) => number;
  /** How many house sizes the village climbs from its lowest to its highest house. */
  readonly depth?: number;
}

/** Draws houses around a church, the farther ones first, with trees between them. */
export function drawVillage(stage: Stage, { x, span, count, size, distance, groundAt, depth = 1.5 }: Village): void {
  const { random } = stage;
  const places = Array.from({ length: count }, (_, i) => {
    const at = x + ((i + random.between(0, 1)) / count - 0.5) * span;
    return { x: at, y: groundAt(at) + random.between(-depth * 0.7, depth * 0.3) * size };
  }).sort((a, b) => a.y - b.y);
  const church = Math.floor(count * 0.35);
  for (const [i, place] of places.entries()) {
    if (i === church) drawSteeple(stage, { x, y: place.y, width: size * 0.5, height: size * 2.7, distance });
    drawHouse(stage, {
      ...place,
      width: size * random.between(0.72, 1.1),
      height: size * random.between(0.6, 1.05),
      distance,
    });
    if (random.chance(0.32))
      drawGardenTree(stage, { x: place.x + size * random.between(0.7, 1), y: place.y + 3 }, size, distance);
  }
}

function drawGardenTree(stage: Stage, place: { x: number; y: number }, size: number, distance: number): void {
  const { random, south, winter, far } = stage;
  if (south) drawCypress(stage, { ...place, height: size * random.between(1, 1.7), colour: far('#3d6148', distance) });
  else drawBroadleaf(stage, { ...place, height: size * 0.95, colour: far(winter ? '#c3d0d8' : '#5d8a54', distance) });
}
