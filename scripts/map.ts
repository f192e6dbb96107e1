// Builds public/map from open data: vector tiles of western Europe at zoom 3 to 8, and a relief picture. Run by hand,
// never in a build: the result is committed, the inputs are no dependencies. In a folder of its own:
//
//   npm i @geo-maps/earth-lands-50m@0.6.0 mapshaper@0.7.70 sharp@0.35.5 netcdfjs@3
//   apt-get download libmagics++-data qgis-common ferret-datasets && for each: dpkg -x <file>.deb x
//
// then here: node scripts/map.ts --inputs <that folder>     (cutting the land out of the sea wants 14 GB of memory)
//
// Water: OpenStreetMap (ODbL) · borders, rivers, neighbours: Natural Earth · towns: GeoNames (CC-BY 4.0) · relief: NOAA.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { GeoJSONVT, type GeoJSONVTOptions } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type * as GeoJSON from 'geojson';
import { reliefOf } from './relief.ts';
import { readGeometry } from './well-known-binary.ts';

type Feature = GeoJSON.Feature<GeoJSON.Geometry, Record<string, string | number>>;
/** As `catalogue/seed/data/cities.json` lists a town. */
type Town = [number, string, string, string, string, number, number, number, string, string, string, string, string];

const [west, south, east, north] = [-12.5, 34, 21, 56];
const zooms = { first: 3, last: 8 };
/** The smallest water in km² and the smallest town in inhabitants that a zoom still shows. */
const detail: Readonly<Record<number, { readonly water: number; readonly town: number; readonly tolerance: number }>> =
  {
    3: { water: 120, town: 1_000_000, tolerance: 9 },
    4: { water: 60, town: 300_000, tolerance: 9 },
    5: { water: 15, town: 100_000, tolerance: 9 },
    6: { water: 5, town: 30_000, tolerance: 4 },
    7: { water: 1.6, town: 8000, tolerance: 4 },
    8: { water: 0.35, town: 1000, tolerance: 1.5 },
  };
const served = ['FRA', 'ESP', 'BEL', 'NLD', 'ITA'];

const { values } = parseArgs({ options: { inputs: { type: 'string' } } });
if (!values.inputs) throw new Error('Where are the inputs? See the head of this file.');
const inputs = resolve(values.inputs);
const out = new URL('../public/map/', import.meta.url).pathname;

const water = cutWater();
const borders = [
  ...readShapes('ne_10m_admin_0_boundary_lines_land').map(({ geometry }) => feature(geometry, { l: 0 })),
  ...readShapes('ne_10m_admin_1_states_provinces_lines')
    .filter(({ properties }) => served.includes(String(properties.adm0_a3)))
    .map(({ geometry, properties }) => feature(geometry, { l: isRegion(properties) ? 1 : 2 })),
];
const rivers = readShapes('ne_10m_rivers_lake_centerlines').map(({ geometry }) => feature(geometry, {}));
const neighbours = readCountries('x/usr/share/qgis/resources/data/world_map.gpkg');
writeTiles();
await writeRelief();

/** The rectangle without its land: all water, one polygon each with its area. */
function cutWater(): { readonly shape: Feature; readonly area: number }[] {
  const land = 'node_modules/@geo-maps/earth-lands-50m/map.geo.json';
  const box = `bbox=${west},${south},${east},${north}`;
  mapshaper('14gb', ['-i', land, '-clip', box, '-o', 'land.geojson', 'precision=0.00001', 'force']);
  mapshaper('14gb', [
    ...[
      '-rectangle',
      box,
      'name=sea',
      '-i',
      'land.geojson',
      'name=land',
      '-target',
      'sea',
      '-erase',
      'land',
      '-explode',
    ],
    ...['-each', 'area=this.area/1e6', '-filter', 'area>0.02', '-o', 'water.geojson', 'force'],
  ]);
  return readFeatures('water.geojson').map(({ geometry, properties }) => ({
    shape: feature(geometry, {}),
    area: Number(properties.area),
  }));
}

/** A layer of Natural Earth inside our rectangle. */
function readShapes(name: string): Feature[] {
  const shapes = `x/usr/share/magics/10m/${name}.shp`;
  mapshaper('4gb', ['-i', shapes, '-clip', `bbox=${west},${south},${east},${north}`, '-o', `${name}.geojson`, 'force']);
  return readFeatures(`${name}.geojson`);
}

function mapshaper(memory: string, args: readonly string[]): void {
  execFileSync('npx', ['mapshaper-xl', memory, ...args], { cwd: inputs, stdio: 'inherit' });
}

function readFeatures(name: string): Feature[] {
  const collection: { features: Feature[] } = JSON.parse(readFileSync(join(inputs, name), 'utf8'));
  return collection.features;
}

/** Where the neighbours of the five countries lie, drawn paler. */
function readCountries(path: string): Feature[] {
  const database = new DatabaseSync(join(inputs, path), { readOnly: true });
  const rows = database.prepare('SELECT iso_a2, geom FROM countries').all();
  return rows
    .filter(({ iso_a2: country }) => !['FR', 'ES', 'BE', 'NL', 'IT'].includes(String(country)))
    .flatMap(({ geom }) => (geom instanceof Uint8Array ? [feature(readGeometry(geom), {})] : []));
}

/** A line between regions; in Belgium and the Netherlands the provinces are what people know. */
function isRegion({ featurecla, adm0_a3: country }: Feature['properties']): boolean {
  return /region/i.test(String(featurecla)) || ['NLD', 'BEL'].includes(String(country));
}

function townsFrom(people: number): Feature[] {
  const list = new URL('../catalogue/seed/data/cities.json', import.meta.url);
  const towns: Town[] = JSON.parse(readFileSync(list, 'utf8'));
  return towns
    .filter((town) => town[5] >= people && !/^(Marseille|Lyon|Paris) \d\d/.test(town[1]))
    .map(([, n, , , , p, lat, lng, , fr, es, nl, it]) => {
      const names = Object.fromEntries(Object.entries({ fr, es, nl, it }).filter(([, name]) => name !== ''));
      return feature({ type: 'Point', coordinates: [lng, lat] }, { n, ...names, p });
    });
}

function feature(geometry: GeoJSON.Geometry, properties: Feature['properties']): Feature {
  return { type: 'Feature', geometry, properties };
}

function writeTiles(): void {
  rmSync(join(out, 't'), { recursive: true, force: true });
  const fixed = { admin: cut(borders), river: cut(rivers), others: cut(neighbours) };
  for (let zoom = zooms.first; zoom <= zooms.last; zoom++) {
    const { water: least, town, tolerance } = detail[zoom] ?? { water: 0, town: 0, tolerance: 1 };
    const shown = water.filter(({ area }) => area >= least).map(({ shape }) => shape);
    const layers = {
      water: cut(shown, { maxZoom: zoom < 6 ? zoom + 1 : zoom, tolerance, indexMaxZoom: Math.min(zoom, 5) }),
      ...fixed,
      place: cut(townsFrom(town), { buffer: 32, maxZoom: zoom }),
    };
    for (let x = column(west, zoom); x <= column(east, zoom); x++) {
      for (let y = row(north, zoom); y <= row(south, zoom); y++) writeTile(layers, zoom, x, y);
    }
  }
}

function cut(features: Feature[], options: GeoJSONVTOptions = {}): GeoJSONVT {
  const common = { maxZoom: zooms.last, indexMaxZoom: 5, indexMaxPoints: 0, tolerance: 3, extent: 4096, buffer: 64 };
  return new GeoJSONVT({ type: 'FeatureCollection', features }, { ...common, ...options });
}

function writeTile(layers: Readonly<Record<string, GeoJSONVT>>, zoom: number, x: number, y: number): void {
  const filled = Object.entries(layers).flatMap(([name, index]) => {
    const tile = index.getTile(zoom, x, y);
    return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
  });
  const folder = join(out, 't', String(zoom), String(x));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${y}.mvt`), fromGeojsonVt(Object.fromEntries(filled), { version: 2, extent: 4096 }));
}

function column(lng: number, zoom: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** zoom);
}

function row(lat: number, zoom: number): number {
  const angle = (lat * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** zoom);
}

async function writeRelief(): Promise<void> {
  const require = createRequire(join(inputs, 'package.json'));
  const { NetCDFReader } = require('netcdfjs');
  const elevations = new NetCDFReader(readFileSync(join(inputs, 'x/usr/share/ferret-vis/data/etopo5.cdf')));
  const { pixels, width, height } = reliefOf(elevations.getDataVariable('ROSE'), { west, south, east, north }, 1600);
  const image = require('sharp')(pixels, { raw: { width, height, channels: 3 } });
  await image.blur(0.8).webp({ quality: 75 }).toFile(join(out, 'relief.webp'));
}
