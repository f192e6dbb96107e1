import { drawCabin } from '../cabin.ts';
import { type Colour, mix, shade } from '../colour.ts';
import { drawConifer, drawScotsPine } from '../conifers.ts';
import { drawFlowers, drawGrass } from '../flowers.ts';
import { groundColour, plantGrove } from '../groves.ts';
import { drawPeaks } from '../peaks.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { drawStream } from '../stream.ts';
import { createRidge, drawHills, drawLand, heightAt } from '../terrain.ts';
import { drawBareTree, drawBroadleaf, type Plant } from '../trees.ts';
import { drawBirds, drawMist, drawRays } from '../weather.ts';

type Draw = (stage: Stage, plant: Plant) => void;

interface Wood {
  /** Leaves from the farthest to the nearest row. */
  readonly leaves: readonly Colour[];
  readonly draw: Draw;
}

/** Rows of trees fading into mist, with a clearing, a stream and a cabin. */
export function drawMistyWood(stage: Stage): void {
  const { random, light, side, lit, far } = stage;
  drawSky(stage, 600);
  backdrop(stage);
  const wood = woodOf(stage);
  const mistColour = mix(light.haze, light.glow, 0.3);
  const clearing = stage.width * random.between(0.42, 0.58);
  for (const [k, distance] of [0.56, 0.34, 0.15, 0.05].entries()) {
    const y = 500 + k * 95;
    const ridge = createRidge(stage, { y, amplitude: 110, waves: 1.5 });
    const leaves = far(wood.leaves[k] ?? '#215349', distance);
    row(stage, {
      wood,
      ridge,
      leaves,
      count: [120, 84, 50, 26][k] ?? 0,
      height: [74, 104, 150, 230][k] ?? 0,
      gap: k > 1 ? [clearing, 90 + 90 * (k - 2)] : undefined,
    });
    drawLand(
      stage,
      ridge.map(([x, top]) => [x, top + 14] as const),
      mix(leaves, far(groundColour(stage, '#6d9460'), distance), stage.winter ? 0.8 : 0.3),
      mix(far(groundColour(stage, '#7da066'), distance), mistColour, 0.45),
    );
    drawMist(stage, y + 76, 46, 0.5 - 0.1 * k, mistColour);
  }
  const ground = createRidge(stage, { y: 850, amplitude: 26, waves: 1.2, octaves: 2 });
  drawLand(stage, ground, lit(groundColour(stage, '#7f9f58')), lit(groundColour(stage, '#3f6a41', '#c3d3e6')));
  drawStream(stage, { x: clearing, y: heightAt(ground, clearing) + 2, bend: 64, reach: 120, water: '#5aa0a6' });
  const x = clearing - side * random.between(160, 250);
  drawCabin(stage, { x, y: heightAt(ground, x) + 30, width: random.between(110, 140) });
  if (!stage.winter) drawFlowers(stage, ground, 60, ['#f6f0df', '#e9d27a', '#b7c98a']);
  const giants = random.whole(5, 8);
  for (let i = 0; i < giants; i++) {
    const share = i % 2 ? random.between(-0.03, 0.2) : random.between(0.82, 1.03);
    wood.draw(stage, {
      x: stage.at(share),
      y: HEIGHT * 1.04,
      height: random.between(330, 480),
      colour: lit(wood.leaves[4] ?? '#0f332e'),
    });
  }
  if (stage.time === 'dawn' || stage.time === 'golden') drawRays(stage, HEIGHT * 0.7);
  drawBirds(stage, stage.at(0.5), 210);
}

/** Inside the wood: tall trunks, a path, and light that falls between them. */
export function drawTrunks(stage: Stage): void {
  const { random, canvas, light, lit, far, side, width, winter } = stage;
  drawSky(stage, 640);
  const wood = woodOf(stage);
  const glow = mix(light.haze, light.glow, 0.45);
  canvas.rect(0, 0, width, 760, canvas.down([0, glow, 0.1], [0.5, glow, 0.55], [1, glow, 0.9]));
  const middle = width * random.between(0.42, 0.58);
  const bark = random.pick(['#6a4f40', '#8a6a52', '#7a5a4a']);
  for (const [k, distance] of [0.72, 0.5, 0.26, 0.04].entries()) {
    const ground = 690 + k * 62;
    const near = (k + 1) / 4;
    canopy(stage, far(wood.leaves[k + 1] ?? '#3c7768', distance), 240 - k * 46, 60 + 70 * near);
    const ridge = createRidge(stage, { y: ground, amplitude: 24, waves: 1.4, octaves: 2 });
    drawLand(
      stage,
      ridge,
      far(groundColour(stage, wood.leaves[k] ?? '#6d9460'), distance * 0.8),
      far(groundColour(stage, '#6f7f48', '#cfdceb'), distance * 0.6),
    );
    const count = stage.many([24, 15, 10, 6][k] ?? 0);
    for (let i = 0; i < count; i++) {
      const x = ((i + random.between(0.1, 0.9)) / count) * width;
      if (k > 0 && Math.abs(x - middle) < 70 + 120 * near) continue;
      trunk(
        stage,
        x,
        heightAt(ridge, x) + 16 + k * 14,
        13 + 44 * near * random.between(0.6, 1.1),
        far(bark, distance * 0.9),
      );
    }
    if (k < 3) drawMist(stage, ground + 6, 60, 0.34, glow);
  }
  canvas.fill(
    `M${middle - 14} 742C${middle + side * 60} 800 ${middle - side * 130} 860 ${middle - 190} ${HEIGHT + 10}H${middle + 250}C${middle - side * 10} 880 ${middle + side * 110} 810 ${middle + 14} 742Z`,
    canvas.down([0, mix(lit('#e8d3a8'), glow, 0.5)], [1, lit(winter ? '#e6edf6' : '#c7a878')]),
  );
  canopy(stage, lit(wood.leaves[4] ?? '#215349'), 30, 110);
  if (!winter) drawGrass(stage, '#4f7a3f', 60);
  drawShafts(stage, middle);
}

/** Heath between scattered pines and birches, wide open to the sky. */
export function drawHeath(stage: Stage): void {
  const { random, lit, far, winter } = stage;
  drawSky(stage, 560);
  backdrop(stage);
  const wood = woodOf(stage);
  const edge = createRidge(stage, { y: 590, amplitude: 40, waves: 1.8 });
  row(stage, { wood, ridge: edge, leaves: far(wood.leaves[1] ?? '#62968a', 0.36), count: 110, height: 96 });
  drawMist(stage, 610, 40, 0.5);
  for (const [k, distance] of [0.25, 0.1, 0].entries()) {
    const ridge = createRidge(stage, { y: 620 + k * 115, amplitude: 40, waves: 1.3 + k * 0.2, octaves: 2 });
    const heather = random.pick(['#a880a8', '#9a6f98', '#b58aa0', '#8fa35e']);
    drawLand(
      stage,
      ridge,
      far(groundColour(stage, heather), distance),
      far(groundColour(stage, '#7d8f50', '#cfdceb'), distance),
    );
    plantGrove(stage, {
      count: 60,
      ridge,
      colour: far(winter ? '#dfe8f2' : heather, distance),
      heights: [16 + k * 10, 30 + k * 18],
      sink: [10, 110],
      draw: (s, plant) => drawBroadleaf(s, plant, true),
    });
    plantGrove(stage, {
      count: 5 - k,
      ridge,
      colour: far('#3f6650', distance),
      heights: [120 + k * 70, 170 + k * 110],
      sink: [6, 30],
      draw: drawScotsPine,
    });
  }
  const x = stage.fromShade(random.between(0.08, 0.16));
  drawScotsPine(stage, { x, y: HEIGHT * 1.02, height: random.between(600, 720), colour: lit('#33594a') });
  drawBirds(stage, stage.fromShade(0.44), 240);
}

function woodOf({ random, autumn, winter, country, lit }: Stage): Wood {
  const mixed: Draw = (stage, plant) =>
    random.chance(0.3)
      ? drawConifer(stage, { ...plant, colour: mix(plant.colour, lit('#215349'), 0.7) })
      : drawBroadleaf(stage, { ...plant, height: plant.height * 0.85 });
  if (autumn) return { leaves: ['#d9b27c', '#cf9450', '#bf7038', '#a6542e', '#7a3a26'], draw: mixed };
  if (winter)
    return {
      leaves: ['#9fb6c4', '#6f95a0', '#4a7a78', '#2f5f58', '#1d443f'],
      draw: (stage, plant) =>
        random.chance(0.8)
          ? drawConifer(stage, plant)
          : drawBareTree(stage, { ...plant, colour: mix(plant.colour, lit('#4a3c38'), 0.6) }),
    };
  const firs: Wood = { leaves: ['#8fb3a6', '#62968a', '#3c7768', '#215349', '#123a32'], draw: drawConifer };
  const leafy: Wood = { leaves: ['#a5bd82', '#7fa564', '#5f8f4c', '#44753e', '#2c5432'], draw: mixed };
  return random.pick(country === 'FR' || country === 'IT' ? [firs, firs, leafy] : [firs, leafy, leafy]);
}

function backdrop(stage: Stage): void {
  const { country } = stage;
  if (country === 'NL') return;
  if (country === 'BE') {
    drawHills(stage, { y: 480, amplitude: 110, waves: 1.5 }, groundColour(stage, '#7f9f9a'), 0.6);
    return;
  }
  drawPeaks(stage, { base: 560, height: 260, count: 5, distance: 0.66, snow: 0.34, rock: '#5f7c96' });
  drawMist(stage, 480, 70, 0.6);
}

interface Row {
  readonly wood: Wood;
  readonly ridge: ReturnType<typeof createRidge>;
  readonly leaves: Colour;
  readonly count: number;
  readonly height: number;
  /** A middle and half width where no tree stands. */
  readonly gap?: readonly [number, number] | undefined;
}

function row(stage: Stage, { wood, ridge, leaves, count, height, gap }: Row): void {
  const { random, width, many } = stage;
  const total = many(count);
  for (let i = 0; i < total; i++) {
    const x = ((i + random.next()) / total) * width * 1.04 - width * 0.02;
    if (gap && Math.abs(x - gap[0]) < gap[1]) continue;
    wood.draw(stage, {
      x,
      y: heightAt(ridge, x) + 30,
      height: height * random.between(0.65, 1.15),
      colour: shade(leaves, random.between(-0.06, 0.06)),
    });
  }
}

function trunk({ canvas, side, winter, lit }: Stage, x: number, foot: number, width: number, bark: Colour): void {
  const half = width / 2;
  canvas.fill(
    `M${x - half * 1.7} ${foot}Q${x - half} ${foot - width * 1.4} ${x - half * 0.8} ${-20}H${x + half * 0.8}Q${x + half} ${foot - width * 1.4} ${x + half * 1.8} ${foot}Z`,
    canvas.across([0, shade(bark, side < 0 ? 0.24 : -0.3)], [0.5, bark], [1, shade(bark, side < 0 ? -0.3 : 0.24)]),
  );
  if (winter) canvas.ellipse(x, foot, width * 1.3, width * 0.24, lit('#f4f8fd'));
}

function canopy({ canvas, random, many, width, winter, lit }: Stage, colour: Colour, y: number, size: number): void {
  const leaf = winter ? mix(colour, lit('#eef3fa'), 0.55) : colour;
  const count = many(22);
  for (let i = 0; i < count; i++) {
    const x = ((i + random.next()) / count) * width;
    const r = size * random.between(0.7, 1.3);
    canvas.ellipse(
      x,
      y - r * 0.6 + random.between(-20, 20),
      r * 1.3,
      r * 0.7,
      shade(leaf, random.between(-0.16, 0.08)),
    );
  }
  canvas.rect(0, -10, width, Math.max(0, y - size * 0.4), shade(leaf, -0.06));
}

function drawShafts({ canvas, random, light, sun, side, sunUp }: Stage, middle: number): void {
  if (!sunUp || light.darkness === 1) return;
  for (let i = 0; i < 4; i++) {
    const top = sun[0] + side * 60 + i * -side * 130;
    const foot = middle - side * random.between(-160, 420);
    const spread = random.between(24, 60);
    canvas.polygon(
      [
        [top - 14, -10],
        [top + 14, -10],
        [foot + spread, 860],
        [foot - spread, 860],
      ],
      canvas.down([0, light.glow, 0.34], [1, light.glow, 0]),
    );
  }
}
