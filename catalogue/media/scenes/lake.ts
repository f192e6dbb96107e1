import { drawRowBoat, drawSailBoat } from '../boats.ts';
import { drawCabin } from '../cabin.ts';
import { type Colour, mix } from '../colour.ts';
import { drawConifer } from '../conifers.ts';
import { drawGrass } from '../flowers.ts';
import { drawLeafTree, groundColour, plantGrove } from '../groves.ts';
import { drawVillage } from '../houses.ts';
import { drawJetty, drawReeds } from '../jetty.ts';
import { drawPeaks } from '../peaks.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { createRidge, drawHills, drawLand, heightAt, type Ridge } from '../terrain.ts';
import { drawCypress } from '../trees.ts';
import { drawEstate } from '../villa.ts';
import { drawRipples, waterColour } from '../water.ts';
import { drawBirds, drawMist } from '../weather.ts';
import { drawWindmill } from '../windmill.ts';
import { frameWithFirs } from './mountain.ts';

/** A village on the far shore mirrored under high mountains, with a jetty in front. */
export function drawMirrorLake(stage: Stage): void {
  const { random } = stage;
  const shore = random.between(550, 610);
  mirrored(stage, shore, () => {
    mountains(stage, shore);
    const bank = drawBank(stage, shore, 46);
    plantGrove(stage, {
      count: 70,
      ridge: bank,
      colour: stage.far('#3b6650', 0.22),
      heights: [30, 62],
      sink: [2, 14],
      draw: drawConifer,
    });
    drawVillage(stage, {
      x: stage.fromShade(random.between(0.24, 0.34)),
      span: 300,
      count: 9,
      size: 44,
      distance: 0.06,
      depth: 0.9,
      groundAt: () => shore - 10,
    });
  });
  drawSailBoat(
    stage,
    stage.fromShade(random.between(0.5, 0.66)),
    shore + random.between(120, 170),
    random.between(80, 120),
  );
  if (random.chance(0.6)) drawJetty(stage, stage.fromShade(0.74), 800, stage.side * 60);
  frameWithFirs(stage, random.whole(4, 8), 'shade');
}

/** A villa with its garden on a point of land, between cypresses and moored boats. */
export function drawVillaLake(stage: Stage): void {
  const { random, lit, far, south, side, width } = stage;
  const shore = random.between(600, 650);
  const villa = stage.fromShade(random.between(0.3, 0.38));
  mirrored(stage, shore, () => {
    mountains(stage, shore - 40);
    drawMist(stage, shore - 50, 40, 0.4);
    drawHills(stage, { y: shore - 70, amplitude: 70, waves: 1.6 }, groundColour(stage, '#5f8a62'), 0.3, shore);
    const point = drawBank(stage, shore, 40, (x) =>
      Math.max(0, Math.min(1, 1.5 - Math.abs(x - villa) / (width * 0.26))),
    );
    const leaf = (colour: Colour) => far(stage.winter ? mix(colour, '#dfe8f2', 0.3) : colour, 0.05);
    for (let i = 0; i < 9; i++) {
      const x = villa + (i - 4) * 70 + random.between(-20, 20);
      drawLeafTree(stage, {
        x,
        y: heightAt(point, x) + 10,
        height: random.between(110, 190),
        colour: leaf('#4a7a4c'),
      });
    }
    drawEstate(stage, { x: villa, y: shore - 12, width: random.between(300, 360) });
    for (const offset of [-250, -205, 205, 250]) {
      const draw = south ? drawCypress : drawLeafTree;
      draw(stage, {
        x: villa + offset,
        y: shore - 6,
        height: south ? random.between(130, 190) : 90,
        colour: leaf('#3d6148'),
      });
    }
  });
  drawRowBoat(stage, villa + 200, shore + 46, 64);
  drawRowBoat(stage, villa + 60, shore + 84, 80);
  drawSailBoat(stage, stage.fromShade(random.between(0.72, 0.82)), shore + random.between(110, 180), 140);
  if (random.chance(0.5)) drawJetty(stage, stage.fromShade(0.5), 850, side * 120);
  if (south)
    for (const share of [0.02, 0.08])
      drawCypress(stage, {
        x: stage.fromShade(share),
        y: HEIGHT * 1.03,
        height: random.between(420, 560),
        colour: lit('#2f5540'),
      });
  drawBirds(stage, stage.fromShade(0.44), 240);
}

/** Open northern water between reeds, with sails and a mill or trees on a low shore. */
export function drawReedLake(stage: Stage): void {
  const { random, country, winter, far } = stage;
  const shore = random.between(510, 580);
  mirrored(stage, shore, () => {
    if (country !== 'NL')
      drawHills(stage, { y: shore - 60, amplitude: 110, waves: 1.6 }, groundColour(stage, '#7f9f9a'), 0.55, shore);
    const bank = drawBank(stage, shore, 16);
    plantGrove(stage, {
      count: 46,
      ridge: bank,
      colour: far(winter ? '#8fa3a8' : '#5d8a54', 0.24),
      heights: [40, 86],
      sink: [0, 8],
    });
    drawVillage(stage, {
      x: stage.fromShade(random.between(0.26, 0.4)),
      span: 260,
      count: 7,
      size: 42,
      distance: 0.1,
      depth: 0.4,
      groundAt: () => shore - 6,
    });
    if (country === 'NL')
      drawWindmill(stage, stage.fromShade(random.between(0.62, 0.8)), shore - 4, random.between(190, 240), 0.06);
  });
  for (let i = 0; i < 3; i++)
    drawSailBoat(
      stage,
      stage.fromShade(0.46 + 0.17 * i + random.between(-0.06, 0.06)),
      shore + 40 + i * 56,
      60 + i * 44,
    );
  const x = stage.fromShade(random.between(0.28, 0.4));
  drawJetty(stage, x, 780, -stage.side * 90);
  drawRowBoat(stage, x - stage.side * 130, 860, 150);
  drawReeds(stage, stage.fromShade(-0.02), stage.fromShade(0.2), 250, 70);
  drawReeds(stage, stage.fromShade(0.8), stage.fromShade(1.02), 170, 60);
  drawBirds(stage, stage.at(0.5), 260);
}

/** A tarn in the hills with a boathouse under firs. */
export function drawTarn(stage: Stage): void {
  const { random, country, far, lit } = stage;
  const shore = random.between(590, 640);
  const house = stage.fromShade(random.between(0.6, 0.74));
  mirrored(stage, shore, () => {
    if (country === 'BE' || country === 'NL')
      drawHills(stage, { y: shore - 160, amplitude: 150, waves: 1.3 }, groundColour(stage, '#7f9f8a'), 0.5, shore);
    else mountains(stage, shore - 60);
    const wood = drawHills(
      stage,
      { y: shore - 90, amplitude: 90, waves: 1.5 },
      groundColour(stage, '#4f7f5c'),
      0.24,
      shore,
    );
    plantGrove(stage, {
      count: 120,
      ridge: wood,
      colour: far('#3b6650', 0.24),
      heights: [60, 110],
      sink: [8, 60],
      draw: drawConifer,
    });
    const bank = drawBank(stage, shore, 24);
    plantGrove(stage, {
      count: 40,
      ridge: bank,
      colour: far('#2f5a46', 0.1),
      heights: [80, 150],
      sink: [2, 10],
      draw: drawConifer,
    });
    drawCabin(stage, { x: house, y: shore - 4, width: random.between(130, 170) });
  });
  drawJetty(stage, house - stage.side * 50, shore + 30, stage.side * -random.between(260, 420));
  drawRowBoat(stage, stage.fromShade(random.between(0.3, 0.44)), shore + random.between(130, 200), 120);
  frameWithFirs(stage, random.whole(3, 5), 'shade');
  if (!stage.winter) drawGrass(stage, '#4f7a3f', 70, 80);
  drawMist(stage, shore + 10, 26, 0.4);
  drawBirds(stage, stage.at(0.5), 220);
  stage.canvas.rect(0, shore - 1, stage.width, 2.4, lit('#ffffff'), { opacity: 0.4 });
}

/** Draws sky and land, and below `shore` their reflection in still water. */
function mirrored(stage: Stage, shore: number, draw: () => void): void {
  const { canvas, light, width, lit } = stage;
  drawSky(stage, shore);
  const reflect = canvas.mirrorable(draw);
  const deep = HEIGHT - shore;
  canvas.rect(
    0,
    shore,
    width,
    deep + 4,
    canvas.down([0, mix(light.sky[3], waterColour(stage, '#4fa3b8'), 0.45)], [1, waterColour(stage, '#15607f')]),
  );
  canvas.clipped(`M0 ${shore}H${width}V${HEIGHT}H0Z`, () => reflect(shore, 0.8, 0.5));
  canvas.rect(
    0,
    shore,
    width,
    deep + 4,
    canvas.down([0, waterColour(stage, '#2f8aa5'), 0.06], [1, waterColour(stage, '#0f4f6b'), 0.72]),
  );
  drawRipples(stage, shore, deep, 90);
  canvas.rect(0, shore - 1.5, width, 3, mix(light.haze, lit('#ffffff'), 0.3), { opacity: 0.6 });
}

function mountains(stage: Stage, shore: number): void {
  const { random, country, winter } = stage;
  const snow = winter ? 0.62 : country === 'ES' ? 0.16 : 0.34;
  const rock = random.pick(['#5f7c96', '#6f8092', '#6a8584']);
  drawPeaks(stage, {
    base: shore + 40,
    height: random.between(320, 370),
    count: 7,
    distance: 0.58,
    snow: snow + 0.1,
    rock,
  });
  drawMist(stage, shore - 80, 50, 0.45);
  drawPeaks(stage, { base: shore + 30, height: random.between(340, 400), count: 4, distance: 0.26, snow, rock });
  drawMist(stage, shore - 50, 36, 0.5);
}

/** Land along the far shore; `rise` bends it up where a point of land juts out. */
function drawBank(stage: Stage, shore: number, amplitude: number, rise: (x: number) => number = () => 0): Ridge {
  const { far } = stage;
  const ridge = createRidge(stage, { y: shore - amplitude * 0.5, amplitude, waves: 2.2 }).map(
    ([x, y]) => [x, Math.min(y, shore - 6) - 26 * rise(x)] as const,
  );
  drawLand(stage, ridge, far(groundColour(stage, '#5f8a62'), 0.2), far(groundColour(stage, '#7ea565'), 0.1), shore + 2);
  return ridge;
}
