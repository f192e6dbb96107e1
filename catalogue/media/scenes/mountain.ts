import { drawCabin, drawFence } from '../cabin.ts';
import type { Point } from '../canvas.ts';
import { drawConifer } from '../conifers.ts';
import { drawFlowers } from '../flowers.ts';
import { groundColour, plantGrove } from '../groves.ts';
import { drawVillage } from '../houses.ts';
import { drawPeaks } from '../peaks.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { drawStream } from '../stream.ts';
import { below, createRidge, drawBrush, drawLand, heightAt, type Ridge } from '../terrain.ts';
import { drawBirds, drawMist } from '../weather.ts';

const ALPINE_FLOWERS = ['#f6f0df', '#e9b53d', '#b98fd0', '#e2705b'] as const;

/** A village in a wide valley below a chain of peaks. */
export function drawValley(stage: Stage): void {
  const { random, winter, far, lit } = stage;
  const rock = rockOf(stage);
  drawSky(stage, 600);
  drawPeaks(stage, { base: 700, height: 370, count: 7, distance: 0.6, snow: 0.5, rock });
  drawMist(stage, 620, 60, 0.45);
  drawPeaks(stage, { base: 770, height: 480, count: 3, distance: 0.22, snow: winter ? 0.62 : 0.36, rock });
  drawMist(stage, 700, 60, 0.5);
  const slope = createRidge(stage, { y: 710, amplitude: 110, waves: 2.2 });
  drawLand(stage, slope, far(groundColour(stage, '#5f8a5c'), 0.35), far(groundColour(stage, '#86ad66'), 0.2));
  plantGrove(stage, {
    count: 90,
    ridge: slope,
    colour: far('#3e6653', 0.3),
    heights: [34, 66],
    sink: [0, 50],
    draw: drawConifer,
  });
  const floor = createRidge(stage, { y: 810, amplitude: 80, waves: 1.5 });
  drawLand(stage, floor, far(groundColour(stage, '#8db163'), 0.06), lit(groundColour(stage, '#5f9150', '#d4e0ee')));
  drawVillage(stage, {
    x: stage.at(random.between(0.3, 0.7)),
    span: 330,
    count: 9,
    size: 54,
    distance: 0.04,
    groundAt: (x) => heightAt(floor, x) + 46,
  });
  plantGrove(stage, {
    count: 26,
    ridge: floor,
    colour: lit('#345c4a'),
    heights: [70, 110],
    sink: [30, 100],
    draw: drawConifer,
  });
  const front = meadow(stage, 950);
  if (!winter) drawFlowers(stage, front, 90, ALPINE_FLOWERS);
  frameWithFirs(stage, random.whole(4, 7), random.chance(0.5) ? 'both' : 'shade');
}

/** One great summit over a meadow with a chalet. */
export function drawSummit(stage: Stage): void {
  const { random, winter, far } = stage;
  const rock = rockOf(stage);
  drawSky(stage, 600);
  drawPeaks(stage, { base: 690, height: 300, count: 6, distance: 0.62, snow: 0.5, rock });
  drawPeaks(stage, {
    base: 760,
    height: 530,
    count: 4,
    distance: 0.2,
    snow: winter ? 0.66 : 0.42,
    rock,
    summit: stage.fromShade(random.between(0.34, 0.46)),
  });
  drawMist(stage, 690, 70, 0.55);
  const wood = createRidge(stage, { y: 730, amplitude: 60, waves: 2.4 });
  drawLand(stage, wood, far('#4f7a5c', 0.3), far(groundColour(stage, '#6d9a5c'), 0.15));
  plantGrove(stage, {
    count: 130,
    ridge: wood,
    colour: far('#3a6350', 0.22),
    heights: [48, 90],
    sink: [4, 46],
    draw: drawConifer,
  });
  drawMist(stage, 790, 40, 0.35);
  const alp = meadow(stage, 835, 60);
  const x = stage.fromShade(random.between(0.6, 0.72));
  drawCabin(stage, { x, y: heightAt(alp, x) + 46, width: random.between(150, 190) });
  if (random.chance(0.6))
    drawCabin(stage, { x: x + stage.side * 190, y: heightAt(alp, x + stage.side * 190) + 14, width: 96 });
  if (!winter) drawFlowers(stage, alp, 170, ALPINE_FLOWERS);
  drawFence(stage, stage.width * -0.02, stage.width * 1.02, (at) => heightAt(alp, at) + 128, 54);
  frameWithFirs(stage, random.whole(2, 4), 'shade');
  drawBirds(stage, stage.fromShade(0.44), 230);
}

/** A narrow valley between wooded slopes, with a stream that leads to the peaks. */
export function drawNarrowValley(stage: Stage): void {
  const { random, winter, far, canvas } = stage;
  drawSky(stage, 580);
  const middle = stage.at(random.between(0.44, 0.56));
  drawPeaks(stage, {
    base: 690,
    height: 450,
    count: 4,
    distance: 0.42,
    snow: winter ? 0.66 : 0.46,
    rock: rockOf(stage),
    summit: middle,
  });
  const floor = createRidge(stage, { y: 668, amplitude: 18, waves: 1.6, octaves: 2 });
  drawLand(stage, floor, far(groundColour(stage, '#5f8a5c'), 0.5), far(groundColour(stage, '#9dbd74'), 0.16));
  plantGrove(stage, {
    count: 40,
    ridge: floor,
    colour: far('#3e6653', 0.42),
    heights: [18, 34],
    sink: [2, 40],
    draw: drawConifer,
  });
  drawMist(stage, 640, 70, 0.55);
  for (const [i, gap] of [10, 90, 210].entries()) {
    const distance = [0.36, 0.2, 0.06][i] ?? 0;
    for (const sign of [-1, 1]) {
      const flank = flankOf(stage, middle + sign * gap, sign, { foot: 800, steep: 0.66 - i * 0.13 });
      canvas.fill(
        below(flank),
        canvas.down(
          [0, far(groundColour(stage, '#54805a'), distance)],
          [1, far(groundColour(stage, '#86ad66'), distance)],
        ),
      );
      firsOn(stage, flank, far('#35604c', distance), 44 + i * 14, 46 + i * 34);
    }
    drawMist(stage, 700 + i * 60, 40, 0.4 - i * 0.1);
  }
  const ground = meadow(stage, 800, 16);
  const y = heightAt(ground, middle);
  drawStream(stage, { x: middle, y: y + 2, bend: 84, reach: 140, water: '#4f98ad' });
  const x = middle - stage.side * random.between(190, 300);
  drawCabin(stage, { x, y: heightAt(ground, x) + 60, width: random.between(110, 150) });
  if (!winter)
    drawFlowers(
      stage,
      ground.filter(([at]) => Math.abs(at - middle) > 30),
      60,
      ALPINE_FLOWERS,
    );
  frameWithFirs(stage, random.whole(5, 7), 'both');
}

function rockOf({ country, random }: Stage): string {
  return random.pick(
    country === 'IT'
      ? ['#a58f86', '#8f8c96', '#b0968a']
      : country === 'ES'
        ? ['#8f8a86', '#7f8a98']
        : ['#5f7c96', '#6f8092', '#7b8796'],
  );
}

function meadow(stage: Stage, y: number, amplitude = 34): Ridge {
  const { lit, winter } = stage;
  const ridge = createRidge(stage, { y, amplitude, waves: 1.3, octaves: 2 });
  drawLand(
    stage,
    ridge,
    lit(groundColour(stage, '#86ad58', '#ffffff')),
    lit(groundColour(stage, '#4c7f43', '#bfd1e6')),
  );
  drawBrush(stage, ridge, HEIGHT - y, 70, lit(winter ? '#c3d4e8' : '#6c9a4a'));
  return ridge;
}

function flankOf(stage: Stage, foot: number, sign: number, shape: { foot: number; steep: number }): Ridge {
  return createRidge(stage, { y: 0, amplitude: 40, waves: 5, octaves: 3 })
    .filter(([x]) => sign * (x - foot) > 0)
    .map(([x, bump]): Point => {
      const away = sign * (x - foot);
      return [x, shape.foot + 40 - away * shape.steep + bump * Math.min(1, away / 120)];
    });
}

function firsOn(stage: Stage, flank: Ridge, colour: string, count: number, height: number): void {
  const { random } = stage;
  const left = flank[0]?.[0] ?? 0;
  const right = flank.at(-1)?.[0] ?? 0;
  const firs = Array.from({ length: count }, () => {
    const x = random.between(left, right);
    return { x, y: heightAt(flank, x) + random.next() ** 1.3 * 170, height: height * random.between(0.7, 1.2), colour };
  });
  for (const fir of firs.sort((a, b) => a.y - b.y)) drawConifer(stage, fir);
}

/** Tall dark firs at one or both edges that lead the eye inwards. */
export function frameWithFirs(stage: Stage, count: number, where: 'both' | 'shade'): void {
  const { random, lit } = stage;
  for (let i = 0; i < count; i++) {
    const share = where === 'both' && i % 2 ? random.between(0.86, 1.02) : random.between(-0.02, 0.14);
    drawConifer(stage, {
      x: stage.fromShade(share),
      y: HEIGHT * 1.03,
      height: random.between(220, 400),
      colour: lit('#274a3d'),
    });
  }
}
