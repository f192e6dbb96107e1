import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { host, startWorkers, workerOptions } from '../scripts/miniflare.ts';
import { percentile, printRow } from './figures.ts';

export const benchPort = 18_300;
const state = '.state/bench-1';
const markets = ['fr', 'es', 'nl', 'it', 'en'];

/** Which answers of the catalogue are late. */
type Held = 'every' | 'deferred';

/** Stands between storefront and catalogue and lets answers wait: every one, or all but the detail that decides the head. */
const delay = (ms: number, held: Held) => ({
  name: 'delay',
  modules: true,
  compatibilityDate: '2026-08-01',
  serviceBindings: { CATALOGUE: 'catalogue' },
  script: `export default {
    async fetch(request, { CATALOGUE }) {
      const isHeld = ${held === 'every'} || !new URL(request.url).pathname.endsWith('/detail.json');
      if (${ms} > 0 && isHeld) await new Promise((resolve) => setTimeout(resolve, ${ms}));
      return CATALOGUE.fetch(request);
    },
  }`,
});

/** The storefront on its port and with nothing stored yet, with a catalogue that answers `ms` later than it could. */
export async function startStorefront(ms: number, held: Held = 'every') {
  // The runtime keeps what it stored on the disk, beyond its own end.
  rmSync(`${state}/v3/cache`, { recursive: true, force: true });
  const storefront = workerOptions('storefront');
  const server = startWorkers(
    [
      {
        ...storefront,
        serviceBindings: { ...(storefront as { serviceBindings?: object }).serviceBindings, CATALOGUE: 'delay' },
        unsafeDirectSockets: [{ host, port: benchPort }],
      },
      delay(ms, held),
      workerOptions('catalogue'),
    ],
    state,
  );
  await server.ready;
  return server;
}

interface Fetched {
  readonly firstByteMs: number;
  readonly totalMs: number;
  readonly body: Buffer;
}

function get(market: string, path: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const options = { host, port: benchPort, path, headers: { host: `${market}.localhost:${benchPort}` } };
    const asked = request(options, (response) => {
      const pieces: Buffer[] = [];
      let firstByteMs = 0;
      response.on('data', (piece: Buffer) => {
        firstByteMs ||= performance.now() - began;
        pieces.push(piece);
      });
      response.on('end', () =>
        resolve({ firstByteMs, totalMs: performance.now() - began, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

interface Waiting {
  readonly title: string;
  readonly paths: readonly string[];
  readonly ms: number;
  readonly held: Held;
}

const waitings: readonly Waiting[] = [
  { title: 'every answer of the upstream', paths: ['/', '/search'], ms: 200, held: 'every' },
  // A hotel and a stay of another one: they share reviews.
  { title: 'every block but the detail', paths: ['/weekend/900001', '/hotel/900004'], ms: 2000, held: 'deferred' },
];

/** First byte and end of an answer, never from a warm cache: every market is asked once by a new runtime. */
export async function benchFirstByte(): Promise<void> {
  for (const waiting of waitings) await benchWaiting(waiting);
}

async function benchWaiting({ title, paths, ms: late, held }: Waiting): Promise<void> {
  console.log(`\nFirst byte and end of the answer with ${title} held, cold cache, p50 of 15`);
  const first: Record<string, number> = {};
  for (const ms of [0, late]) {
    const taken: Record<string, Fetched[]> = Object.fromEntries(paths.map((path) => [path, []]));
    for (let round = 0; round < 3; round++) {
      const server = await startStorefront(ms, held);
      await get('en', '/nowhere');
      for (const market of markets) {
        for (const path of Object.keys(taken)) taken[path]?.push(await get(market, `${path}?utm_run=${round}`));
      }
      await server.dispose();
    }
    for (const [path, list] of Object.entries(taken)) {
      const begin = percentile(
        list.map(({ firstByteMs }) => firstByteMs),
        0.5,
      );
      const end = percentile(
        list.map(({ totalMs }) => totalMs),
        0.5,
      );
      const change = ms === 0 ? '' : `  (+${(begin - (first[path] ?? 0)).toFixed(1)} ms against 0)`;
      first[path] ??= begin;
      printRow(`${path} held ${ms} ms`, `${begin.toFixed(1)} ms, ${end.toFixed(1)} ms${change}`);
    }
  }
}

/** kB of a text by gzip 6 and brotli 11. */
export function describeSize(body: Buffer): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return `${kB(gzipSync(body).length)} gzip, ${kB(brotli.length)} brotli, ${kB(body.length)} raw`;
}

/** HTML and CSS of the three pages. */
export async function benchMarkup(pages: Readonly<Record<string, string>>): Promise<void> {
  console.log('\nMarkup and styles');
  for (const [name, path] of Object.entries(pages)) {
    const { body } = await get('fr', path);
    printRow(`${name}: HTML`, describeSize(body));
    const sheets = [...body.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    if (sheets.length === 0) throw new Error(`No style sheet on ${path}`);
    const styles = await Promise.all(sheets.map((href) => get('fr', href)));
    const sum = [body, ...styles.map((sheet) => sheet.body)].reduce((all, one) => all + kilobytes(one), 0);
    printRow(`${name}: HTML + CSS`, `${sum.toFixed(1)} kB gzip`);
  }
}

function kilobytes(body: Buffer): number {
  return gzipSync(body).length / 1000;
}
