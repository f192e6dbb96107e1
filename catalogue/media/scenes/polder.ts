import { mix } from '../colour.ts';
import { drawGrass } from '../flowers.ts';
import { groundColour, plantGrove } from '../groves.ts';
import { drawHouse, drawVillage } from '../houses.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { createRidge, drawLand } from '../terrain.ts';
import { drawBareTree, drawPoplar } from '../trees.ts';
import { drawRipples, waterColour } from '../water.ts';
import { drawBirds } from '../weather.ts';
import { drawWindmill } from '../windmill.ts';

/** Flat land under a high sky: a canal, a mill and strips of flowers. */
export function drawPolder(stage: Stage): void {
  const { random, canvas, winter, far, lit, width, light, side, country } = stage;
  const horizon = random.between(560, 610);
  drawSky(stage, horizon);
  const edge = createRidge(stage, { y: horizon + 6, amplitude: 10, waves: 2 });
  plantGrove(stage, { count: 60, ridge: edge, colour: far('#5d8a54', 0.42), heights: [26, 56], sink: [0, 6] });
  drawVillage(stage, {
    x: stage.fromShade(random.between(0.62, 0.78)),
    span: 220,
    count: 7,
    size: 38,
    distance: 0.2,
    depth: 0.3,
    groundAt: () => horizon + 8,
  });
  drawLand(stage, edge, far(groundColour(stage, '#8fb45c'), 0.16), lit(groundColour(stage, '#5f9440', '#cfdceb')));
  const focus = width * random.between(0.44, 0.56);
  const strip = (from: number, to: number, colour: string) =>
    canvas.polygon(
      [
        [focus + from * 0.03, horizon + 12],
        [focus + to * 0.03, horizon + 12],
        [focus + to, HEIGHT + 10],
        [focus + from, HEIGHT + 10],
      ],
      canvas.down([0, far(colour, 0.3)], [1, lit(colour)]),
    );
  const tulips = ['#d9472f', '#e9a83d', '#d26a8f', '#f3e4c4', '#8a64a8', '#e2703b', '#5f9440'] as const;
  if (!winter && country === 'NL')
    for (let i = 0; i < 9; i++)
      for (const sign of [-1, 1]) strip(sign * (330 + i * 230), sign * (330 + i * 230 + 200), random.pick(tulips));
  canvas.polygon(
    [
      [focus - 4, horizon + 10],
      [focus + 4, horizon + 10],
      [focus + 230, HEIGHT + 10],
      [focus - 230, HEIGHT + 10],
    ],
    canvas.down(
      [0, mix(light.sky[3], lit('#ffffff'), 0.2)],
      [0.3, mix(light.sky[2], waterColour(stage, '#6fb0b8'), 0.5)],
      [1, waterColour(stage, '#2f7f8d')],
    ),
  );
  canvas.clipped(`M${focus} ${horizon}L${focus + 220} ${HEIGHT}H${focus - 220}Z`, () =>
    drawRipples(stage, horizon + 30, HEIGHT - horizon, 70),
  );
  for (const sign of [-1, 1])
    canvas.stroke(
      `M${focus + sign * 4} ${horizon + 10}L${focus + sign * 236} ${HEIGHT + 10}`,
      lit(groundColour(stage, '#6f8f4a')),
      12,
    );
  const mill = stage.fromShade(random.between(0.26, 0.34));
  drawWindmill(stage, mill, horizon + 66, random.between(270, 330), 0.02);
  if (random.chance(0.6)) drawWindmill(stage, stage.fromShade(0.52), horizon + 20, 100, 0.3);
  drawHouse(stage, { x: mill - side * 130, y: horizon + 76, width: 88, height: 50, distance: 0.02 });
  for (let i = 0; i < 7; i++) {
    const share = ((i + 1) / 7) ** 1.6;
    const x = focus + side * (40 + 300 * share);
    (winter ? drawBareTree : drawPoplar)(stage, {
      x,
      y: horizon + 24 + 330 * share,
      height: 90 + 320 * share,
      colour: lit(winter ? '#5a4c48' : '#5d8a48'),
    });
  }
  if (!winter) drawGrass(stage, '#5f8f42', 60, 70);
  drawBirds(stage, stage.at(0.5), 240);
}
