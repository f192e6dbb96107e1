import type { Country } from '#shared/locale/locales.ts';
import { type Canvas, createCanvas, type Point } from './canvas.ts';
import { type Colour, mix, underLight } from './colour.ts';
import { chooseLight, type Light } from './palette.ts';
import type { Hour, Kind, PictureBrief } from './picture.ts';
import { createNoise, createRandom, type Noise, type Random } from './random.ts';

/** Every drawing is this many units high, whatever its pixels; widths follow the picture's shape. */
export const HEIGHT = 1000;

/** The width in units of the usual 4:3 picture; counts of trees and clouds are given for it. */
const USUAL_WIDTH = 1333;

/** The share of the picture's height where each kind's skyline begins: the disc of the sun stays clear above it. */
const SKYLINES: Readonly<Record<Kind, number>> = {
  sea: 0.5,
  mountain: 0.26,
  city: 0.3,
  countryside: 0.32,
  vineyard: 0.32,
  forest: 0.26,
  lake: 0.26,
  spa: 0.27,
};

/** What every part of a scene needs to draw itself in the same place, light and country. */
export interface Stage {
  readonly canvas: Canvas;
  readonly random: Random;
  readonly noise: Noise;
  readonly light: Light;
  readonly time: Hour;
  readonly country: Country;
  readonly winter: boolean;
  /** Whether the vegetation is that of the Mediterranean. */
  readonly south: boolean;
  readonly width: number;
  /** Whether the picture is a panorama whose middle stays calm for a card over it. */
  readonly wide: boolean;
  readonly sun: Point;
  /** Whether the disc of the sun or moon shows; at dusk it has gone behind the land, except at sea. */
  readonly sunUp: boolean;
  readonly autumn: boolean;
  /** The side that the light comes from: −1 left, 1 right. */
  readonly side: -1 | 1;
  /** The place at a share of the width; a panorama moves it towards the nearer edge. */
  at(share: number): number;
  /** The place at a share of the width, counted from the side away from the sun. */
  fromShade(share: number): number;
  /** How many of a scattered thing fit when `usual` of them suit the usual width. */
  many(usual: number): number;
  /** The colour under the light of the hour. */
  lit(colour: Colour): Colour;
  /** The colour under the light of the hour, faded by distance: 0 near, 1 pure haze. */
  far(colour: Colour, distance: number): Colour;
}

/** Sets the stage for a brief. All chance of the picture flows from its seed and kind. */
export function createStage({ seed, kind, time, country, winter, autumn = false, width, height }: PictureBrief): Stage {
  const random = createRandom(`${seed} ${kind}`);
  const noise = createNoise(random);
  const light = chooseLight(time, random, winter);
  const units = (width / height) * HEIGHT;
  const wide = width / height > 1.8;
  const side = random.chance(0.5) ? -1 : 1;
  const at = (share: number) => units * (wide ? towardsEdge(share) : share);
  const fromShade = (share: number) => at(side < 0 ? 1 - share : share);
  const sunUp = time !== 'dusk' || kind === 'sea';
  const highest = SKYLINES[kind] - 0.1;
  const sunHeight = sunUp ? Math.min(light.sunHeight, highest) + random.between(-0.03, 0.02) : SKYLINES[kind] + 0.16;
  const lit = (colour: Colour) => underLight(colour, light.ambient);
  return {
    canvas: createCanvas(units, HEIGHT, width, height),
    random,
    noise,
    light,
    time,
    country,
    winter,
    south: country === 'ES' || country === 'IT' || (country === 'FR' && random.chance(0.6)),
    width: units,
    wide,
    sun: [fromShade(random.between(0.62, 0.76)), HEIGHT * sunHeight],
    sunUp,
    autumn,
    side,
    at,
    fromShade,
    many: (usual) => Math.round((usual * units) / USUAL_WIDTH),
    lit,
    far: (colour, distance) => mix(lit(colour), light.haze, distance),
  };
}

function towardsEdge(share: number): number {
  return share < 0.5 ? share * 0.6 : 1 - (1 - share) * 0.6;
}
