import { drawParasol } from '../beach.ts';
import { drawRowBoat, drawSailBoat } from '../boats.ts';
import { drawBridge } from '../bridge.ts';
import { shade } from '../colour.ts';
import { drawFacade, drawFacadeRow } from '../facades.ts';
import { groundColour } from '../groves.ts';
import { drawHouse } from '../houses.ts';
import { drawLandmark } from '../landmarks.ts';
import { roofColour } from '../masonry.ts';
import { drawPotPlant } from '../pool-terrace.ts';
import { drawSky } from '../sky.ts';
import { drawPalm } from '../southern-trees.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { drawCafeTable, drawFountain, drawGarland, drawStreetLamp } from '../street.ts';
import { drawHills } from '../terrain.ts';
import { drawSteeple } from '../towers.ts';
import { drawBareTree, drawBroadleaf } from '../trees.ts';
import { drawRipples, waterColour } from '../water.ts';
import { drawBirds, drawMist, drawSnowfall } from '../weather.ts';

/** Town houses along a river or canal, mirrored in the water, under the towers of the city. */
export function drawWaterfront(stage: Stage): void {
  const { random, canvas, country, winter, light, lit, width } = stage;
  const quay = random.between(690, 730);
  skyline(stage, quay);
  const reflect = canvas.mirrorable(() => {
    drawFacadeRow(stage, -40 - random.between(0, 60), width + 20, quay, country === 'NL' ? [180, 250] : [190, 270]);
    const trees = stage.many(9);
    for (let i = 0; i < trees; i++)
      streetTree(stage, (width * (i + random.between(0.3, 0.7))) / trees, quay + 12, random.between(110, 150));
  });
  for (let i = 0; i < stage.many(6); i++) drawStreetLamp(stage, (width * (i + 0.12)) / stage.many(6), quay + 16, 84);
  canvas.rect(0, quay + 8, width, 22, lit(winter ? '#eef3f9' : '#cdbfa6'));
  canvas.rect(0, quay + 28, width, 26, lit(country === 'NL' || country === 'BE' ? '#8a6353' : '#a3957c'));
  const water = quay + 54;
  canvas.rect(
    0,
    water,
    width,
    HEIGHT - water,
    canvas.down([0, waterColour(stage, '#6fa9ae')], [1, waterColour(stage, '#235f6e')]),
  );
  canvas.clipped(`M0 ${water}H${width}V${HEIGHT}H0Z`, () => reflect(water - 26, 0.62, light.lamps ? 0.5 : 0.38));
  drawRipples(stage, water, HEIGHT - water, 110);
  if (country !== 'ES' && random.chance(0.55)) {
    drawBridge(stage, { y: random.between(830, 860), arches: random.whole(2, 3), height: 190 });
    drawRowBoat(stage, stage.at(random.between(0.2, 0.8)), water + 36, 90);
  } else {
    for (let i = 0; i < 3; i++)
      drawRowBoat(stage, stage.at(0.14 + 0.3 * i + random.between(-0.08, 0.08)), water + 50 + i * 60, 90 + i * 26);
    if (random.chance(0.6)) drawSailBoat(stage, stage.fromShade(random.between(0.6, 0.85)), water + 120, 150);
  }
  if (winter) drawSnowfall(stage);
}

/** A square with café tables, a fountain and lamps in front of tall houses. */
export function drawSquare(stage: Stage): void {
  const { random, canvas, winter, lit, width, side } = stage;
  const ground = random.between(720, 760);
  skyline(stage, ground, random.between(500, 560));
  const gap = stage.fromShade(random.between(0.5, 0.6));
  drawFacadeRow(stage, -60, gap - 150, ground, [230, 330]);
  drawFacadeRow(stage, gap + 150, width + 20, ground, [230, 330]);
  const floor = lit(winter ? '#e6ecf4' : '#dccbb0');
  canvas.rect(0, ground, width, HEIGHT - ground + 4, canvas.down([0, shade(floor, 0.1)], [1, shade(floor, -0.14)]));
  for (let i = -14; i <= 14; i++)
    canvas.stroke(`M${gap + i * 46} ${ground}L${gap + i * 210} ${HEIGHT + 10}`, shade(floor, -0.16), 2.4, 0.5);
  for (const share of [0.08, 0.2, 0.38, 0.62, 0.92])
    canvas.rect(0, ground + (HEIGHT - ground) * share, width, 1.4 + share * 2, shade(floor, -0.16), { opacity: 0.5 });
  for (const offset of [-460, -210, 250, 470]) streetTree(stage, gap + offset, ground + 16, random.between(150, 200));
  drawFountain(stage, gap, ground + 78, random.between(200, 240));
  drawGarland(stage, gap - 420, gap + 420, ground - 190, 46);
  const cafe = stage.fromShade(0.18);
  for (let i = 0; i < 3; i++) {
    const x = cafe + (i - 1) * 215;
    const y = ground + 130 + (i % 2) * 70;
    if (winter) continue;
    drawCafeTable(stage, x, y, 58);
    drawParasol(stage, x, y, 112);
  }
  for (const share of [0.66, 0.86]) drawStreetLamp(stage, stage.fromShade(share), ground + 150, 250);
  drawPotPlant(stage, stage.fromShade(0.96), HEIGHT * 0.99, 130, stage.south ? 'cypress' : 'bush');
  drawBirds(stage, gap - side * 120, 300);
  if (winter) drawSnowfall(stage);
}

/** A sea of roofs seen from a terrace, with the great tower or dome among them. */
export function drawRooftops(stage: Stage): void {
  const { random, canvas, winter, lit, width, light, country } = stage;
  drawSky(stage, 560);
  drawHills(
    stage,
    { y: 470, amplitude: country === 'NL' || country === 'BE' ? 40 : 130, waves: 1.8 },
    groundColour(stage, '#7f93a8'),
    0.6,
  );
  drawMist(stage, 500, 60, 0.45);
  roofs(stage, 540, 60, 0.56);
  drawSteeple(stage, {
    x: stage.fromShade(random.between(0.72, 0.84)),
    y: 580,
    width: 40,
    height: 150,
    distance: 0.42,
  });
  roofs(stage, 610, 84, 0.4);
  drawLandmark(stage, {
    x: stage.fromShade(random.between(0.36, 0.46)),
    y: 690,
    size: random.between(400, 450),
    distance: 0.16,
  });
  roofs(stage, 700, 112, 0.2);
  drawMist(stage, 690, 44, 0.25);
  roofs(stage, 810, 148, 0.06);
  roofs(stage, 930, 190, 0);
  const sill = 925;
  const stone = lit(winter ? '#f4f8fd' : '#efe2c8');
  const gap = 46;
  for (let x = 0; x < width; x += gap)
    canvas.fill(
      `M${x + 12} ${HEIGHT}C${x - 2} ${HEIGHT - 26} ${x + 18} ${sill + 34} ${x + 15} ${sill + 14}H${x + 31}C${x + 28} ${sill + 34} ${x + 48} ${HEIGHT - 26} ${x + 34} ${HEIGHT}Z`,
      canvas.across([0, shade(stone, 0.06)], [1, shade(stone, -0.22)]),
    );
  canvas.rect(0, sill, width, 20, canvas.down([0, shade(stone, 0.14)], [1, shade(stone, -0.06)]));
  canvas.rect(0, sill + 20, width, 5, '#1b2444', { opacity: 0.14 + light.shadow * 0.3 });
  for (const [share, plant] of [
    [0.06, 'bush'],
    [0.14, 'cypress'],
    [0.93, 'bush'],
  ] as const)
    drawPotPlant(stage, stage.fromShade(share), sill + 4, plant === 'bush' ? 96 : 80, plant);
  drawBirds(stage, stage.fromShade(0.5), 250);
  if (winter) drawSnowfall(stage);
}

/** A street that narrows towards the tower at its end, hung with lamps or pennants. */
export function drawLane(stage: Stage): void {
  const { random, canvas, winter, lit, width } = stage;
  const ground = 700;
  const middle = width * (stage.wide ? 0.5 : random.between(0.44, 0.56));
  drawSky(stage, ground);
  drawMist(stage, 640, 90, 0.5);
  drawLandmark(stage, { x: middle, y: ground, size: random.between(470, 540), distance: 0.34 });
  roofs(stage, ground, 96, 0.3);
  const floor = lit(winter ? '#e6ecf4' : '#d3bf9f');
  canvas.rect(0, ground, width, HEIGHT - ground + 4, canvas.down([0, shade(floor, 0.12)], [1, shade(floor, -0.16)]));
  for (let i = -9; i <= 9; i++)
    canvas.stroke(`M${middle + i * 18} ${ground}L${middle + i * 150} ${HEIGHT + 10}`, shade(floor, -0.2), 2.6, 0.45);
  for (const sign of [-1, 1]) {
    for (const [k, size] of [0.52, 0.74, 1.06, 1.5].entries()) {
      const facing = 150 * size;
      const inner = middle + sign * (96 + 128 * k * (0.62 + 0.14 * k));
      const foot = ground + ([6, 40, 98, 186][k] ?? 0);
      drawFacade(stage, {
        x: sign < 0 ? inner - facing : inner,
        y: foot,
        width: facing,
        height: random.between(300, 350) * size,
      });
      if (sign < 0)
        for (let x = inner - facing * 2; x > -facing && k > 1; x -= facing)
          drawFacade(stage, { x, y: foot, width: facing, height: 330 * size });
      if (sign > 0)
        for (let x = inner + facing; x < width && k > 1; x += facing)
          drawFacade(stage, { x, y: foot, width: facing, height: 330 * size });
    }
  }
  drawGarland(stage, middle - 250, middle + 250, 470, 30);
  drawGarland(stage, middle - 430, middle + 430, 300, 46);
  for (const sign of [-1, 1]) {
    drawStreetLamp(stage, middle + sign * 230, ground + 150, 190);
    drawPotPlant(stage, middle + sign * 330, ground + 216, 84, stage.south ? 'cypress' : 'bush');
  }
  if (!winter) drawCafeTable(stage, middle - stage.side * 250, ground + 262, 62);
  drawBirds(stage, middle, 210);
  if (winter) drawSnowfall(stage);
}

/** Sky, far hills, hazy roofs and the landmark that stands above the row of houses to come. */
function skyline(stage: Stage, ground: number, size = stage.random.between(430, 500)): void {
  const { random, country } = stage;
  drawSky(stage, ground - 40);
  drawHills(
    stage,
    { y: ground - 180, amplitude: country === 'NL' || country === 'BE' ? 30 : 120, waves: 1.9 },
    groundColour(stage, '#8296a4'),
    0.66,
    ground,
  );
  drawMist(stage, ground - 190, 90, 0.4);
  roofs(stage, ground - 110, 80, 0.62);
  drawLandmark(stage, { x: stage.fromShade(random.between(0.32, 0.46)), y: ground - 60, size, distance: 0.2 });
  drawSteeple(stage, {
    x: stage.fromShade(random.between(0.74, 0.86)),
    y: ground - 60,
    width: 46,
    height: random.between(200, 260),
    distance: 0.36,
  });
  roofs(stage, ground - 50, 100, 0.42);
}

/** A row of roofs across the picture, each house turned its own way. */
function roofs(stage: Stage, y: number, size: number, distance: number): void {
  const { random, width } = stage;
  for (let x = -size; x < width + size; x += size * random.between(0.7, 0.95)) {
    drawHouse(stage, {
      x,
      y: y + random.between(-0.24, 0.24) * size,
      width: size * random.between(0.8, 1.1),
      height: size * random.between(0.7, 1.25),
      distance,
      roof: roofColour(stage, 'city'),
    });
  }
}

function streetTree(stage: Stage, x: number, y: number, height: number): void {
  const { country, random, winter, lit } = stage;
  if (winter) drawBareTree(stage, { x, y, height, colour: lit('#5a4c48') });
  else if (country === 'ES' && random.chance(0.6))
    drawPalm(stage, { x, y, height: height * 1.1, colour: lit('#4c8a5c') });
  else drawBroadleaf(stage, { x, y, height, colour: lit('#55854e') });
}
