import type { Colour } from './colour.ts';
import { drawConifer, drawScotsPine } from './conifers.ts';
import { SNOW } from './masonry.ts';
import { drawUmbrellaPine } from './southern-trees.ts';
import type { Stage } from './stage.ts';
import { heightAt, type Ridge } from './terrain.ts';
import { drawBareTree, drawBroadleaf, drawCypress, drawOlive, drawPoplar, type Plant } from './trees.ts';

/** Returns snow in winter, otherwise the given colour of the ground. */
export function groundColour({ winter }: Stage, summer: Colour, snow: Colour = SNOW): Colour {
  return winter ? snow : summer;
}

/** Draws a tree that grows in the country and the season; `plant.colour` is that of its leaves in summer. */
export function drawTree(stage: Stage, plant: Plant): void {
  const { random, south, winter, country, far } = stage;
  if (winter) {
    if (random.chance(0.5)) drawConifer(stage, plant);
    else drawBareTree(stage, { ...plant, colour: far('#5a4c48', plant.height < 60 ? 0.35 : 0.1) });
  } else if (south) {
    const draw = random.pick([drawCypress, drawCypress, drawOlive, drawUmbrellaPine]);
    draw(stage, { ...plant, height: plant.height * (draw === drawOlive ? 0.6 : 1.15) });
  } else {
    const draw = random.pick([
      drawBroadleaf,
      drawBroadleaf,
      country === 'FR' || country === 'BE' ? drawPoplar : drawBroadleaf,
    ]);
    draw(stage, draw === drawPoplar ? { ...plant, height: plant.height * 1.4 } : plant);
  }
}

/** Draws a broad-leaved tree, which stands bare in winter. */
export function drawLeafTree(stage: Stage, plant: Plant): void {
  if (stage.winter) drawBareTree(stage, { ...plant, colour: stage.far('#5a4c48', 0.1) });
  else drawBroadleaf(stage, plant);
}

interface Grove {
  readonly count: number;
  readonly ridge: Ridge;
  readonly colour: Colour;
  readonly heights: readonly [low: number, high: number];
  /** How far below the ridge the trees may stand. */
  readonly sink?: readonly [low: number, high: number];
  /** Where trees may stand, as shares of the width. */
  readonly within?: readonly [from: number, to: number];
  readonly draw?: (stage: Stage, plant: Plant) => void;
}

/** Plants trees at random along a ridge, the farther ones first. */
export function plantGrove(stage: Stage, grove: Grove): void {
  const { random, width, many } = stage;
  const { ridge, colour, heights, sink = [0, 10], within = [-0.02, 1.02], draw = drawTree } = grove;
  const plants = Array.from({ length: many(grove.count) }, () => {
    const x = random.between(...within) * width;
    return { x, y: heightAt(ridge, x) + random.between(...sink), height: random.between(...heights), colour };
  });
  for (const plant of plants.sort((a, b) => a.y - b.y)) draw(stage, plant);
}

/** The conifer of the region: firs in the hills, Scots pines on sandy northern ground. */
export function drawNeedleTree(stage: Stage, plant: Plant): void {
  if (stage.country === 'NL' && stage.random.chance(0.5)) drawScotsPine(stage, plant);
  else drawConifer(stage, plant);
}
