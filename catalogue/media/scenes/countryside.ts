import { drawFence } from '../cabin.ts';
import { drawCow } from '../cattle.ts';
import { mix } from '../colour.ts';
import { drawFlowers } from '../flowers.ts';
import { drawFurrows, drawRows } from '../furrows.ts';
import { drawLeafTree, drawTree, groundColour, plantGrove } from '../groves.ts';
import { drawVillage } from '../houses.ts';
import { drawSky } from '../sky.ts';
import { drawUmbrellaPine } from '../southern-trees.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { createRidge, drawHills, drawLand, heightAt, type Ridge } from '../terrain.ts';
import { drawBareTree, drawBroadleaf, drawCypress, drawPoplar } from '../trees.ts';
import { drawEstate } from '../villa.ts';
import { drawBirds, drawMist } from '../weather.ts';

const MEADOW_FLOWERS = ['#d9472f', '#e2573b', '#f6f0df', '#e9b53d', '#8a74b8'] as const;
const FIELDS = ['#d3bf4a', '#86a83f', '#e6b34a', '#5f9440', '#a8b347'] as const;

/** A patchwork of fields on rolling hills around a village. */
export function drawFields(stage: Stage): void {
  const { random, winter, far, lit } = stage;
  drawSky(stage, 490);
  farLand(stage, 480);
  const village = stage.at(random.between(0.3, 0.7));
  for (const [k, distance] of [0.28, 0.14, 0.04, 0].entries()) {
    const ridge = createRidge(stage, {
      y: 540 + k * 112,
      amplitude: roll(stage) * (130 - 18 * k),
      waves: 1.3 + k * 0.1,
      octaves: 2,
    });
    const field = groundColour(stage, random.pick(FIELDS));
    if (k === 2)
      drawVillage(stage, {
        x: village,
        span: 300,
        count: 10,
        size: 50,
        distance: 0.1,
        groundAt: (x) => heightAt(ridge, x) + 16,
      });
    drawLand(
      stage,
      ridge,
      far(mix(field, '#ffffff', 0.1), distance),
      far(groundColour(stage, mix(field, '#3d5a34', 0.4), '#d4e0ee'), distance),
    );
    if (!winter)
      drawFurrows(stage, {
        ridge,
        colour: far(field, distance),
        depth: 150 + k * 60,
        drift: random.between(60, 240) * random.pick([-1, 1]),
        gap: 26 + k * 16,
        width: 3 + k * 2.6,
        opacity: 0.4,
      });
    plantGrove(stage, {
      count: 13 - 2 * k,
      ridge,
      colour: far('#4f7f4a', distance),
      heights: [34 + 26 * k, 60 + 40 * k],
      sink: [2, 24],
    });
  }
  const front = foreground(stage, 960);
  if (!winter) drawFlowers(stage, front, 120, MEADOW_FLOWERS);
  if (stage.south && random.chance(0.6))
    drawUmbrellaPine(
      stage,
      { x: stage.fromShade(0.07), y: HEIGHT * 1.02, height: 560, colour: lit('#3c6344') },
      stage.side * 0.06,
    );
  drawBirds(stage, stage.fromShade(0.44), 230);
}

/** A lane lined with trees that winds up to a farm on a hill. */
export function drawAvenue(stage: Stage): void {
  const { random, canvas, south, winter, far, lit, side } = stage;
  drawSky(stage, 490);
  farLand(stage, 470);
  const hill = createRidge(stage, { y: 560, amplitude: 80 * roll(stage), waves: 1.1, octaves: 2 });
  const farm = stage.fromShade(random.between(0.28, 0.4));
  const y = heightAt(hill, farm) + 14;
  drawLand(stage, hill, far(groundColour(stage, '#a9b85c'), 0.14), lit(groundColour(stage, '#7f9f4a')));
  if (!winter)
    drawFurrows(stage, {
      ridge: hill,
      colour: far(random.pick(FIELDS), 0.1),
      depth: 320,
      drift: side * 180,
      gap: 46,
      width: 5,
      opacity: 0.4,
    });
  const front = createRidge(stage, { y: 770, amplitude: 50, waves: 1.1, octaves: 2 });
  drawLand(stage, front, lit(groundColour(stage, random.pick(FIELDS))), lit(groundColour(stage, '#5f8a42', '#c3d3e6')));
  const end = stage.fromShade(random.between(0.46, 0.6));
  const lane = (share: number, across: number) => {
    const t = share * share * (3 - 2 * share);
    const bend = Math.sin(share * Math.PI * 1.6) * side * 120 * (1 - share * 0.3);
    return [
      farm + (end - farm) * t + bend + across * (6 + 110 * share ** 1.8),
      y + (HEIGHT + 20 - y) * share ** 1.25,
    ] as const;
  };
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  canvas.polygon(
    [...steps.map((share) => lane(share, -1)), ...steps.toReversed().map((share) => lane(share, 1))],
    canvas.down([0, far('#f0dcb4', 0.2)], [1, lit(winter ? '#eef3f9' : '#e3c896')]),
  );
  drawEstate(stage, { x: farm, y, width: random.between(180, 230) });
  for (const offset of [-160, -135, 150])
    (south ? drawCypress : drawLeafTree)(stage, {
      x: farm + offset,
      y: y + 6,
      height: 90,
      colour: far('#44704a', 0.12),
    });
  const draw = winter ? drawBareTree : south ? drawCypress : random.pick([drawPoplar, drawBroadleaf]);
  const broad = draw === drawBroadleaf;
  for (let i = 1; i <= 9; i++) {
    const share = 0.08 + (i / 9) ** 1.3 * 0.8;
    for (const across of broad ? [-2.5, 2.5] : [-1.7, 1.7]) {
      const [x, foot] = lane(share, across);
      draw(stage, {
        x,
        y: foot,
        height: (60 + (broad ? 170 : 300) * share ** 1.5) * random.between(0.9, 1.1),
        colour: winter ? lit('#5a4c48') : lit('#44703f'),
      });
    }
  }
  if (!winter) drawFlowers(stage, front, 70, MEADOW_FLOWERS);
  drawBirds(stage, stage.fromShade(0.44), 220);
}

/** Lavender in the south, or a field of flowers, in rows towards a farm. */
export function drawFlowerRows(stage: Stage): void {
  const { random, country, far, lit, width } = stage;
  const horizon = random.between(460, 500);
  drawSky(stage, horizon);
  farLand(stage, horizon - 10);
  const brow = createRidge(stage, { y: horizon + 90, amplitude: 30, waves: 1.2, octaves: 2 });
  const farm = stage.fromShade(random.between(0.26, 0.4));
  plantGrove(stage, { count: 26, ridge: brow, colour: far('#567f52', 0.22), heights: [50, 100], sink: [-4, 6] });
  drawEstate(stage, { x: farm, y: heightAt(brow, farm) + 8, width: random.between(190, 240) });
  drawLand(stage, brow, far('#a9a05c', 0.2), lit('#8a7a48'));
  const bloom = country === 'FR' ? '#9a7fcf' : random.pick(['#e9b53d', '#d9573f', '#e6c24a']);
  drawRows(stage, {
    ridge: brow,
    focus: [width * random.between(0.4, 0.6), horizon + 10],
    gap: random.between(130, 170),
    leaf: country === 'FR' ? '#7d6fa8' : '#6d8f48',
    soil: '#8a6a48',
    bloom,
  });
  drawBirds(stage, stage.fromShade(0.44), 220);
}

/** Green pastures between hedges, with grazing cows and a fence in front. */
export function drawPasture(stage: Stage): void {
  const { random, winter, far, lit, width } = stage;
  drawSky(stage, 520);
  farLand(stage, 510);
  for (const [k, distance] of [0.24, 0.1, 0].entries()) {
    const ridge = createRidge(stage, { y: 560 + k * 120, amplitude: roll(stage) * 80, waves: 1.3, octaves: 2 });
    drawLand(
      stage,
      ridge,
      far(groundColour(stage, random.pick(['#8fb45c', '#7fab52', '#a3bb62'])), distance),
      far(groundColour(stage, '#5f9440', '#d4e0ee'), distance),
    );
    if (k === 1)
      drawVillage(stage, {
        x: stage.fromShade(random.between(0.3, 0.44)),
        span: 250,
        count: 7,
        size: 56,
        distance: 0.06,
        groundAt: (x) => heightAt(ridge, x) + 18,
      });
    plantGrove(stage, {
      count: 26,
      ridge,
      colour: far('#4f7f46', distance),
      heights: [30 + 22 * k, 64 + 44 * k],
      sink: [0, 8],
    });
    if (k > 0 && !winter)
      for (let i = 0; i < 5; i++)
        drawCow(stage, width * (0.12 + 0.152 * (i + random.between(0.3, 0.7))), ridge, 30 + k * 26);
  }
  const front = foreground(stage, 905);
  if (!winter) drawFlowers(stage, front, 110, ['#f6f0df', '#e9d27a', '#f6f0df', '#c99ad0']);
  drawFence(stage, -30, width + 40, (x) => heightAt(front, x) + 60, 76);
  drawTree(stage, {
    x: stage.fromShade(0.05),
    y: HEIGHT * 1.02,
    height: random.between(420, 520),
    colour: lit('#4a7a42'),
  });
  drawBirds(stage, stage.fromShade(0.44), 240);
}

/** How hilly the land is: the polders are flat. */
function roll({ country }: Stage): number {
  return country === 'NL' ? 0.22 : country === 'BE' ? 0.7 : 1;
}

function farLand(stage: Stage, y: number): void {
  const { country, far } = stage;
  const ridge = drawHills(
    stage,
    { y: y - 20, amplitude: 150 * roll(stage), waves: 2, octaves: 4 },
    groundColour(stage, '#7d97a3'),
    0.52,
  );
  if (country === 'NL' || country === 'BE')
    plantGrove(stage, { count: 40, ridge, colour: far('#6d8f6a', 0.5), heights: [20, 40], sink: [0, 10] });
  drawMist(stage, y + 30, 60, 0.5);
}

function foreground(stage: Stage, y: number): Ridge {
  const ridge = createRidge(stage, { y, amplitude: 24, waves: 1.3, octaves: 2 });
  drawLand(
    stage,
    ridge,
    stage.lit(groundColour(stage, '#7c9c4c', '#ffffff')),
    stage.lit(groundColour(stage, '#496b37', '#bfd1e6')),
  );
  return ridge;
}
