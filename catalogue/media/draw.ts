import type { Kind, PictureBrief } from './picture.ts';
import { drawLane, drawRooftops, drawSquare, drawWaterfront } from './scenes/city.ts';
import { drawAvenue, drawFields, drawFlowerRows, drawPasture } from './scenes/countryside.ts';
import { drawHeath, drawMistyWood, drawTrunks } from './scenes/forest.ts';
import { drawHarbour } from './scenes/harbour.ts';
import { drawMirrorLake, drawReedLake, drawTarn, drawVillaLake } from './scenes/lake.ts';
import { drawNarrowValley, drawSummit, drawValley } from './scenes/mountain.ts';
import { drawPolder } from './scenes/polder.ts';
import { drawDunePath, drawDunes, drawSands } from './scenes/sea-north.ts';
import { drawBeachDay, drawCapeVillage, drawCliffs } from './scenes/sea-south.ts';
import { drawGlassPavilion, drawInfinityPool, drawPalaceBaths, drawSprings } from './scenes/spa.ts';
import { drawVineHills, drawVineLane, drawVineRows } from './scenes/vineyard.ts';
import { createStage, type Stage } from './stage.ts';
import { drawVignette } from './weather.ts';

type Scene = (stage: Stage) => void;
type Scenes = readonly [Scene, ...Scene[]];

function scenesOf(kind: Kind, { country, light, winter }: Stage): Scenes {
  const north = country === 'NL' || country === 'BE';
  const isNight = light.darkness === 1;
  switch (kind) {
    case 'sea':
      if (north) return isNight ? [drawDunes] : [drawDunes, drawSands, drawDunePath];
      return isNight ? [drawCapeVillage, drawHarbour] : [drawCapeVillage, drawBeachDay, drawCliffs, drawHarbour];
    case 'mountain':
      return [drawValley, drawSummit, drawNarrowValley];
    case 'city':
      return [drawWaterfront, drawSquare, drawRooftops, drawLane];
    case 'countryside':
      if (country === 'NL') return [drawPolder, drawPasture];
      if (country === 'BE') return [drawPasture, drawFields, drawAvenue];
      return winter ? [drawFields, drawAvenue] : [drawFields, drawAvenue, drawFlowerRows];
    case 'vineyard':
      return [drawVineRows, drawVineHills, drawVineLane];
    case 'forest':
      return country === 'NL' ? [drawMistyWood, drawTrunks, drawHeath] : [drawMistyWood, drawMistyWood, drawTrunks];
    case 'lake':
      return north ? [drawReedLake, drawReedLake, drawTarn] : [drawMirrorLake, drawVillaLake, drawTarn];
    case 'spa':
      return [drawPalaceBaths, drawInfinityPool, drawGlassPavilion, drawSprings];
  }
}

/** Draws the illustration of a brief as an SVG document; the same brief always gives the same text. */
export function drawPicture(brief: PictureBrief): string {
  const stage = createStage(brief);
  const scenes = scenesOf(brief.kind, stage);
  const chosen = stage.random.pick(scenes);
  const draw = brief.composition === undefined ? chosen : (scenes[brief.composition % scenes.length] ?? chosen);
  draw(stage);
  drawVignette(stage);
  return stage.canvas.toSvg();
}
