import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '#shared/locale/locales.ts';

/** The area that the tiles of this repository cover: west, south, east, north. */
export const baseBounds: [number, number, number, number] = [-12.5, 34, 21, 56];

const [west, south, east, north] = baseBounds;
const font = 'Figtree Variable';

/** The style must not name glyphs: labels are then drawn with the page's own font, which has to be loaded before. */
export const labelFont = `600 16px "${font}"`;

/** The basemap: sea, relief, borders and places of western Europe, with names in the reader's language. */
export function baseStyle(language: Language, origin: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: {
        type: 'vector',
        tiles: [`${origin}/map/t/{z}/{x}/{y}.mvt`],
        minzoom: 3,
        maxzoom: 8,
        bounds: baseBounds,
        attribution:
          '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a> · GeoNames · Natural Earth · NOAA',
      },
      relief: {
        type: 'image',
        url: `${origin}/map/relief.webp`,
        coordinates: [
          [west, north],
          [east, north],
          [east, south],
          [west, south],
        ],
      },
    },
    layers: [...land, ...borders, ...water, ...countries, ...labels(language)],
  };
}

/** A value that grows or fades between zooms: zoom, value, zoom, value … */
const byZoom = (...stops: (number | string)[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];
const fromTiles = (layer: string) => ({ source: 'base', 'source-layer': layer }) as const;
const isLevel = (level: number): ExpressionSpecification => ['==', ['get', 'l'], level];

const land: LayerSpecification[] = [
  { id: 'ground', type: 'background', paint: { 'background-color': '#f3efe0' } },
  {
    id: 'relief',
    type: 'raster',
    source: 'relief',
    paint: { 'raster-opacity': byZoom(4, 1, 6.5, 1, 8.5, 0.35, 10, 0), 'raster-fade-duration': 0 },
  },
  {
    id: 'abroad',
    type: 'fill',
    ...fromTiles('others'),
    paint: { 'fill-color': '#eceae2', 'fill-opacity': 0.72, 'fill-antialias': false },
  },
  {
    id: 'towns',
    type: 'circle',
    ...fromTiles('place'),
    minzoom: 5,
    filter: ['>=', ['get', 'p'], 20_000],
    paint: {
      'circle-color': '#d9b99b',
      'circle-opacity': byZoom(5, 0.35, 9, 0.6),
      'circle-blur': 1,
      'circle-radius': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        5,
        ['*', ['sqrt', ['get', 'p']], 0.012],
        12,
        ['*', ['sqrt', ['get', 'p']], 0.62],
      ],
    },
  },
];

/** Below the water, so that borders out at sea do not show. */
const borders: LayerSpecification[] = [
  {
    id: 'departments',
    type: 'line',
    ...fromTiles('admin'),
    minzoom: 6.2,
    filter: isLevel(2),
    paint: {
      'line-color': '#b9a98a',
      'line-width': 0.6,
      'line-opacity': byZoom(6.2, 0, 7.2, 0.7),
      'line-dasharray': [3, 2],
    },
  },
  {
    id: 'regions',
    type: 'line',
    ...fromTiles('admin'),
    minzoom: 4.4,
    filter: isLevel(1),
    paint: {
      'line-color': '#a08f70',
      'line-width': byZoom(5, 0.5, 9, 1.4),
      'line-opacity': byZoom(4.4, 0, 5.2, 0.6),
      'line-dasharray': [4, 2],
    },
  },
];

const water: LayerSpecification[] = [
  {
    id: 'water',
    type: 'fill',
    ...fromTiles('water'),
    paint: { 'fill-color': byZoom(4, '#a9d0d6', 9, '#b4d8da') },
  },
  {
    id: 'shore',
    type: 'line',
    ...fromTiles('water'),
    paint: { 'line-color': '#7fb4bd', 'line-width': byZoom(4, 0.4, 9, 0.9), 'line-opacity': 0.75 },
  },
  {
    id: 'rivers',
    type: 'line',
    ...fromTiles('river'),
    maxzoom: 10,
    paint: { 'line-color': '#a3ccd2', 'line-width': byZoom(4, 0.5, 8, 1.6) },
  },
];

const countries: LayerSpecification[] = [
  {
    id: 'country-halo',
    type: 'line',
    ...fromTiles('admin'),
    filter: isLevel(0),
    paint: { 'line-color': 'rgba(255,252,243,.8)', 'line-width': byZoom(4, 2, 9, 5) },
  },
  {
    id: 'country-line',
    type: 'line',
    ...fromTiles('admin'),
    filter: isLevel(0),
    paint: { 'line-color': '#6b5d45', 'line-width': byZoom(4, 0.7, 9, 1.6) },
  },
];

interface LabelClass {
  readonly id: string;
  /** Inhabitants, the upper bound left out. */
  readonly from: number;
  readonly to: number;
  readonly minzoom: number;
  readonly size: readonly [fromZoom: number, fromSize: number, toSize: number];
  readonly color: string;
}

const labelClasses: readonly LabelClass[] = [
  { id: 'villages', from: 0, to: 8000, minzoom: 8.6, size: [8, 10, 13], color: '#6d6a5c' },
  { id: 'small-towns', from: 8000, to: 30_000, minzoom: 7.4, size: [7, 10.5, 14.5], color: '#5a5747' },
  { id: 'large-towns', from: 30_000, to: 150_000, minzoom: 6, size: [6, 11, 16.5], color: '#45453a' },
  { id: 'cities', from: 150_000, to: 600_000, minzoom: 5, size: [5, 12, 19], color: '#33372f' },
  { id: 'metropolises', from: 600_000, to: 1e9, minzoom: 3, size: [4, 13, 22], color: '#22302b' },
];

function labels(language: Language): LayerSpecification[] {
  return labelClasses.map(({ id, from, to, minzoom, size: [zoom, least, most], color }) => ({
    id,
    type: 'symbol',
    ...fromTiles('place'),
    minzoom,
    filter: ['all', ['>=', ['get', 'p'], from], ['<', ['get', 'p'], to]],
    layout: {
      'text-field': ['coalesce', ['get', language], ['get', 'n']],
      'text-font': [font],
      'text-size': byZoom(zoom, least, 12, most),
      'symbol-sort-key': ['-', 0, ['get', 'p']],
      'text-padding': 6,
      'text-max-width': 8,
    },
    paint: { 'text-color': color, 'text-halo-color': 'rgba(255,253,246,.92)', 'text-halo-width': 1.4 },
  }));
}
