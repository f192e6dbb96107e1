import type { Cape } from './cape.ts';
import { drawHouse } from './houses.ts';
import type { Stage } from './stage.ts';
import { drawSteeple } from './towers.ts';
import { drawCypress } from './trees.ts';

/** Builds a village up the slope of a cape, the higher houses first, around a church. */
export function buildCape(stage: Stage, cape: Cape, count: number, size: number): void {
  const { random, far } = stage;
  const { shore, cliff, distance } = cape.shape;
  const places = Array.from({ length: count }, (_, i) => {
    const t = 0.14 + ((i + random.next()) / count) * 0.7;
    const low = shore - cliff * 0.85;
    return { x: cape.xAt(t), y: low - Math.max(0, low - cape.topAt(t)) * random.between(0, 0.72) };
  }).sort((a, b) => a.y - b.y);
  const church = Math.floor(count * 0.4);
  for (const [i, { x, y }] of places.entries()) {
    if (i === church) drawSteeple(stage, { x, y: y + 6, width: size * 0.55, height: size * 2.8, distance });
    drawHouse(stage, {
      x,
      y: y + 4,
      width: size * random.between(0.75, 1.05),
      height: size * random.between(0.75, 1.2),
      distance,
    });
    if (random.chance(0.3))
      drawCypress(stage, { x: x - size * 0.8, y: y + 5, height: size * 1.5, colour: far('#3d6148', distance + 0.03) });
  }
}
