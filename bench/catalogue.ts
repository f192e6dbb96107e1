import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { todayIn } from '#shared/calendar/date.ts';
import { prepareCatalogue, startWorkers, workerOptions } from '../scripts/miniflare.ts';
import { type MixedCall, mixOthers, mixSearches } from './catalogue-mix.ts';
import { describeTimes, percentile, printRow } from './figures.ts';
import { askFloor } from './floor.ts';
import { countRows } from './rows-read.ts';

/** Asks one call after the other from inside workerd, where the catalogue is asked in production. */
const asker = {
  name: 'asker',
  modules: true,
  compatibilityDate: '2026-08-01',
  serviceBindings: { CATALOGUE: 'catalogue' },
  script: `export default {
    async fetch(request, { CATALOGUE }) {
      const took = [];
      for (const path of await request.json()) {
        const began = performance.now();
        const answer = await CATALOGUE.fetch('http://catalogue' + path);
        await answer.arrayBuffer();
        took.push({ ms: performance.now() - began, status: answer.status });
      }
      return Response.json(took);
    },
  }`,
};

const classes = [
  ['city, region or point', ['city', 'region', 'point']],
  ['country or anywhere', ['country', 'anywhere']],
] as const;

/** Times of the catalogue's calls at `scale` times the default size. */
export async function benchCatalogue(scale: number): Promise<void> {
  const state = `.state/bench-${scale}`;
  rmSync(state, { recursive: true, force: true });
  const catalogue = workerOptions('catalogue', { CATALOGUE_SCALE: String(scale) });
  const runtime = startWorkers([asker, catalogue], state);
  await runtime.ready;
  const began = performance.now();
  await prepareCatalogue(runtime, () => undefined);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = execFileSync('du', ['-sm', state], { encoding: 'utf8' }).split('\t')[0];
  console.log(`\nCatalogue at scale ${scale}: filled in ${seconds} s, ${size} MB on disk`);
  const today = todayIn(Date.now(), 'Europe/Paris');
  const worker = await runtime.getWorker('asker');
  const ask = async (calls: readonly string[]) => {
    const answer = await worker.fetch('http://asker/', { method: 'POST', body: JSON.stringify(calls) });
    const took = (await answer.json()) as { ms: number; status: number }[];
    const bad = took.findIndex(({ status }) => status !== 200);
    if (bad >= 0) throw new Error(`${took[bad]?.status} for ${calls[bad]}`);
    return took.map(({ ms }) => ms);
  };
  const searches = mixSearches(today);
  await ask(searches.slice(0, 20).map(({ path }) => `/offers.json${path}`));
  const searchTimes: number[] = [];
  for (const call of ['/offers.json', '/facets.json']) {
    const took = await ask(
      searches.map(({ path }) => `${call}${call === '/offers.json' ? path : path.replace(/&page=\d/, '')}`),
    );
    if (call === '/offers.json') searchTimes.push(...took);
    for (const [name, groups] of classes) {
      const times = took.filter((_, index) => isIn(groups, searches[index]));
      printRow(`${call === '/offers.json' ? 'search' : 'facets'}, ${name}`, describeTimes(times));
    }
  }
  const others = mixOthers(today);
  const took = await ask([...others, ...others, ...others].map(({ path }) => path));
  for (const group of ['autocomplete', 'mistyped', 'calendar', 'quote'] as const) {
    const times = took.filter((_, index) => others[index % others.length]?.group === group);
    printRow(group === 'mistyped' ? 'autocomplete, mistyped' : group, describeTimes(times));
  }
  await runtime.dispose();
  await compareWithFloor({ state, searches, times: searchTimes, scale });
}

interface Compared {
  readonly state: string;
  readonly searches: readonly MixedCall[];
  readonly times: readonly number[];
  readonly scale: number;
}

/** The searches beside one hand-written query each on the same file, which has to find the same, and the rows they read. */
async function compareWithFloor({ state, searches, times, scale }: Compared): Promise<void> {
  const paths = searches.map(({ path }) => path);
  const counted = await countRows(state, paths, scale);
  const floor = askFloor(state, paths);
  const differ = counted.findIndex(({ ids }, index) => String(ids) !== String(floor[index]?.ids));
  if (differ >= 0) throw new Error(`The floor finds something else for ${paths[differ]}`);
  for (const [name, groups] of classes) {
    const inClass = searches.flatMap((search, index) => (isIn(groups, search) ? [index] : []));
    const floorTimes = inClass.map((index) => floor[index]?.ms ?? Number.NaN);
    printRow(`floor (node:sqlite), ${name}`, describeTimes(floorTimes));
    const ratio = (share: number) =>
      (
        percentile(
          inClass.map((index) => times[index] ?? Number.NaN),
          share,
        ) / percentile(floorTimes, share)
      ).toFixed(1);
    printRow(`search ÷ floor, ${name}`, `p50 ${ratio(0.5).padStart(5)} ×  p95 ${ratio(0.95).padStart(5)} ×`);
    const rows = inClass.map((index) => counted[index]?.rows ?? Number.NaN);
    printRow(`rows read a search, ${name}`, `p50 ${percentile(rows, 0.5)}  p95 ${percentile(rows, 0.95)}`);
  }
}

function isIn(groups: readonly string[], call: MixedCall | undefined): boolean {
  return call !== undefined && groups.includes(call.group);
}
