import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { todayIn } from '#shared/calendar/date.ts';
import { prepareCatalogue, startWorkers, workerOptions } from '../scripts/miniflare.ts';
import { type MixedCall, mixOthers, mixSearches } from './catalogue-mix.ts';
import { describeRatio, describeTimes, percentile, printRow } from './figures.ts';
import { askFloor, type FloorSearch, writeSearch } from './floor.ts';
import { countRows } from './rows-read.ts';

/** Each round is timed this often in a row: the clock inside workerd goes by whole milliseconds. */
const repeats = 4;

/** Asks from inside workerd, where the catalogue is asked in production: the calls of a round at once, then the next. */
function createAsker() {
  const { d1Databases } = workerOptions('catalogue') as unknown as { d1Databases: object };
  return {
    name: 'asker',
    modules: true,
    compatibilityDate: '2026-08-01',
    serviceBindings: { CATALOGUE: 'catalogue' },
    d1Databases,
    script: `export default {
      async fetch(request, { CATALOGUE, DB }) {
        const { rounds, floor } = await request.json();
        const call = async (path) => {
          const answer = await CATALOGUE.fetch('http://catalogue' + path);
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(answer.status + ' for ' + path);
        };
        const query = async ({ sql, values }) => JSON.stringify(await DB.prepare(sql).bind(...values).all());
        const took = [];
        for (const round of rounds) {
          const began = performance.now();
          for (let turn = 0; turn < ${repeats}; turn++) await Promise.all(round.map(floor ? query : call));
          took.push((performance.now() - began) / ${repeats});
        }
        return Response.json(took);
      },
    }`,
  };
}

const classes = [
  ['city, region or point', ['city', 'region', 'point']],
  ['country or anywhere', ['country', 'anywhere']],
] as const;

/** Times of the catalogue's calls at `scale` times the default size. */
export async function benchCatalogue(scale: number): Promise<void> {
  const state = `.state/bench-${scale}`;
  rmSync(state, { recursive: true, force: true });
  const catalogue = workerOptions('catalogue', { CATALOGUE_SCALE: String(scale) });
  const filling = startWorkers([catalogue], state);
  const began = performance.now();
  await prepareCatalogue(filling, () => undefined);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await filling.dispose();
  const size = execFileSync('du', ['-sm', state], { encoding: 'utf8' }).split('\t')[0];
  console.log(`\nCatalogue at scale ${scale}: filled in ${seconds} s, ${size} MB on disk`);
  const today = todayIn(Date.now(), 'Europe/Paris');
  const runtime = startWorkers([createAsker(), catalogue], state);
  const worker = await runtime.getWorker('asker');
  const ask = async (rounds: readonly (readonly unknown[])[], floor = false) => {
    const answer = await worker.fetch('http://asker/', { method: 'POST', body: JSON.stringify({ rounds, floor }) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as number[];
  };
  const searches = mixSearches(today);
  const floor = searches.map(({ path }) => writeSearch(new URLSearchParams(path)));
  const searchOf = ({ path }: MixedCall) => `/offers.json${path}`;
  const facetsOf = ({ path }: MixedCall) => `/facets.json${path.replace(/&page=\d/, '')}`;
  await ask(searches.slice(0, 20).map((search) => [searchOf(search)]));
  const times = {
    search: await ask(searches.map((search) => [searchOf(search)])),
    facets: await ask(searches.map((search) => [facetsOf(search)])),
    'search with facets': await ask(searches.map((search) => [searchOf(search), facetsOf(search)])),
    'floor through D1': await ask(
      floor.map((search) => [search]),
      true,
    ),
  };
  for (const [name, took] of Object.entries(times)) {
    for (const [group, members] of classes) {
      printRow(`${name}, ${group}`, describeTimes(took.filter((_, index) => isIn(members, searches[index]))));
    }
  }
  const others = mixOthers(today);
  const otherRounds = others.map(({ path }) => [path]);
  await ask(otherRounds);
  const took = await ask(otherRounds);
  for (const group of ['autocomplete', 'mistyped', 'calendar of a stay', 'free days of a hotel', 'quote'] as const) {
    const ofGroup = took.filter((_, index) => others[index]?.group === group);
    printRow(group === 'mistyped' ? 'autocomplete, mistyped' : group, describeTimes(ofGroup));
  }
  await runtime.dispose();
  await compareWithFloor({ state, searches, floor, times: times.search, throughD1: times['floor through D1'], scale });
}

interface Compared {
  readonly state: string;
  readonly searches: readonly MixedCall[];
  readonly floor: readonly FloorSearch[];
  readonly times: readonly number[];
  readonly throughD1: readonly number[];
  readonly scale: number;
}

/** The searches beside one hand-written query each on the same file, which has to find the same, and the rows they read. */
async function compareWithFloor({ state, searches, floor: byHand, times, throughD1, scale }: Compared): Promise<void> {
  const paths = searches.map(({ path }) => path);
  const counted = await countRows(state, paths, scale);
  const floor = askFloor(state, byHand);
  const differ = counted.findIndex(({ ids }, index) => String(ids) !== String(floor[index]?.ids));
  if (differ >= 0) throw new Error(`The floor finds something else for ${paths[differ]}`);
  for (const [name, groups] of classes) {
    const inClass = searches.flatMap((search, index) => (isIn(groups, search) ? [index] : []));
    const floorTimes = inClass.map((index) => floor[index]?.ms ?? Number.NaN);
    printRow(`floor (node:sqlite), ${name}`, describeTimes(floorTimes));
    const own = inClass.map((index) => times[index] ?? Number.NaN);
    printRow(`search ÷ floor, ${name}`, describeRatio(own, floorTimes));
    const d1Times = inClass.map((index) => throughD1[index] ?? Number.NaN);
    printRow(`search ÷ floor through D1, ${name}`, describeRatio(own, d1Times));
    const rows = inClass.map((index) => counted[index]?.rows ?? Number.NaN);
    printRow(`rows read a search, ${name}`, `p50 ${percentile(rows, 0.5)}  p95 ${percentile(rows, 0.95)}`);
  }
}

function isIn(groups: readonly string[], call: MixedCall | undefined): boolean {
  return call !== undefined && groups.includes(call.group);
}
