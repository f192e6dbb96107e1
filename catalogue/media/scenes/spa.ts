import { type BathHouse, drawBathHouse } from '../bath-house.ts';
import { drawParasol } from '../beach.ts';
import { drawCabin } from '../cabin.ts';
import { outline, type Point } from '../canvas.ts';
import { mix, shade } from '../colour.ts';
import { drawConifer } from '../conifers.ts';
import { drawFlowers } from '../flowers.ts';
import { drawTree, groundColour, plantGrove } from '../groves.ts';
import { SNOW } from '../masonry.ts';
import { LAMP } from '../palette.ts';
import { drawPeaks } from '../peaks.ts';
import { drawBasin, drawLantern, drawLounger, drawPotPlant, drawSteam } from '../pool-terrace.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { createRidge, drawHills, drawLand, heightAt } from '../terrain.ts';
import { drawCypress } from '../trees.ts';
import { drawWater, waterColour } from '../water.ts';
import { drawBirds, drawMist } from '../weather.ts';

/** An old bath house behind its outdoor pool. */
export function drawPalaceBaths(stage: Stage): void {
  const { random, width, lit, south, winter } = stage;
  drawSky(stage, 500);
  view(stage, 520);
  const ground = random.between(680, 730);
  const house: BathHouse = {
    x: stage.wide ? width * 0.5 : stage.fromShade(random.between(0.4, 0.6)),
    y: ground,
    width: random.between(700, 860),
    height: random.between(180, 220),
    arches: random.pick([5, 7, 9]),
    crown: random.pick(['pediment', 'cupola', 'balustrade', 'glass']),
  };
  const hedge = createRidge(stage, { y: ground - 60, amplitude: 30, waves: 2 });
  drawLand(stage, hedge, lit(groundColour(stage, '#6f9a5c')), lit(groundColour(stage, '#5c8a4c')));
  for (let i = 0; i < stage.many(12); i++)
    drawTree(stage, {
      x: width * random.next(),
      y: ground + 4,
      height: random.between(130, 220),
      colour: lit('#47764c'),
    });
  const arches = drawBathHouse(stage, house);
  for (const sign of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const plant = {
        x: house.x + sign * (house.width / 2 + 70 + 56 * i),
        y: ground + 14,
        height: random.between(190, 270),
        colour: lit('#3c6247'),
      };
      if (south) drawCypress(stage, plant);
      else drawConifer(stage, plant);
    }
  }
  terrace(stage, ground, winter ? '#e9eef5' : '#e6d8bf');
  drawBasin(
    stage,
    [
      [width * 0.1, ground + 52],
      [width * 0.9, ground + 52],
      [width * 1.06, HEIGHT * 1.03],
      [width * -0.06, HEIGHT * 1.03],
    ],
    arches,
  );
  drawSteam(stage, ground + 110, 10);
  const pot = south && !winter ? random.pick(['palm', 'cypress'] as const) : 'bush';
  for (const share of [0.06, 0.94]) drawPotPlant(stage, width * share, HEIGHT * random.between(0.93, 0.96), 120, pot);
}

/** A pool that seems to flow over into the view, with sun beds under a parasol. */
export function drawInfinityPool(stage: Stage): void {
  const { random, width, canvas, lit, country, side, winter } = stage;
  const horizon = random.between(500, 540);
  drawSky(stage, horizon);
  if (!winter && (country === 'ES' || country === 'IT') && random.chance(0.6)) {
    drawHills(stage, { y: horizon - 10, amplitude: 110, waves: 1.8 }, '#6f8aa0', 0.55, horizon + 6);
    drawWater(stage, { top: horizon, near: '#0b6f8e', far: '#58b9c4' });
  } else {
    view(stage, horizon + 30);
    const slope = createRidge(stage, { y: horizon + 110, amplitude: 60, waves: 1.7 });
    drawLand(stage, slope, lit(groundColour(stage, '#6d9a5c')), lit(groundColour(stage, '#4f7f4a')));
    plantGrove(stage, { count: 50, ridge: slope, colour: lit('#3f6d4c'), heights: [50, 110], sink: [10, 60] });
    if (winter) {
      const lodge = stage.fromShade(random.between(0.2, 0.3));
      drawCabin(stage, { x: lodge, y: heightAt(slope, lodge) + 62, width: 190 });
      drawCabin(stage, { x: lodge + side * 210, y: heightAt(slope, lodge + side * 210) + 34, width: 110 });
    }
  }
  const edge = random.between(700, 730);
  const near = 905;
  canvas.rect(
    0,
    edge,
    width,
    near - edge,
    canvas.down(
      [0, mix(waterColour(stage, '#9fe0d8'), stage.light.sky[3], 0.35)],
      [0.35, waterColour(stage, '#4fbfc2')],
      [1, waterColour(stage, '#1b8a9a')],
    ),
  );
  canvas.rect(0, edge - 3, width, 6, lit('#fffdf6'), { opacity: 0.8 });
  if (stage.light.lamps)
    for (const share of [0.15, 0.38, 0.62, 0.85])
      canvas.ellipse(width * share, near - 30, 190, 90, canvas.glow('#8ff0e4', 0.5));
  drawSteam(stage, edge + 40, winter ? 9 : 3);
  canvas.rect(0, near - 8, width, 14, lit('#fbf5e9'));
  const deck = winter ? ([SNOW, '#cfdbea'] as const) : (['#e9dcc4', '#cdb794'] as const);
  canvas.rect(0, near + 6, width, 120, canvas.down([0, lit(deck[0])], [1, lit(deck[1])]));
  for (let i = 0; i < 12 && !winter; i++)
    canvas.rect(0, near + 6 + i * 9, width, 1.4, lit('#a98f6c'), { opacity: 0.5 });
  const bed = stage.fromShade(0.26);
  if (winter) drawLantern(stage, bed, 982, 62);
  else {
    drawParasol(stage, bed - side * 20, 985, 190);
    for (const offset of [-130, 150]) drawLounger(stage, bed + offset, 986, 220, side);
  }
  drawLantern(stage, stage.fromShade(0.56), 978, 50);
  drawPotPlant(stage, stage.fromShade(0.92), 984, 140, stage.south && !winter ? 'palm' : 'bush');
  drawBirds(stage, stage.fromShade(0.44), 240);
}

/** A low house of wood and glass that opens onto a steaming pool between trees. */
export function drawGlassPavilion(stage: Stage): void {
  const { random, width, canvas, lit, light, side, winter } = stage;
  drawSky(stage, 520);
  view(stage, 540);
  const ground = random.between(650, 700);
  const wood = createRidge(stage, { y: ground - 90, amplitude: 60, waves: 1.6 });
  drawLand(stage, wood, lit(groundColour(stage, '#5f8a56')), lit(groundColour(stage, '#4f7a48')));
  plantGrove(stage, { count: 46, ridge: wood, colour: lit('#3a6650'), heights: [120, 230], sink: [10, 70] });
  const x = stage.fromShade(random.between(0.34, 0.44));
  const half = random.between(310, 370);
  const height = 165;
  const oak = lit(random.pick(['#9a6f4c', '#7f5a44', '#b58a64']));
  canvas.ellipse(x, ground, half * 1.2, 20, '#1b2444', light.shadow);
  canvas.rect(
    x - half,
    ground - height,
    half * 2,
    height,
    light.lamps
      ? canvas.down([0, '#ffe7b0'], [1, mix(LAMP, '#c98a4a', 0.4)])
      : canvas.down([0, lit('#8fb0ac')], [1, lit('#d5e2d6')]),
  );
  const panes = random.whole(6, 9);
  for (let i = 0; i <= panes; i++)
    canvas.rect(x - half + (half * 2 * i) / panes - 3, ground - height, 6, height, shade(oak, -0.2));
  const solid = x - side * half * 0.62;
  canvas.rect(solid - half * 0.38, ground - height, half * 0.76, height, oak);
  for (let i = 0; i < 14; i++)
    canvas.rect(solid - half * 0.38 + (half * 0.76 * i) / 14, ground - height, 2, height, shade(oak, -0.26), {
      opacity: 0.6,
    });
  canvas.polygon(
    [
      [x - half * 1.16, ground - height + 4],
      [x - half * 1.12, ground - height - 26],
      [x + half * 1.12, ground - height - 26],
      [x + half * 1.16, ground - height + 4],
    ],
    lit(winter ? SNOW : '#4c5256'),
  );
  canvas.rect(x + side * half * 0.5, ground - height - 96, 46, 72, lit('#b9ac9a'));
  terrace(stage, ground, winter ? '#e9eef5' : '#d8c3a0');
  const lights = light.lamps ? [x - half * 0.7, x - half * 0.2, x + half * 0.3, x + half * 0.8] : [];
  drawBasin(
    stage,
    [
      [width * 0.04, ground + 66],
      [stage.wide ? width * 0.96 : width * 1.02, ground + 66],
      [width * 1.2, HEIGHT * 1.02],
      [width * -0.18, HEIGHT * 1.02],
    ],
    lights,
  );
  drawSteam(stage, ground + 120, 12);
  for (const share of winter ? [] : [0.7, 0.84])
    drawLounger(stage, stage.fromShade(share), ground + 58, 130, side < 0 ? 1 : -1);
  drawLantern(stage, stage.fromShade(0.6), ground + 56, 30);
  drawPotPlant(stage, stage.fromShade(0.02), HEIGHT * 0.97, 150, 'bush');
}

/** Warm springs in round stone basins, in a garden with lanterns. */
export function drawSprings(stage: Stage): void {
  const { random, canvas, lit, light, winter, width } = stage;
  drawSky(stage, 500);
  view(stage, 520);
  const garden = createRidge(stage, { y: 590, amplitude: 50, waves: 1.6 });
  drawLand(stage, garden, lit(groundColour(stage, '#6f9a5c')), lit(groundColour(stage, '#4f7f48', '#cfdceb')));
  plantGrove(stage, { count: 40, ridge: garden, colour: lit('#3f6d4c'), heights: [90, 180], sink: [0, 40] });
  if (!winter) drawFlowers(stage, garden, 120, ['#f6f0df', '#e9b53d', '#e2905b', '#b98fd0']);
  for (const [share, y, rx] of [
    [0.7, 680, 170],
    [0.24, 740, 230],
    [0.62, 860, 360],
  ] as const) {
    const x = stage.fromShade(share);
    const rim = ring(stage, x, y, rx * 1.12, rx * 0.36);
    canvas.polygon(
      rim.map(([px, py]): Point => [px, py + 16]),
      lit('#8f8474'),
    );
    canvas.polygon(rim, lit(winter ? '#f4f8fd' : '#cdc0aa'));
    const inner = ring(stage, x, y + 2, rx, rx * 0.29);
    canvas.polygon(
      inner,
      canvas.down([0, mix(waterColour(stage, '#a5e2da'), light.sky[2], 0.3)], [1, waterColour(stage, '#2a98a2')]),
    );
    canvas.clipped(outline(inner), () => {
      if (light.lamps) canvas.ellipse(x, y + rx * 0.1, rx * 0.8, rx * 0.26, canvas.glow('#8ff0e4', 0.55));
      for (let i = 0; i < 5; i++)
        canvas.ellipse(
          x + rx * random.between(-0.5, 0.5),
          y + rx * random.between(-0.2, 0.2),
          rx * random.between(0.1, 0.3),
          2,
          lit('#ffffff'),
          0.25,
        );
    });
    for (let i = 0; i < 9; i++) {
      const turn = random.between(0, Math.PI * 2);
      const size = random.between(14, 34);
      canvas.ellipse(
        x + Math.cos(turn) * rx * 1.1,
        y + Math.sin(turn) * rx * 0.35,
        size,
        size * 0.62,
        shade(lit(winter ? '#e6edf5' : '#a39a8c'), random.between(-0.2, 0.1)),
      );
    }
    drawLantern(stage, x + rx * 1.2 * random.pick([-1, 1]), y + 8, 24 + rx * 0.05);
  }
  drawSteam(stage, 640, 14);
  for (let i = 0; i < 4; i++)
    drawTree(stage, {
      x: stage.fromShade(random.between(-0.02, 0.1)),
      y: HEIGHT * 1.02,
      height: random.between(260, 420),
      colour: lit('#2f5a44'),
    });
  drawBirds(stage, width * 0.5, 230);
}

function ring({ random }: Stage, x: number, y: number, rx: number, ry: number): readonly Point[] {
  const lobes = random.between(0, 6);
  return Array.from({ length: 36 }, (_, i): Point => {
    const turn = (i / 36) * Math.PI * 2;
    const wave = 1 + 0.05 * Math.sin(turn * 3 + lobes) + 0.03 * Math.sin(turn * 5 + lobes * 2);
    return [x + Math.cos(turn) * rx * wave, y + Math.sin(turn) * ry * wave];
  });
}

function terrace({ canvas, lit, width }: Stage, y: number, stone: string): void {
  canvas.rect(0, y, width, HEIGHT - y + 4, canvas.down([0, lit(stone)], [1, shade(lit(stone), -0.1)]));
}

/** What lies behind a spa: peaks in the south and in France, low wooded hills in the north. */
function view(stage: Stage, y: number): void {
  const { country, random, winter, far } = stage;
  if (country === 'NL' || country === 'BE') {
    const hills = drawHills(
      stage,
      { y: y - 40, amplitude: country === 'NL' ? 26 : 90, waves: 1.6 },
      groundColour(stage, '#7f9f8a'),
      0.5,
    );
    plantGrove(stage, { count: 70, ridge: hills, colour: far('#4f7a5c', 0.4), heights: [40, 70], sink: [2, 14] });
    return;
  }
  if (random.chance(0.6))
    drawPeaks(stage, {
      base: y + 60,
      height: 310,
      count: random.whole(4, 7),
      distance: 0.5,
      snow: winter ? 0.6 : 0.3,
      rock: '#7f8fa0',
    });
  else drawHills(stage, { y: y - 40, amplitude: 190, waves: 1.7 }, groundColour(stage, '#7b93a3'), 0.5);
  drawMist(stage, y + 20, 60, 0.5);
  const wood = drawHills(stage, { y: y + 60, amplitude: 44, waves: 2 }, groundColour(stage, '#6d9469'), 0.32);
  plantGrove(stage, { count: 44, ridge: wood, colour: far('#44704f', 0.3), heights: [50, 84], sink: [2, 20] });
}
