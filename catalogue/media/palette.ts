import { type Colour, mix, type Tint } from './colour.ts';
import type { Hour } from './picture.ts';
import type { Random } from './random.ts';

/** The light of one hour: every colour of a picture is seen through it. */
export interface Light {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  /** The disc of the sun, or of the moon at night. */
  readonly sun: Colour;
  readonly glow: Colour;
  /** What far things fade into. */
  readonly haze: Colour;
  /** The colour that the light gives to things. */
  readonly ambient: Tint;
  /** Height of the sun as a share of the picture, from the top. */
  readonly sunHeight: number;
  /** Whether lamps and windows are lit. */
  readonly lamps: boolean;
  /** 0 by day, 1 in full night: stars, and how far colours sink. */
  readonly darkness: number;
  /** How strong things throw shadows, 0–1. */
  readonly shadow: number;
}

const DAWN = { sun: '#fff6e2', sunHeight: 0.42, lamps: false, darkness: 0, shadow: 0.22 };
const DAY = { sun: '#fffbe8', sunHeight: 0.19, lamps: false, darkness: 0, shadow: 0.26 };
const GOLDEN = { sun: '#fff4cf', sunHeight: 0.39, lamps: false, darkness: 0, shadow: 0.3 };
const DUSK = { sun: '#ffe0b0', sunHeight: 0.46, lamps: true, darkness: 0.45, shadow: 0.12 };
const NIGHT = { sun: '#f6f0dc', sunHeight: 0.19, lamps: true, darkness: 1, shadow: 0.08 };

const LIGHTS: Readonly<Record<Hour, readonly [Light, ...Light[]]>> = {
  dawn: [
    {
      ...DAWN,
      sky: ['#6a9bc6', '#aec4df', '#f5c7bf', '#ffe2bc'],
      glow: '#ffd2a0',
      haze: '#f1d3cd',
      ambient: [1, 0.94, 0.95],
    },
    {
      ...DAWN,
      sky: ['#78abb8', '#b5d0cb', '#f1dcbd', '#ffe9c4'],
      glow: '#ffdfa8',
      haze: '#ecdfca',
      ambient: [1, 0.96, 0.9],
    },
    {
      ...DAWN,
      sky: ['#8296c8', '#b9b6dc', '#edc4cf', '#ffdcc4'],
      glow: '#ffcdb0',
      haze: '#e6cdd8',
      ambient: [0.97, 0.92, 0.98],
    },
  ],
  day: [
    { ...DAY, sky: ['#3d9bc4', '#79c2d8', '#bfe3e0', '#f3f1dc'], glow: '#fff4c9', haze: '#d9ebe8', ambient: [1, 1, 1] },
    {
      ...DAY,
      sky: ['#46a3b4', '#88c9c5', '#cbe5d2', '#f8eed2'],
      glow: '#fff1c0',
      haze: '#e1ebd9',
      ambient: [1, 0.99, 0.95],
    },
    {
      ...DAY,
      sky: ['#5599cf', '#8fc1e2', '#c9e2ed', '#f3f4ea'],
      glow: '#fff8dc',
      haze: '#dbe8f0',
      ambient: [0.99, 1, 1.01],
    },
  ],
  golden: [
    {
      ...GOLDEN,
      sky: ['#5a86b4', '#c3abb0', '#ffbf84', '#ffe7ac'],
      glow: '#ffc76c',
      haze: '#fad0a2',
      ambient: [1.05, 0.92, 0.78],
    },
    {
      ...GOLDEN,
      sky: ['#d08a66', '#eeae74', '#ffd08a', '#ffecbc'],
      glow: '#ffdb8c',
      haze: '#fbd9a6',
      ambient: [1.06, 0.94, 0.76],
    },
    {
      ...GOLDEN,
      sky: ['#5f9aa6', '#b3bda4', '#f8cd8e', '#ffe9b4'],
      glow: '#ffd584',
      haze: '#f3d7a8',
      ambient: [1.04, 0.95, 0.8],
    },
  ],
  dusk: [
    {
      ...DUSK,
      sky: ['#23306b', '#65559a', '#d6789a', '#ffb183'],
      glow: '#ff9c74',
      haze: '#b5809f',
      ambient: [0.7, 0.6, 0.78],
    },
    {
      ...DUSK,
      sky: ['#173056', '#3a6288', '#94a3aa', '#f9c48a'],
      glow: '#ffbd7e',
      haze: '#8b9cab',
      ambient: [0.6, 0.65, 0.78],
    },
    {
      ...DUSK,
      sky: ['#2b2f63', '#7d5583', '#df7f72', '#ffc07c'],
      glow: '#ffab6c',
      haze: '#bb8689',
      ambient: [0.75, 0.6, 0.68],
    },
  ],
  night: [
    {
      ...NIGHT,
      sky: ['#0a1433', '#152550', '#2a4474', '#547299'],
      glow: '#9fb9de',
      haze: '#435f8c',
      ambient: [0.38, 0.47, 0.68],
    },
    {
      ...NIGHT,
      sky: ['#0b2036', '#123a52', '#275a6c', '#578a90'],
      glow: '#a9d0cf',
      haze: '#426f7f',
      ambient: [0.38, 0.5, 0.62],
    },
  ],
};

/** The warm yellow of a lit window. */
export const LAMP: Colour = '#ffd98a';

/** What a low sun makes of snow: left as it is, the golden light would turn it into sand. */
const ON_SNOW = { ambient: [1.02, 0.95, 0.94], haze: '#e6d3dd' } as const satisfies Partial<Light>;

/** Chooses one of the lights that an hour can have. */
export function chooseLight(hour: Hour, random: Random, winter: boolean): Light {
  const light = random.pick(LIGHTS[hour]);
  return winter && hour === 'golden' ? { ...light, ...ON_SNOW, haze: mix(light.haze, ON_SNOW.haze, 0.7) } : light;
}
