import { drawParasol, drawSand } from '../beach.ts';
import { drawSailBoat } from '../boats.ts';
import { type Cape, createCape, plantCape } from '../cape.ts';
import { buildCape } from '../cape-houses.ts';
import { mix } from '../colour.ts';
import { drawLighthouse } from '../lighthouse.ts';
import { drawSky } from '../sky.ts';
import { drawPalm, drawUmbrellaPine } from '../southern-trees.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { createRidge, heightAt } from '../terrain.ts';
import { drawWater } from '../water.ts';
import { drawBirds } from '../weather.ts';

const HORIZON = 500;
const WATER = { near: '#0b6f8e', far: '#58b9c4' };

/** A fishing village on a cape, seen from the beach on the other side of the bay. */
export function drawCapeVillage(stage: Stage): void {
  const { random } = stage;
  openSea(stage);
  const capes = capesOf(stage);
  for (const [i, cape] of capes.entries()) {
    cape.draw();
    plantCape(stage, cape, [30, 34, 14][i] ?? 0, [22, 34, 56][i] ?? 0);
    if (i === 1) buildCape(stage, cape, 26, 44);
  }
  drawSailBoat(
    stage,
    stage.fromShade(random.between(0.5, 0.62)),
    HORIZON + random.between(150, 210),
    random.between(80, 110),
  );
  drawSailBoat(stage, stage.fromShade(random.between(0.5, 0.8)), HORIZON + 34, 32);
  strand(stage, HEIGHT * random.between(0.9, 0.94), 7);
  if (random.chance(0.3))
    drawUmbrellaPine(
      stage,
      { x: stage.fromShade(0.05), y: HEIGHT * 1.04, height: 820, colour: stage.lit('#2f5a40') },
      stage.side * 0.1,
    );
  drawBirds(stage, stage.at(0.5), 300);
}

/** A wide beach with rows of parasols under palms or pines. */
export function drawBeachDay(stage: Stage): void {
  const { random, lit, side } = stage;
  openSea(stage);
  const cape = createCape(stage, {
    shore: HORIZON + 60,
    reach: random.between(0.42, 0.6),
    rise: random.between(150, 230),
    distance: 0.18,
    green: '#7d9c5c',
    rock: '#d3ae7e',
    cliff: 34,
  });
  cape.draw();
  plantCape(stage, cape, 40, 26);
  if (random.chance(0.5)) buildCape(stage, cape, 9, 30);
  for (let i = 0; i < 3; i++)
    drawSailBoat(stage, stage.fromShade(random.between(0.5, 0.95)), HORIZON + 26 + i * 40, 30 + i * 22);
  strand(stage, HEIGHT * random.between(0.71, 0.76), 0);
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const size = 24 + row * 15;
    const count = stage.many(8 - row);
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5 + random.between(-0.16, 0.16) + (row % 2) * 0.3) / count) * stage.width;
      drawParasol(stage, x, HEIGHT * (0.81 + row * 0.058), size);
    }
  }
  const x = stage.fromShade(0.05);
  const frame = random.next();
  if (frame < 0.45) {
    drawPalm(stage, { x, y: HEIGHT * 1.03, height: 690, colour: lit('#4c8a5c') });
    drawPalm(stage, { x: x - side * 130, y: HEIGHT * 1.06, height: 520, colour: lit('#437d54') });
  } else if (frame < 0.7) {
    drawUmbrellaPine(stage, { x, y: HEIGHT * 1.04, height: 800, colour: lit('#35634a') }, side * 0.08);
  }
  drawBirds(stage, stage.at(0.5), 280);
}

/** High cliffs with a lighthouse, rocks in the surf and a deep blue sea. */
export function drawCliffs(stage: Stage): void {
  const { random, country, side, lit } = stage;
  openSea(stage);
  const chalk = country === 'FR' && random.chance(0.6);
  const rock = chalk ? '#f3ead6' : random.pick(['#d8a878', '#c99a78', '#dcb98c']);
  const look = { rock, green: chalk ? '#86a862' : '#8a9c58' };
  const farCape = createCape(stage, {
    ...look,
    shore: HORIZON + 36,
    reach: 0.74,
    rise: 130,
    distance: 0.42,
    cliff: 110,
  });
  const midCape = createCape(stage, {
    ...look,
    shore: HORIZON + 130,
    reach: random.between(0.5, 0.6),
    rise: 310,
    distance: 0.14,
    cliff: 230,
  });
  farCape.draw();
  for (const share of [0.66, 0.73])
    rockNeedle(
      stage,
      stage.fromShade(share * (stage.wide ? 0.8 : 1)),
      HORIZON + 140,
      random.between(70, 150),
      rock,
      0.12,
    );
  midCape.draw();
  plantCape(stage, midCape, 22, 24);
  drawLighthouse(stage, midCape.xAt(0.5), midCape.topAt(0.5) + 8, 170);
  drawSailBoat(
    stage,
    stage.fromShade(random.between(0.72, 0.85)),
    HORIZON + random.between(190, 290),
    random.between(90, 130),
  );
  const near = createCape(stage, {
    ...look,
    shore: HEIGHT * 1.06,
    reach: random.between(0.5, 0.64),
    rise: 420,
    distance: 0,
    cliff: 190,
  });
  near.draw();
  plantCape(stage, near, 34, 64);
  if (random.chance(0.3))
    drawUmbrellaPine(stage, { x: stage.fromShade(0.08), y: 960, height: 640, colour: lit('#2f5a40') }, side * 0.14);
  drawBirds(stage, stage.fromShade(0.44), 320);
}

function openSea(stage: Stage): void {
  drawSky(stage, HORIZON);
  const islands = createRidge(stage, { y: HORIZON + 24, amplitude: 120, waves: 2.2, octaves: 4 }).map(
    ([x, y]) => [x, Math.min(y, HORIZON)] as const,
  );
  const { canvas, far } = stage;
  canvas.polygon(
    [...islands, [stage.width + 20, HORIZON], [-20, HORIZON]],
    canvas.down([0, far('#6f8aa0', 0.55)], [1, far('#7a8fa0', 0.85)]),
  );
  drawWater(stage, { top: HORIZON, ...WATER });
}

function capesOf(stage: Stage): readonly Cape[] {
  const { random } = stage;
  const rock = random.pick(['#d8b98a', '#d0a67c', '#e0c8a0']);
  return [
    createCape(stage, {
      shore: HORIZON + 18,
      reach: random.between(0.6, 0.7),
      rise: 190,
      distance: 0.4,
      green: '#6f8f78',
      rock,
      cliff: 16,
    }),
    createCape(stage, {
      shore: HORIZON + 110,
      reach: random.between(0.5, 0.58),
      rise: random.between(240, 300),
      distance: 0.06,
      green: '#86a45c',
      rock,
      cliff: 36,
    }),
    createCape(stage, {
      shore: HORIZON + 290,
      reach: random.between(0.24, 0.32),
      rise: random.between(170, 240),
      distance: 0,
      green: '#55803f',
      rock,
      cliff: 44,
    }),
  ];
}

function strand(stage: Stage, y: number, parasols: number): void {
  const { random, width } = stage;
  const tilt = random.between(20, 50);
  const line = createRidge(stage, { y, amplitude: 20, waves: 1.6, octaves: 2 }).map(
    ([x, top]) => [x, top + (stage.side < 0 ? x / width : 1 - x / width) * -tilt] as const,
  );
  drawSand(stage, line);
  for (let i = 0; i < stage.many(parasols); i++) {
    const x = ((i + random.between(0.2, 0.8)) / stage.many(parasols)) * width;
    drawParasol(stage, x, Math.min(HEIGHT - 6, heightAt(line, x) + random.between(40, 70)), 40);
  }
}

function rockNeedle(
  { canvas, random, far, light, side, lit }: Stage,
  x: number,
  y: number,
  height: number,
  rock: string,
  distance: number,
): void {
  const w = height * random.between(0.34, 0.5);
  const colour = far(rock, distance);
  const peak = x + random.between(-0.2, 0.2) * w;
  canvas.polygon(
    [
      [x - w / 2, y],
      [x - w * 0.36, y - height * 0.55],
      [peak, y - height],
      [x + w * 0.3, y - height * 0.6],
      [x + w / 2, y],
    ],
    colour,
  );
  canvas.polygon(
    [
      [peak, y - height],
      [x - side * w * 0.34, y - height * 0.56],
      [x - side * w * 0.5, y],
      [x, y],
      [peak + side * w * 0.08, y - height * 0.5],
    ],
    mix(colour, light.haze, 0.1),
    1,
  );
  canvas.polygon(
    [
      [peak, y - height],
      [x - side * w * 0.34, y - height * 0.56],
      [x - side * w * 0.5, y],
      [x, y],
      [peak + side * w * 0.08, y - height * 0.5],
    ],
    '#2a2d4a',
    0.24,
  );
  canvas.ellipse(x, y, w * 0.7, 5, lit('#ffffff'), 0.6);
}
