import type { Country } from '#shared/locale/locales.ts';
import type { Hour, PoolPicture } from '../media/picture.ts';
import { pool } from '../media/pool.ts';
import type { Environment } from '../seed/geography/spots.ts';
import { createRandom, mixSeed } from '../seed/random.ts';
import type { Texts } from '../seed/text/texts.ts';
import { fillIn } from './compose.ts';

interface Pictured {
  readonly seed: number;
  readonly country: Country;
  readonly environment: Environment;
  /** Decides whether there is snow outside mountains and forests; unknown, there is none. */
  readonly lat?: number;
}

export interface WirePicture {
  readonly url: string;
  readonly sizes: readonly { readonly width: number; readonly url: string }[];
  readonly alt: string;
  readonly tone: number;
}

const widths = [480, 960];
/** The orders of an album: first what sells the place, the night last; with two of them covers in a list differ more. */
const albumHours: readonly (readonly Hour[])[] = [
  ['day', 'golden', 'dusk', 'dawn', 'day', 'golden', 'night'],
  ['golden', 'day', 'dusk', 'day', 'dawn', 'golden', 'night'],
];
/** When mountains and forests lie under snow, and when the rest of the north does. */
const longWinter = [12, 1, 2, 3];
const shortWinter = [12, 1, 2];
const northernLatitude = 45.4;
const least = 5;

/**
 * The album of a hotel: at least five illustrations of its surroundings and country in one season, of different hours.
 * `month` is the one of the visit. @rule HOTEL-003
 */
export function picturesOf(texts: Texts, hotel: Pictured, month: number): WirePicture[] {
  const { seed, country, environment } = hotel;
  const all = pool.filter((picture) => picture.kind === environment && picture.country === country);
  const snowy = hasSnow(hotel, month) ? all.filter(({ winter }) => winter) : [];
  const inSeason = snowy.length >= least ? snowy : all.filter(({ winter }) => !winter);
  return pickAlbum(inSeason, seed).map((picture) => toWire(texts, picture));
}

function hasSnow({ environment, lat = 0 }: Pictured, month: number): boolean {
  if (environment === 'mountain' || environment === 'forest') return longWinter.includes(month);
  return lat >= northernLatitude && shortWinter.includes(month);
}

/** One illustration of a kind in a country, always the same for the same seed; another country's when it has none. */
export function pictureOf(texts: Texts, kind: Environment, country: Country, seed: number): WirePicture {
  const fitting = pool.filter((picture) => picture.kind === kind && !picture.winter && picture.time !== 'night');
  const own = fitting.filter((picture) => picture.country === country);
  return toWire(texts, createRandom(mixSeed(seed, 'cover')).pick(own.length > 0 ? own : fitting));
}

const albums = new Map<string, readonly PoolPicture[]>();
const mostAlbums = 5000;

function pickAlbum(candidates: readonly PoolPicture[], seed: number): readonly PoolPicture[] {
  const key = `${candidates[0]?.id} ${candidates.length} ${seed}`;
  const known = albums.get(key);
  if (known) return known;
  const random = createRandom(mixSeed(seed, 'album'));
  const left = [...candidates];
  const album: PoolPicture[] = [];
  for (const hour of random.pick(albumHours)) {
    const fitting = left.filter(({ time }) => time === hour);
    if (fitting.length === 0) continue;
    const picture = random.pick(fitting);
    left.splice(left.indexOf(picture), 1);
    album.push(picture);
  }
  while (album.length < least && left.length > 0) album.push(...left.splice(random.integer(left.length), 1));
  if (albums.size >= mostAlbums) albums.clear();
  albums.set(key, album);
  return album;
}

function toWire({ picture: texts }: Texts, { id, kind, time, winter, tone }: PoolPicture): WirePicture {
  const alt = fillIn(texts.alt, { kind: texts.kinds[kind], hour: winter ? texts.winter : texts.hours[time] });
  const sizes = widths.map((width) => ({ width, url: `/pictures/${id}-${width}.webp` }));
  return { url: `/pictures/${id}-960.webp`, sizes, alt, tone };
}
