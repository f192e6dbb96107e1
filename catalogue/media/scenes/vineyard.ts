import { mix } from '../colour.ts';
import { drawFlowers } from '../flowers.ts';
import { drawFurrows, drawRows } from '../furrows.ts';
import { drawTree, plantGrove } from '../groves.ts';
import { drawHouse, drawVillage } from '../houses.ts';
import { drawSky } from '../sky.ts';
import { drawUmbrellaPine } from '../southern-trees.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { createRidge, drawHills, drawLand, heightAt } from '../terrain.ts';
import { drawSteeple } from '../towers.ts';
import { drawBroadleaf, drawCypress, drawPoplar } from '../trees.ts';
import { drawEstate } from '../villa.ts';
import { drawBirds, drawMist } from '../weather.ts';

const LEAVES = ['#6d9448', '#7a9a45', '#5f8a48'] as const;
const SOILS = ['#c9a878', '#b98f68', '#d8b98c'] as const;

/** Rows of vines that lead to the house of the estate. */
export function drawVineRows(stage: Stage): void {
  const { random, far, lit, width } = stage;
  const horizon = random.between(450, 500);
  drawSky(stage, horizon);
  farHills(stage, horizon);
  const brow = createRidge(stage, { y: horizon + 110, amplitude: 34, waves: 1.1, octaves: 2 });
  const soil = random.pick(SOILS);
  const estate = stage.fromShade(random.between(0.26, 0.36));
  plantGrove(stage, { count: 30, ridge: brow, colour: far('#567f52', 0.26), heights: [30, 64], sink: [-4, 6] });
  grounds(stage, estate, heightAt(brow, estate) + 8, random.between(210, 270));
  drawLand(stage, brow, far(soil, 0.2), lit(mix(soil, '#8a6238', 0.5)));
  drawRows(stage, {
    ridge: brow,
    focus: [width * random.between(0.36, 0.64), horizon + 24],
    gap: random.between(120, 170),
    leaf: random.pick(LEAVES),
    soil: '#7a5836',
  });
  drawBirds(stage, stage.fromShade(0.44), 220);
}

/** Hills striped with vines, one behind the other, and a village on a crest. */
export function drawVineHills(stage: Stage): void {
  const { random, far, lit } = stage;
  drawSky(stage, 480);
  farHills(stage, 440);
  const crest = stage.fromShade(random.between(0.38, 0.5));
  for (const [k, distance] of [0.34, 0.2, 0.08, 0].entries()) {
    const y = [490, 570, 680, 850][k] ?? 850;
    const ridge = createRidge(stage, { y, amplitude: 150 - k * 22, waves: 1.3 + 0.1 * k, octaves: 2 });
    const leaf = random.pick(LEAVES);
    const ground = far(random.pick(['#a8b568', '#c4b478', '#93ad5c', '#d0b06c']), distance);
    if (k === 1) grounds(stage, crest, heightAt(ridge, crest) + 12, 200);
    if (k === 2 && random.chance(0.7))
      drawVillage(stage, {
        x: stage.fromShade(random.between(0.72, 0.84)),
        span: 190,
        count: 7,
        size: 44,
        distance,
        groundAt: (x) => heightAt(ridge, x) + 8,
      });
    drawLand(stage, ridge, ground, far('#7f9a4c', Math.max(0, distance - 0.1)));
    drawFurrows(stage, {
      ridge,
      colour: far(leaf, distance),
      depth: 190 + k * 70,
      drift: random.between(110, 260) * random.pick([-1, 1]),
      gap: 21 + k * 17,
      width: 8 + k * 8,
      opacity: 0.85,
    });
    plantGrove(stage, {
      count: 7 - k,
      ridge,
      colour: far('#4a7348', distance),
      heights: [44 + k * 24, 80 + k * 36],
      sink: [2, 16],
    });
    if (k < 2) drawMist(stage, y + 60, 36, 0.34);
  }
  if (stage.south && random.chance(0.7))
    drawUmbrellaPine(
      stage,
      { x: stage.fromShade(0.06), y: HEIGHT * 1.03, height: 620, colour: lit('#35604a') },
      stage.side * 0.08,
    );
  else drawBroadleaf(stage, { x: stage.fromShade(0.04), y: HEIGHT * 1.02, height: 480, colour: lit('#4a7a48') });
  drawBirds(stage, stage.fromShade(0.44), 230);
}

/** A white lane between vineyards that climbs to a cellar with its church. */
export function drawVineLane(stage: Stage): void {
  const { random, canvas, far, lit, side, width } = stage;
  const horizon = random.between(440, 480);
  drawSky(stage, horizon);
  farHills(stage, horizon);
  const hill = createRidge(stage, { y: horizon + 90, amplitude: 90, waves: 1.1, octaves: 2 });
  const top = stage.fromShade(random.between(0.3, 0.42));
  const y = heightAt(hill, top) + 10;
  drawSteeple(stage, { x: top - side * 92, y, width: 42, height: 170, distance: 0.1 });
  grounds(stage, top, y, 190);
  drawHouse(stage, { x: top + side * 170, y: y + 14, width: 76, height: 50, distance: 0.08 });
  drawLand(stage, hill, far('#b7b568', 0.16), lit('#7f9a48'));
  drawFurrows(stage, {
    ridge: hill,
    colour: far(random.pick(LEAVES), 0.1),
    depth: 330,
    drift: side * 200,
    gap: 34,
    width: 14,
    opacity: 0.8,
  });
  const front = createRidge(stage, { y: 770, amplitude: 46, waves: 1.1, octaves: 2 });
  drawLand(stage, front, lit('#c9b074'), lit('#7f9146'));
  drawFurrows(stage, {
    ridge: front,
    colour: lit(random.pick(LEAVES)),
    depth: 300,
    drift: -side * 360,
    gap: 66,
    width: 30,
    opacity: 0.9,
  });
  const dust = canvas.down([0, far('#f0dcb4', 0.2)], [1, lit('#e6c998')]);
  const foot = width * 0.5 + side * width * 0.08;
  canvas.fill(
    `M${top - 5} ${y}C${top + side * 170} ${y + 70} ${foot - side * 240} ${y + 170} ${foot - side * 40} ${y + 260}S${foot - 130} ${HEIGHT * 0.96} ${foot - 190} ${HEIGHT + 10}H${foot + 120}C${foot + 110} ${HEIGHT * 0.94} ${foot + 70 + side * 60} ${y + 330} ${foot + 26} ${y + 250}C${foot - side * 150} ${y + 160} ${top + side * 220} ${y + 60} ${top + 7} ${y}Z`,
    dust,
  );
  for (let i = 0; i < 5; i++) {
    const x = foot + random.pick([-1, 1]) * random.between(230, 560);
    drawTree(stage, {
      x,
      y: Math.min(HEIGHT, heightAt(front, x) + random.between(6, 60)),
      height: random.between(90, 170),
      colour: lit('#4a7346'),
    });
  }
  drawFlowers(stage, front, 50, ['#d9472f', '#f6f0df', '#e9b53d']);
  drawBirds(stage, stage.fromShade(0.44), 210);
}

function farHills(stage: Stage, horizon: number): void {
  const { random, far } = stage;
  drawHills(stage, { y: horizon - 36, amplitude: random.between(100, 160), waves: 2.1, octaves: 4 }, '#7891a2', 0.52);
  drawMist(stage, horizon, 50, 0.5);
  const near = drawHills(stage, { y: horizon + 46, amplitude: 90, waves: 1.8 }, '#7f9c66', 0.42);
  plantGrove(stage, {
    count: 36,
    ridge: near,
    colour: far('#567f52', 0.42),
    heights: [14, 28],
    sink: [2, 24],
    draw: (s, plant) => drawBroadleaf(s, plant, true),
  });
  drawMist(stage, horizon + 70, 44, 0.42);
}

function grounds(stage: Stage, x: number, y: number, width: number): void {
  const { random, south, far } = stage;
  const draw = south ? drawCypress : drawPoplar;
  for (const share of [-0.86, -0.7, 0.66, 0.82])
    draw(stage, {
      x: x + width * share,
      y: y + 6,
      height: width * random.between(0.5, 0.75),
      colour: far(south ? '#3f6b4c' : '#5f8a4c', 0.14),
    });
  drawEstate(stage, { x, y, width });
}
