import { drawBeachHut, drawKite, drawMarram, drawSand, drawStakes, drawWalker } from '../beach.ts';
import { drawSailBoat } from '../boats.ts';
import type { Point } from '../canvas.ts';
import { mix } from '../colour.ts';
import { drawLighthouse } from '../lighthouse.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { below, createRidge, heightAt, type Ridge } from '../terrain.ts';
import { drawWater } from '../water.ts';
import { drawBirds } from '../weather.ts';

const WATER = { near: '#2d7f95', far: '#8fbcc4' };

/** A lighthouse on high dunes, with bathing huts along the foot. */
export function drawDunes(stage: Stage): void {
  const { random, lit } = stage;
  const horizon = 490;
  northSea(stage, horizon);
  const back = duneFrom(stage, { y: horizon + 40, rise: random.between(110, 160), reach: 0.82 });
  drawDune(stage, back, lit('#c9c28a'));
  const tower = stage.fromShade(random.between(0.1, 0.2));
  drawLighthouse(stage, tower, heightAt(back, tower) + 16, random.between(270, 330));
  drawMarram(
    stage,
    back.filter(([x]) => Math.abs(x - tower) > 20),
    40,
    18,
  );
  const sand = duneFrom(stage, { y: HEIGHT * 0.78, rise: 110, reach: 1.5 });
  stage.canvas.fill(below(sand), stage.canvas.down([0, lit('#e9d5a4')], [1, lit('#dcbf8c')]));
  const huts = random.whole(5, 7);
  for (let i = 0; i < huts; i++)
    drawBeachHut(stage, stage.fromShade(0.34 + 0.082 * i), HEIGHT * (0.8 + 0.014 * i), 62 + i * 5);
  const front = duneFrom(stage, { y: HEIGHT * 0.93, rise: random.between(130, 190), reach: 0.78 });
  drawDune(stage, front, lit('#a9b070'));
  drawMarram(stage, front, 110, 44);
  drawBirds(stage, stage.at(0.55), 300);
}

/** The wide sands of low tide with a row of huts and groynes running into the sea. */
export function drawSands(stage: Stage): void {
  const { random, width, light, canvas, lit } = stage;
  const horizon = random.between(450, 500);
  northSea(stage, horizon);
  const shore = createRidge(stage, { y: horizon + random.between(110, 150), amplitude: 14, waves: 1.4, octaves: 2 });
  drawSand(stage, shore);
  for (let i = 0; i < 5; i++) {
    const x = stage.width * random.between(-0.1, 0.9);
    const y = horizon + 190 + i * 36;
    canvas.ellipse(x, y, random.between(160, 330), 8 + i * 2.5, mix(lit('#a9c6c6'), light.sky[2], 0.4), 0.6);
  }
  const groyne = stage.fromShade(random.between(0.62, 0.78));
  drawStakes(stage, [groyne, horizon + 60], [groyne + stage.side * random.between(120, 240), HEIGHT * 0.9], 22, 76);
  const huts = stage.many(random.whole(6, 9));
  const from = random.between(0.02, 0.12);
  for (let i = 0; i < huts; i++)
    drawBeachHut(stage, stage.fromShade(from) + directionOf(stage) * i * 92, HEIGHT * 0.8 + i * 2, 80);
  drawKiteFlyer(stage);
  const tuft = createRidge(stage, { y: HEIGHT * 0.98, amplitude: 34, waves: 1.3, octaves: 2 });
  drawDune(stage, tuft, lit('#b3b878'));
  drawMarram(stage, tuft, stage.many(90), 46);
  drawBirds(stage, width * 0.5, 260);
}

/** A sandy path between two dunes that opens onto the sea. */
export function drawDunePath(stage: Stage): void {
  const { random, canvas, lit, width, side } = stage;
  const horizon = random.between(440, 480);
  northSea(stage, horizon);
  const middle = stage.width * random.between(0.44, 0.56);
  drawSand(stage, createRidge(stage, { y: horizon + 96, amplitude: 10, waves: 1.2, octaves: 2 }));
  if (random.chance(0.6)) drawLighthouse(stage, stage.fromShade(0.16), horizon + 90, 240);
  for (const depth of [0, 1, 2]) {
    for (const sign of [side, -side]) {
      const bank = bankOf(stage, middle, sign, depth);
      drawDune(stage, bank, lit(['#c9c28a', '#b6b878', '#9fab68'][depth] ?? '#9fab68'), 260 * sign);
      drawMarram(stage, bank, 46 + depth * 22, 24 + depth * 16);
    }
  }
  const foot = HEIGHT * 1.02;
  drawStakes(stage, [middle - side * 60, horizon + 200], [middle - side * width * 0.3, foot], 15, 150);
  canvas.stroke(
    `M${middle - side * 60} ${horizon + 160}Q${middle - side * width * 0.14} ${horizon + 330} ${middle - side * width * 0.3} ${foot - 110}`,
    lit('#8a6f54'),
    4,
    0.7,
  );
  drawBirds(stage, stage.fromShade(0.44), 270);
}

function drawKiteFlyer(stage: Stage): void {
  const { random, side } = stage;
  const x = stage.fromShade(random.between(0.54, 0.58));
  const foot = HEIGHT * random.between(0.86, 0.9);
  const size = 62;
  drawWalker(stage, x, foot, size);
  drawWalker(stage, x - side * 44, foot + 8, size * 0.62);
  drawKite(stage, stage.fromShade(random.between(0.42, 0.5)), random.between(210, 300), [x, foot - size * 0.62]);
}

function northSea(stage: Stage, horizon: number): void {
  const { random, canvas, lit } = stage;
  drawSky(stage, horizon);
  drawWater(stage, { top: horizon, ...WATER });
  for (let i = 0; i < 3; i++)
    drawSailBoat(stage, stage.fromShade(random.between(0.5, 0.95)), horizon + 14 + i * 24, 24 + i * 16);
  for (let i = 0; i < 4; i++) {
    const y = horizon + 60 + i * 26;
    canvas.stroke(
      `M${-20} ${y}q${stage.width * 0.25} ${-10} ${stage.width * 0.5} 0t${stage.width * 0.56} 0`,
      lit('#ffffff'),
      2 + i,
      0.28,
    );
  }
}

function directionOf(stage: Stage): number {
  return stage.fromShade(0.6) > stage.fromShade(0.4) ? 1 : -1;
}

/** A dune that is highest at the shady edge and runs out towards the sun. */
function duneFrom(stage: Stage, { y, rise, reach }: { y: number; rise: number; reach: number }): Ridge {
  const shaded = stage.side < 0 ? 1 : 0;
  return createRidge(stage, { y, amplitude: rise * 0.3, waves: 3, octaves: 3 }).map(([x, top]): Point => {
    const out = Math.abs(x / stage.width - shaded) / reach;
    return [x, top - rise * Math.max(-0.2, 1 - out) + (out > 1 ? (out - 1) * 520 : 0)];
  });
}

function bankOf(stage: Stage, middle: number, sign: number, depth: number): Ridge {
  const near = depth / 2;
  const gap = 70 + near * 190;
  const ground = 620 + near * 420;
  return createRidge(stage, { y: 0, amplitude: 26 + 30 * near, waves: 4, octaves: 3 })
    .filter(([x]) => sign * (x - middle) > gap - 20)
    .map(([x, bump]): Point => {
      const away = Math.max(0, sign * (x - middle) - gap);
      return [
        x,
        ground - (150 + 130 * near) * (1 - Math.exp(-away / (150 + 110 * near))) + bump * Math.min(1, away / 150),
      ];
    });
}

/** `flare` moves the lower end of a dune that begins inside the picture, so that it widens towards the viewer. */
function drawDune({ canvas, lit }: Stage, ridge: Ridge, grass: string, flare = 0): void {
  const sand = lit('#ecd6a4');
  const left = ridge[0]?.[0] ?? 0;
  const right = ridge.at(-1)?.[0] ?? 0;
  const foot = HEIGHT + 10;
  const shape: readonly Point[] = [...ridge, [right + Math.min(0, flare), foot], [left + Math.max(0, flare), foot]];
  canvas.polygon(shape, canvas.down([0, grass], [0.45, mix(grass, sand, 0.55)], [1, sand]));
}
