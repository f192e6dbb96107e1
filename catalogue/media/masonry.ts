import type { Country } from '#shared/locale/locales.ts';
import { type Colour, mix } from './colour.ts';
import { LAMP } from './palette.ts';
import type { Stage } from './stage.ts';

type Colours = readonly [Colour, ...Colour[]];

interface Masonry {
  readonly walls: Colours;
  readonly cityRoofs: Colours;
  readonly villageRoofs: Colours;
  readonly shutters: Colours;
}

const MASONRY: Readonly<Record<Country, Masonry>> = {
  FR: {
    walls: ['#f4ead6', '#eadbc0', '#f7efe2', '#e6d3b8'],
    cityRoofs: ['#7f8898', '#8a8f9c', '#76808f'],
    villageRoofs: ['#b9694a', '#a8664d', '#8f6a58'],
    shutters: ['#6f9a8d', '#7d93a8', '#8fa7b5', '#9a7f92'],
  },
  ES: {
    walls: ['#fbf7ee', '#f6efe0', '#fdfaf4', '#f3e3c8'],
    cityRoofs: ['#c8754f', '#b96a48', '#d08a5e'],
    villageRoofs: ['#c8754f', '#b96a48'],
    shutters: ['#5f8f9a', '#7a6a4f', '#4f7f95'],
  },
  IT: {
    walls: ['#f0d3a4', '#e9b98a', '#f2dcb8', '#e2a37c', '#f4e2c6', '#e8c4a0'],
    cityRoofs: ['#c4694a', '#b85f44', '#cf7c55'],
    villageRoofs: ['#c4694a', '#b85f44'],
    shutters: ['#5f8f7a', '#54808f', '#6f7f5a'],
  },
  NL: {
    walls: ['#b5674a', '#8f4a3a', '#d9c7ad', '#a65a44', '#7a4f46', '#c98a66'],
    cityRoofs: ['#7a4b40', '#5d5560', '#8a5a48'],
    villageRoofs: ['#a8593f', '#7d5b4e'],
    shutters: ['#3f6a5a', '#34506b'],
  },
  BE: {
    walls: ['#d8b48a', '#b5674a', '#ead9bd', '#c98f6a', '#f0e4cf', '#a8644c'],
    cityRoofs: ['#8e5a48', '#6c5f66', '#9c6a50'],
    villageRoofs: ['#8a5c4c', '#6f6a72'],
    shutters: ['#6a7f6a', '#8a5a4a', '#5f6f86'],
  },
};

/** The colour of snow on roofs and ledges before the light of the hour. */
export const SNOW: Colour = '#f1f5fb';

/** Returns a wall colour usual in the country, under the light of the hour. */
export function wallColour({ country, random, lit }: Stage): Colour {
  return lit(random.pick(MASONRY[country].walls));
}

/** Returns a roof colour usual in the country, under the light of the hour; white in winter. */
export function roofColour({ country, random, winter, lit }: Stage, place: 'city' | 'village'): Colour {
  const roof = random.pick(MASONRY[country][place === 'city' ? 'cityRoofs' : 'villageRoofs']);
  return lit(winter ? mix(roof, SNOW, 0.9) : roof);
}

/** Returns a colour for shutters and doors, under the light of the hour. */
export function shutterColour({ country, random, lit }: Stage): Colour {
  return lit(random.pick(MASONRY[country].shutters));
}

interface WindowGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly distance?: number;
  readonly shutters?: Colour;
  readonly frames?: Colour;
  /** Width and height of a window as shares of its cell. */
  readonly size?: readonly [width: number, height: number];
}

/** Draws a grid of windows; after sunset most are lit. */
export function drawWindows(stage: Stage, grid: WindowGrid): void {
  const { canvas, random, light, far } = stage;
  const { x, y, columns, rows, distance = 0, shutters, frames, size = [0.4, 0.56] } = grid;
  const cell = { width: grid.width / columns, height: grid.height / rows };
  const [w, h] = [cell.width * size[0], cell.height * size[1]];
  const dark = far('#51606c', Math.min(1, distance + 0.08));
  for (let i = 0; i < columns * rows; i++) {
    const left = x + cell.width * ((i % columns) + 0.5) - w / 2;
    const top = y + cell.height * (Math.floor(i / columns) + 0.5) - h / 2;
    const on = light.lamps && random.chance(0.6);
    if (on && distance < 0.5)
      canvas.ellipse(left + w / 2, top + h / 2, w * 1.9, h * 1.5, canvas.glow(LAMP, 0.28, 0.45));
    if (frames) canvas.rect(left - w * 0.14, top - h * 0.07, w * 1.28, h * 1.17, frames);
    canvas.rect(left, top, w, h, on ? mix(LAMP, light.haze, distance * 0.5) : dark, { round: w * 0.08 });
    if (shutters && !(on && random.chance(0.5))) {
      canvas.rect(left - w * 0.52, top, w * 0.42, h, shutters);
      canvas.rect(left + w * 1.1, top, w * 0.42, h, shutters);
    }
  }
}
