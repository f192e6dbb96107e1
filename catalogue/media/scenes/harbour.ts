import { drawRowBoat, drawSailBoat } from '../boats.ts';
import { createCape, plantCape } from '../cape.ts';
import { buildCape } from '../cape-houses.ts';
import { drawHouse } from '../houses.ts';
import { drawSky } from '../sky.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { drawHills } from '../terrain.ts';
import { drawWater } from '../water.ts';
import { drawBirds } from '../weather.ts';

/** The paint of harbour houses, which fishermen could tell from afar. */
const PAINTED = ['#e8a06a', '#ebc878', '#d98a7a', '#f3dcb4', '#c97a68', '#a9bdb0', '#f4ead6', '#e6b08c'] as const;

/** A harbour front of tall painted houses under a wooded hill. */
export function drawHarbour(stage: Stage): void {
  const { random, width, lit } = stage;
  drawSky(stage, 560);
  const quay = 660;
  drawHills(stage, { y: 500, amplitude: 120, waves: 1.6 }, '#6f8aa0', 0.55, quay);
  const shape = {
    shore: quay,
    reach: random.between(0.84, 0.95),
    rise: random.between(330, 400),
    distance: 0.1,
    green: '#86a05e',
    rock: '#d8b98a',
    cliff: 10,
  };
  const hill = createCape(stage, { ...shape, rock: '#c9ae86' });
  const reflect = stage.canvas.mirrorable(() => {
    hill.draw();
    plantCape(stage, hill, 70, 40);
    buildCape(stage, hill, 26, 60);
    for (let i = 0, step = stage.many(15); i < step; i++) {
      const t = 0.02 + (i / step) * 0.86;
      const size = random.between(78, 98);
      drawHouse(stage, {
        x: hill.xAt(t),
        y: quay - 6,
        width: size * 0.86,
        height: size * random.between(1.25, 1.9),
        distance: 0.02,
        wall: lit(random.pick(PAINTED)),
      });
    }
  });
  drawWater(stage, { top: quay, near: '#0f6a84', far: '#4fa9b5' });
  stage.canvas.clipped(`M0 ${quay}H${width}V${HEIGHT}H0Z`, () => reflect(quay, 0.7, 0.28));
  const quayEnd = hill.xAt(0.93);
  const left = Math.min(quayEnd, hill.xAt(0));
  stage.canvas.rect(left, quay - 8, Math.abs(quayEnd - hill.xAt(0)), 20, lit('#cdb994'));
  stage.canvas.rect(left, quay + 8, Math.abs(quayEnd - hill.xAt(0)), 10, lit('#8f7d62'));
  for (let i = 0; i < 7; i++)
    drawRowBoat(stage, stage.fromShade(random.between(0.03, 0.72)), quay + 46 + i * 38, 50 + i * 15);
  drawSailBoat(stage, stage.fromShade(random.between(0.78, 0.9)), quay + random.between(60, 130), 150);
  drawBirds(stage, stage.fromShade(0.44), 300);
}
