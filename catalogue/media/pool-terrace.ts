import type { Point } from './canvas.ts';
import { outline } from './canvas.ts';
import { type Colour, mix, shade } from './colour.ts';
import { LAMP } from './palette.ts';
import { drawPalm } from './southern-trees.ts';
import type { Stage } from './stage.ts';
import { HEIGHT } from './stage.ts';
import { drawBroadleaf, drawCypress } from './trees.ts';
import { drawRipples, waterColour } from './water.ts';

/** Draws a pool as a flat shape with a stone rim; `lights` are places along the far edge that shine into the water. */
export function drawBasin(stage: Stage, rim: readonly Point[], lights: readonly number[], glow: Colour = LAMP): void {
  const { canvas, light, lit } = stage;
  const top = Math.min(...rim.map(([, y]) => y));
  const middle = rim.reduce((sum, [x]) => sum + x, 0) / rim.length;
  const inner = rim.map(([x, y]): Point => [middle + (x - middle) * 0.965, top + 10 + (y - top) * 0.985]);
  canvas.polygon(rim, canvas.down([0, lit('#fbf5e9')], [1, lit('#eadfca')]));
  canvas.clipped(outline(inner), () => {
    const warm = light.lamps ? 0.22 : 0;
    canvas.polygon(
      inner,
      canvas.down(
        [0, mix(waterColour(stage, '#8fd8d2'), light.sky[3], 0.3)],
        [0.4, mix(waterColour(stage, '#4fbfc2'), '#46d0d0', warm)],
        [1, mix(waterColour(stage, '#1b8a9a'), '#1fa5b0', warm)],
      ),
    );
    for (const x of lights)
      canvas.rect(
        x - 15,
        top,
        30,
        230,
        canvas.down([0, light.lamps ? glow : lit('#fff8ea'), 0.55], [1, light.lamps ? glow : lit('#fff8ea'), 0]),
      );
    drawRipples(stage, top + 6, HEIGHT - top, 50);
  });
}

/** Lets steam rise over warm water. */
export function drawSteam({ canvas, random, width, many, lit, light }: Stage, y: number, count: number): void {
  const white = mix(lit('#ffffff'), light.haze, 0.3);
  for (let i = many(count); i > 0; i--) {
    canvas.ellipse(
      width * random.between(0.08, 0.92),
      y + random.between(-30, 150),
      random.between(60, 150),
      random.between(36, 84),
      canvas.glow(white, random.between(0.24, 0.4), 0.5),
    );
  }
}

/** Draws a sun bed that looks towards the pool; `size` is its length. */
export function drawLounger({ canvas, lit, light }: Stage, x: number, y: number, size: number, facing: 1 | -1): void {
  const cloth = lit('#fffaf0');
  const wood = lit('#8a6a4e');
  canvas.ellipse(x, y + size * 0.02, size * 0.6, size * 0.07, '#1b2444', light.shadow);
  for (const share of [-0.36, 0.36]) canvas.rect(x + size * share, y - size * 0.16, size * 0.04, size * 0.17, wood);
  canvas.polygon(
    [
      [x - facing * size * 0.5, y - size * 0.16],
      [x + facing * size * 0.2, y - size * 0.16],
      [x + facing * size * 0.56, y - size * 0.44],
      [x + facing * size * 0.6, y - size * 0.36],
      [x + facing * size * 0.24, y - size * 0.08],
      [x - facing * size * 0.5, y - size * 0.08],
    ],
    cloth,
  );
  canvas.polygon(
    [
      [x + facing * size * 0.36, y - size * 0.29],
      [x + facing * size * 0.55, y - size * 0.44],
      [x + facing * size * 0.6, y - size * 0.38],
      [x + facing * size * 0.42, y - size * 0.24],
    ],
    lit('#d98a6a'),
  );
}

/** Draws a terracotta pot with a palm, a cypress or a clipped bush. */
export function drawPotPlant(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  plant: 'palm' | 'cypress' | 'bush',
): void {
  const { canvas, lit, winter } = stage;
  const clay = lit('#b5654a');
  const leaf = lit(winter ? '#7fa08c' : '#4c8a5c');
  const foot = y - size * 0.5;
  if (plant === 'palm') drawPalm(stage, { x, y: foot, height: size * 3, colour: leaf });
  else if (plant === 'cypress') drawCypress(stage, { x, y: foot, height: size * 2.6, colour: shade(leaf, -0.2) });
  else drawBroadleaf(stage, { x, y: foot + size * 0.12, height: size * 1.5, colour: leaf }, true);
  canvas.polygon(
    [
      [x - size * 0.42, y - size * 0.6],
      [x + size * 0.42, y - size * 0.6],
      [x + size * 0.3, y],
      [x - size * 0.3, y],
    ],
    canvas.across([0, shade(clay, stage.side < 0 ? 0.12 : -0.22)], [1, shade(clay, stage.side < 0 ? -0.22 : 0.12)]),
  );
  canvas.rect(x - size * 0.47, y - size * 0.66, size * 0.94, size * 0.12, shade(clay, 0.1), { round: 3 });
}

/** Draws a lantern that stands on the ground and glows after sunset. */
export function drawLantern({ canvas, lit, light }: Stage, x: number, y: number, size: number): void {
  if (light.lamps) canvas.ellipse(x, y - size * 0.6, size * 2.4, size * 2, canvas.glow(LAMP, 0.55));
  canvas.rect(x - size * 0.3, y - size, size * 0.6, size, light.lamps ? LAMP : lit('#e9dfc8'), { round: 3 });
  for (const share of [-0.3, 0.22]) canvas.rect(x + size * share, y - size, size * 0.08, size, lit('#3a3a40'));
  canvas.rect(x - size * 0.38, y - size * 1.12, size * 0.76, size * 0.16, lit('#3a3a40'), { round: 2 });
}
